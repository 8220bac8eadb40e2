import { settleRequest } from "../../../modules/tax-portal/answer.service";
import { httpTaxPortal } from "../../../modules/tax-portal/http-tax-portal";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import type { Play } from "./order-play";
import { deskAct, type Move } from "./trade-world";

/** Moves between the desk and the tax portal; none of them is a step of the order. */
export const portalMoves: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  "portal answers": answer,
  "cancel registration": cancel,
};

/** The portal answers the first pending request about the order. @throws Refusal when there is none */
async function answer({ tx, world, trade, at }: Play): Promise<void> {
  const request = await waitingRequests(tx, trade.orderId).forUpdate("portal_request").executeTakeFirst();
  if (request === undefined) throw new Refusal("conflict", { message: "Nothing waits for the portal." });
  const { url, publicKey: key } = world.portal;
  await settleRequest(tx, request, httpTaxPortal(url), { at, actorId: null, key });
}

/** The desk cancels the order's latest invoice at the portal, or tries to where there is none. */
async function cancel({ tx, world, trade, at }: Play): Promise<void> {
  const invoice = await tx
    .selectFrom("issued_paper")
    .select("id")
    .where("order_id", "=", trade.orderId)
    .where("kind", "=", "invoice")
    .orderBy("id", "desc")
    .executeTakeFirst();
  const body = { cause: "mistake" };
  await deskAct(tx, world, at, { name: "e-invoice cancel", id: invoice?.id ?? 999_999_999, body });
}

function waitingRequests(tx: Db, orderId: number) {
  return tx
    .selectFrom("portal_request")
    .innerJoin("issued_paper", "issued_paper.id", "portal_request.paper_id")
    .selectAll("portal_request")
    .where("issued_paper.order_id", "=", orderId)
    .where("portal_request.state", "=", "waiting")
    .orderBy("portal_request.id");
}

/** The portal's turn, while an order waits for it. */
export async function nextPortalMove(tx: Db, orderId: number): Promise<Pick<Move, "what" | "pick"> | undefined> {
  const request = await waitingRequests(tx, orderId).executeTakeFirst();
  return request && { what: "portal answers", pick: 0 };
}

import type { ActContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { endRefused, keepAnswer } from "./answer.service";
import { selectEInvoice } from "./e-invoice.store";
import { hasLaterRequest, lockRequest, type PortalRequestRow } from "./portal-request.store";
import type { CheckedContext } from "./registration.service";
import { PortalRefusal, type TaxPortal } from "./tax-portal";

/** What somebody read at the portal and enters. */
export interface TypedAnswer {
  readonly irn?: string | undefined;
  readonly ack_no?: string | undefined;
  readonly signed_qr?: string | undefined;
  readonly eway_bill?: string | undefined;
  readonly valid_until?: string | undefined;
  /** When it was done, according to the portal. */
  readonly at?: string | undefined;
}

/**
 * Accepts the portal's answer as entered by the desk, with the same checks as one received from the portal; even for a failed request.
 *
 * @throws Refusal 404, 409 already answered or since asked again, 422 a field is missing, a time is impossible, or the answer is for
 * something else
 */
export async function answerByHand(
  tx: Db,
  requestId: number,
  typed: TypedAnswer,
  context: CheckedContext,
): Promise<void> {
  const request = await openRequest(tx, requestId);
  const at = typed.at === undefined ? context.at : new Date(typed.at);
  await checkMoment(tx, request, at, context.at);
  try {
    await keepAnswer(tx, request, typedPortal(typed, at), context);
  } catch (error) {
    throw error instanceof PortalRefusal ? new Refusal("invalid", { message: error.message }) : error;
  }
}

/** Records a refusal that the desk read at the portal. @throws Refusal 404, 409 */
export async function refuseByHand(
  tx: Db,
  requestId: number,
  { code, message }: { readonly code: string; readonly message: string },
  context: ActContext,
): Promise<void> {
  await endRefused(tx, await waitingRequest(tx, requestId), new PortalRefusal(code, message), context);
}

async function waitingRequest(tx: Db, id: number): Promise<PortalRequestRow> {
  const request = found(await lockRequest(tx, id));
  if (request.state !== "waiting") throw answeredAlready();
  return request;
}

/** A request that waits, or that failed and was not sent again: the desk may have put it right at the portal itself. */
async function openRequest(tx: Db, id: number): Promise<PortalRequestRow> {
  const request = found(await lockRequest(tx, id));
  if (request.state === "done") throw answeredAlready();
  if (request.state === "failed" && (await hasLaterRequest(tx, request))) {
    throw new Refusal("conflict", { message: "The portal was asked again since. Please answer the later request." });
  }
  return request;
}

/** An entered answer counts for the day on which the portal gave it, however late it is entered. @throws Refusal 422 */
async function checkMoment(tx: Db, { call, paper_id }: PortalRequestRow, at: Date, now: Date): Promise<void> {
  if (at > now) throw invalidField("at", "This time is in the future");
  const row = await selectEInvoice(tx, paper_id);
  if (!row) return;
  const day = tradeDay(at);
  if (day < row.issued_on) throw invalidField("at", `The document is of ${row.issued_on}. Please enter a later time`);
  if (call === "registerInvoice" && row.report_by !== null && day > row.report_by) {
    throw invalidField(
      "at",
      `The portal took this document until ${row.report_by}. Please enter when it registered it`,
    );
  }
}

function answeredAlready(): Refusal {
  return new Refusal("conflict", { message: "This has already been answered." });
}

/** A portal that returns what was entered. */
function typedPortal(typed: TypedAnswer, at: Date): TaxPortal {
  const has = <Field extends keyof TypedAnswer>(field: Field): string => typed[field] ?? missing(field);
  const changed = async () => ({ validUntil: new Date(has("valid_until")) });
  const ewayBill = async () => ({ number: has("eway_bill"), madeAt: at, ...(await changed()) });
  return {
    registerInvoice: async () => ({
      irn: has("irn").toLowerCase(),
      ackNo: has("ack_no"),
      ackAt: at,
      signedQr: has("signed_qr"),
    }),
    cancelIrn: async () => {},
    makeEwb: ewayBill,
    makeEwbByIrn: ewayBill,
    setVehicle: changed,
    setTransporter: notHere,
    extend: changed,
    cancelEwb: async () => {},
  };
}

function missing(field: string): never {
  throw invalidField(field, "Please enter this as the portal shows it");
}

function notHere(): never {
  throw new Refusal("conflict", { message: "This is not answered here." });
}

import { formatPaise } from "@mandi/shared/format/rupees";
import { type Paise, paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { lockDeclaration, refuseForwardCarrier } from "../freight-bills/freight-tax.service";
import { notify } from "../notifications/notification.service";
import type { OrderRow } from "../orders/order.store";
import { checkStep, recordStep } from "../orders/steps/step.service";
import { replaceAward, selectAward } from "./freight-award.store";
import { selectTransporter } from "./shipment.store";
import { listShipments } from "./shipment-view.open.store";

/** The transporter of an order; undefined while there is none. */
export const findAward = selectAward;

/** The transporter who gets the freight, and the price per MT. */
export interface Award {
  readonly transporterId: number;
  readonly pricePaise: Paise;
  readonly reason: string;
}

/** The buyer agreed to this freight, so an award may not change it. @throws Refusal 422 */
function refuseOtherToPay({ to_pay_rate_paise: agreedPaise }: OrderRow, { pricePaise }: Award): void {
  if (agreedPaise === null || agreedPaise === pricePaise) return;
  throw invalidField(
    "price",
    `The consignee pays the carrier ${formatPaise(paise(agreedPaise))} per MT, as was agreed`,
  );
}

/** The carrier is paid exactly what is recovered from the buyer (rule 33). @throws Refusal 422 */
function refuseOtherCost({ freight_mode, transport_price_paise: agreedPaise }: OrderRow, { pricePaise }: Award): void {
  if (freight_mode !== "pure_agent" || agreedPaise === pricePaise) return;
  throw invalidField("price", `The buyer pays ${formatPaise(paise(agreedPaise))} per MT at cost, as was agreed`);
}

/**
 * Awards the freight of an order, for the first time or again as long as no vehicle is planned.
 *
 * @throws Refusal 404 no such transporter, 409 vehicles are already planned, 422 a price other than the one that the consignee or the buyer agreed to pay
 */
export async function awardFreight(tx: Db, order: OrderRow, award: Award, context: ActContext): Promise<void> {
  checkStep(order, "award", "desk");
  refuseOtherToPay(order, award);
  refuseOtherCost(order, award);
  if (order.freight_mode === "pure_agent") {
    await lockDeclaration(tx, award.transporterId);
    await refuseForwardCarrier(tx, award.transporterId, context.at);
  }
  const transporter = found(await selectTransporter(tx, award.transporterId), "There is no such transporter.");
  if ((await listShipments(tx, order.id)).length > 0) {
    throw new Refusal("conflict", { message: "Vehicles are already planned. Please remove them first." });
  }
  const before = await selectAward(tx, order.id);
  await replaceAward(tx, { orderId: order.id, ...award, at: context.at, actorId: context.actorId });
  const name = transporter.company_name || transporter.name;
  const entries = [
    { text: cutText(`${name} carries the goods`, 400), audience: ["buyer", "seller"] as const },
    { text: `You carry order ${order.number}`, audience: ["transporter"] as const },
  ];
  await recordStep(tx, order, { step: "award", entries }, context);
  if (before !== undefined && before.transporter_id !== award.transporterId) {
    await notify(tx, {
      kind: "freight taken away",
      userIds: [before.transporter_id],
      values: { order: order.number },
      // The order is no longer theirs to open.
      link: null,
      at: context.at,
    });
  }
}

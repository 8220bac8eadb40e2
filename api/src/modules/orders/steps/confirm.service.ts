import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter, isDay } from "@mandi/shared/format/days";
import type { Paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../../platform/act-context";
import { tradeDay } from "../../../platform/clock";
import { cutText } from "../../../platform/cut-text";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { commitStock, releaseStock } from "../../auction/stock/stock.service";
import { lockOrderBooks } from "../../ledger/order-books.service";
import { forfeitAdvance, refundAdvance } from "../../ledger/order-refund.service";
import { listLoads } from "../../shipments/shipment-load.open.store";
import { issueProforma } from "../../trade-papers/proforma.service";
import type { StepTaker } from "../order.policy";
import { refOf } from "../order.service";
import type { OrderRow } from "../order.store";
import { checkStep, recordStep } from "./step.service";
import { updateCancelled, updateDispatchDay } from "./step.store";

/** The seller must dispatch within this time to confirm. */
const dispatchWithinDays = 60;

/**
 * The seller has the goods and sets the day of dispatch: what was on hold leaves their stock.
 *
 * @throws Refusal 409, 422 for a day in the past or too far ahead
 */
export async function confirmOrder(
  tx: Db,
  order: OrderRow,
  confirmation: {
    readonly taker: StepTaker;
    readonly dispatchDay: string | undefined;
    readonly remark?: string | undefined;
  },
  context: ActContext,
): Promise<void> {
  checkStep(order, "confirm", confirmation.taker);
  const day = checkDispatchDay(confirmation.dispatchDay, context.at);
  await commitStock(tx, order.quotation_id, context.at);
  await updateDispatchDay(tx, order.id, day);
  await issueProforma(tx, order, day, context);
  const text = `Stock confirmed, dispatch on ${formatDay(day)}`;
  const { remark } = confirmation;
  await recordStep(tx, order, { step: "confirm", status: "confirm", entries: [{ text }], remark }, context);
}

function checkDispatchDay(day: string | undefined, at: Date): string {
  const today = tradeDay(at);
  if (day === undefined || !isDay(day))
    throw invalidField("dispatch_date", sentenceOf(SellerOrderEventBody.properties.dispatch_date));
  if (day < today) throw invalidField("dispatch_date", "The dispatch date is already past");
  if (day > daysAfter(today, dispatchWithinDays))
    throw invalidField("dispatch_date", "The dispatch date is too far ahead");
  return day;
}

/** What happens to the money paid for a cancelled order. */
export interface Cancellation {
  readonly reason: string;
  /** Part of the advance that goes back to the buyer; the rest is kept (docs/domain.md#refunds-and-cancellation). */
  readonly refundPaise: Paise;
}

/**
 * Cancels an order before it is loaded. Only the desk can: the advance is refunded or kept by a ledger entry, and
 * the stock is free again (docs/domain.md#refunds-and-cancellation).
 *
 * @throws Refusal 409 later than that, 422 more than was paid
 */
export async function cancelOrder(
  tx: Db,
  order: OrderRow,
  cancellation: Cancellation,
  context: ActContext,
): Promise<void> {
  checkStep(order, "cancel", "desk");
  const loads = await listLoads(tx, order.id);
  if (loads.some(({ isLoaded }) => isLoaded)) {
    throw new Refusal("conflict", { message: "A vehicle is already loaded, so this order cannot be cancelled." });
  }
  const ref = refOf(order);
  await lockOrderBooks(tx, ref, order.buyer_id);
  const { refundPaise } = cancellation;
  if (refundPaise > 0) {
    await refundAdvance(tx, { order: ref, buyerId: order.buyer_id, amountPaise: refundPaise }, context);
  }
  const keptPaise = await forfeitAdvance(tx, ref, context);
  await releaseStock(tx, order.quotation_id, context.at);
  await updateCancelled(tx, order.id, cancellation.reason, context.at);
  await recordStep(
    tx,
    order,
    {
      step: "cancel",
      status: "cancel",
      entries: [
        { text: cutText(`Order cancelled: ${cancellation.reason}`, 400), audience: ["buyer"] },
        { text: "Order cancelled", audience: ["seller", "transporter"] },
        ...(keptPaise > 0 ? [{ text: "The advance was kept", audience: ["buyer"] as const }] : []),
      ],
    },
    context,
  );
}

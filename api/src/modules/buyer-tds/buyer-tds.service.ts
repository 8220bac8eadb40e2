import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { OrderTdsBody } from "@mandi/shared/contract/order-tds";
import { isDay } from "@mandi/shared/format/days";
import { type DeductedFrom, deductionDayProblem } from "@mandi/shared/format/deduction-day";
import { formatPaise } from "@mandi/shared/format/rupees";
import { checkTan } from "@mandi/shared/format/tan";
import { addPaise, maxPaise, minPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { roundDownToRupee, roundTaxToRupee } from "@mandi/shared/money/rounding";
import type { ActContext } from "../../platform/act-context";
import { startOfDay, tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { userAccount } from "../ledger/account";
import { lockBalance } from "../ledger/account.service";
import { afterPayment, afterReversal, readDue, readUnpaidInvoice } from "../orders/amounts/order-payment.service";
import { lockOrder, lockOrderFor } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { findBooking, readUnderCheckOfOrder } from "../payments/bank-transfer.service";
import { paymentGoesTo } from "../payments/payment-entries";
import { saveTan } from "../profiles/profile.service";
import { readNumbers } from "../profiles/profile-view.service";
import { findTaxRate, findTaxText } from "../tax/tax-row.service";
import type { UnpaidInvoice } from "../trade-papers/unpaid-of-buyer.service";
import { bookAdvice, takeAdviceBack } from "./buyer-tds.entries";
import { selectAdviceForUpdate, selectAdvisedOfOrder, selectOpenOfQuarter } from "./buyer-tds.store";
import { quarterOf } from "./quarter";

/** What a buyer may deduct from an order. */
export interface Deductible {
  readonly code: string;
  /** Of the buyer; empty until they enter one. */
  readonly tan: string;
  /** In whole rupees: the rate on the order's total with GST, less what they deducted. */
  readonly mostPaise: Paise;
  readonly advisedPaise: Paise;
}

/** The statutory rate on an order's total with GST, without freight at cost, in whole rupees; zero where no row of the law applies. */
export async function readMostDeducted(db: Db, order: OrderRow, at: Date): Promise<Paise> {
  const rate = await findTaxRate(db, { key: "tds.rate", scope: "goods", day: tradeDay(at) });
  if (rate === undefined) return zeroPaise;
  const wholePaise = addPaise(goodsOf(order), paise(order.paper_difference_paise));
  return roundTaxToRupee(maxPaise(wholePaise, zeroPaise), rate.bp);
}

/** Freight at cost is the carrier's and not part of the goods: the buyer agreed to pay it in full. */
function goodsOf({ freight_mode, for_paise, freight_paise }: OrderRow): Paise {
  return paise(freight_mode === "pure_agent" ? for_paise - freight_paise : for_paise);
}

/** What a buyer may still deduct from an order; null where no row of the law applies. */
export async function findDeductible(db: Db, order: OrderRow, at: Date): Promise<Deductible | null> {
  const day = tradeDay(at);
  const code = await findTaxText(db, { key: "tds.code", scope: "goods", day });
  if (code === undefined || order.status === "cancel") return null;
  const advisedPaise = await selectAdvisedOfOrder(db, order.id);
  const leftPaise = subtractPaise(await readMostDeducted(db, order, at), advisedPaise);
  return {
    code,
    tan: (await readNumbers(db, order.buyer_id)).tan_number,
    mostPaise: maxPaise(zeroPaise, leftPaise),
    advisedPaise,
  };
}

/**
 * A buyer deducted tax from what they owe for an order: it counts as paid, and waits for their certificate
 * (docs/domain.md#tax-deducted-at-source).
 *
 * @throws Refusal 404 not the caller's, 409 cancelled, 422 without a TAN, for a paid invoice, for a day in the future or before what it was
 * deducted from, or for more than the statutory rate or than is due
 */
export async function adviseDeduction(
  tx: Db,
  input: {
    readonly buyerId: number;
    readonly orderId: number;
    readonly amountPaise: Paise;
    readonly tan?: string | undefined;
    /** The number of the invoice that it was deducted from. */
    readonly invoice?: string | undefined;
    /** On which it was deducted; today where it is absent. */
    readonly day?: string | undefined;
  },
  context: ActContext,
): Promise<void> {
  const { buyerId, amountPaise } = input;
  const order = await lockOrderFor(tx, "buyer", buyerId, input.orderId);
  if (order.status === "cancel") throw new Refusal("conflict", { message: "This order is cancelled." });
  const tan = await tanOf(tx, buyerId, input.tan, context.at);
  const invoice = input.invoice === undefined ? null : await readUnpaidInvoice(tx, order.id, input.invoice, "invoice");
  const day = input.day ?? tradeDay(context.at);
  refuseDay(day, tradeDay(context.at), invoice ? paperFrom(invoice) : await readDeductedFrom(tx, order));
  const deductedAt = startOfDay(day);
  const deductible = found(await findDeductible(tx, order, deductedAt));
  const { duePaise } = await readDue(tx, order);
  const openPaise = subtractPaise(duePaise, await readUnderCheckOfOrder(tx, order.id));
  refuseAbove(amountPaise, deductible.mostPaise, openPaise);
  if (invoice !== null && amountPaise > invoice.restPaise) {
    throw invalidField("amount", `This is more than is due for the ${invoice.kind}`);
  }
  const { year, quarter } = quarterOf(deductedAt);
  const of = {
    invoice_id: invoice?.id ?? null,
    tan,
    code: deductible.code,
    financial_year: year,
    quarter,
    date: day,
  };
  const towards = await paymentGoesTo(tx, order, userAccount("tds_receivable", buyerId));
  await bookAdvice(tx, { order, towards, amountPaise, of }, context);
  await afterPayment(tx, order.id, context, `TDS of ${formatPaise(amountPaise)} deducted`);
}

function paperFrom({ kind, number, date }: UnpaidInvoice): DeductedFrom {
  return { name: `${kind === "invoice" ? "Invoice" : "Debit note"} ${number}`, day: date };
}

/**
 * What tax is deducted from before there is an invoice: the order, or the transfer of its booking amount, which is older than the order
 * that the desk makes when it finds it.
 */
export async function readDeductedFrom(
  db: Db,
  { created_at, quotation_id }: Pick<OrderRow, "created_at" | "quotation_id">,
): Promise<DeductedFrom> {
  const day = tradeDay(created_at);
  const paidOn = (await findBooking(db, quotation_id))?.paidOn ?? day;
  return paidOn < day ? { name: "The booking amount", day: paidOn } : { name: "This order", day };
}

function refuseDay(day: string, today: string, from: DeductedFrom): void {
  const problem = isDay(day) ? deductionDayProblem(day, today, from) : sentenceOf(OrderTdsBody.properties.deducted_on);
  if (problem !== null) throw invalidField("deducted_on", problem);
}

/** The TAN that was entered, which is saved in the profile, or else the one already there. @throws Refusal 422 */
async function tanOf(tx: Db, buyerId: number, typed: string | undefined, at: Date): Promise<string> {
  const { tan_number: known } = await readNumbers(tx, buyerId);
  const tan = checkTan(typed ?? known);
  if (tan.value === "") throw invalidField("tan_number", "To deduct tax at source you need a TAN. Please enter it.");
  if (tan.kind === "invalid") throw invalidField("tan_number", tan.reason);
  if (tan.value !== known) await saveTan(tx, buyerId, tan.value, at);
  return tan.value;
}

function refuseAbove(amountPaise: Paise, mostPaise: Paise, openPaise: Paise): void {
  if (amountPaise <= 0 || roundDownToRupee(amountPaise) !== amountPaise) {
    throw invalidField("amount", "Tax deducted at source is in whole rupees. Please enter the amount");
  }
  const least = minPaise(mostPaise, openPaise);
  if (amountPaise <= least) return;
  const text = least > 0 ? `At most ${formatPaise(least)} can be deducted now` : "Nothing can be deducted now";
  throw invalidField("amount", text);
}

/**
 * Refuses what a buyer claims to have deducted: they owe it again.
 *
 * @throws Refusal 404, 409 when it was already refused, its order is cancelled, or a certificate shows it
 */
export async function refuseAdvice(tx: Db, id: number, reason: string, context: ActContext): Promise<void> {
  const advice = found(await selectAdviceForUpdate(tx, id));
  const order = await lockOrder(tx, advice.order_id);
  if (advice.refused_at !== null) throw new Refusal("conflict", { message: "This has already been refused." });
  if (order.status === "cancel") {
    throw new Refusal("conflict", { message: "This order is cancelled and its advance is settled." });
  }
  // Locked so that no certificate covering it is entered until the transaction ends.
  await lockBalance(tx, userAccount("tds_receivable", advice.buyer_id));
  const { buyer_id: buyerId, tan, code, financial_year: year, quarter } = advice;
  if ((await selectOpenOfQuarter(tx, { buyerId, tan, code, year, quarter })) < advice.amount_paise) {
    throw new Refusal("conflict", { message: "A certificate already shows this tax." });
  }
  await takeAdviceBack(tx, { order, advice, reason }, context);
  const text = `Tax deducted at source of ${formatPaise(advice.amount_paise)} is not accepted: ${reason}`;
  await afterReversal(tx, order.id, { text, side: "buyer" }, context);
}

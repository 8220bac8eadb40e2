import type { PaymentBody } from "@mandi/shared/contract/payment";
import { formatPaise } from "@mandi/shared/format/rupees";
import { minPaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { selectPayable } from "../../../reads/invoiced-due.read";
import { refuseNewCredit } from "../../credit/credit-block.service";
import { keepForNextInvoice } from "../../ledger/invoice-reversal.service";
import { readOrderMoney } from "../../ledger/statement.service";
import { listPapersOfOrder } from "../../papers/paper.service";
import { readUnderCheckOfOrder, reportBankPayment } from "../../payments/bank-transfer.service";
import { payOrderFromCash, payOrderOnCredit, readPartOfDue } from "../../payments/payment.service";
import type { Payment } from "../../payments/payment.store";
import { transferOf } from "../../payments/reported-transfer";
import { readUnpaidOfOrder, type UnpaidInvoice } from "../../trade-papers/unpaid-of-buyer.service";
import { debitNotes, standingInvoice } from "../invoice/order-papers";
import type { Party } from "../order.policy";
import { lockOrder, lockOrderFor, readOrder, refOf } from "../order.service";
import type { OrderRow } from "../order.store";
import { recordStep } from "../steps/step.service";
import { updateSettled } from "../steps/step.store";
import { dueOf, settledOf } from "./order-due";

/** What a buyer owes for an order now; negative when they are to get money back (docs/domain.md#prices). */
export async function readDue(
  db: Db,
  order: OrderRow,
): Promise<{ readonly settledPaise: Paise; readonly duePaise: Paise }> {
  const { paidPaise } = await readOrderMoney(db, order.id);
  return { settledPaise: settledOf(order, paidPaise), duePaise: dueOf(order, paidPaise) };
}

/**
 * Pays an order's due amount or a part of it: cash and credit at once, a bank transfer when the desk has found it.
 *
 * @throws Refusal 404 not the caller's, 409 cancelled, 422 above what is due and not under check, or below the minimum.
 */
export async function payOrder(
  tx: Db,
  input: { readonly buyerId: number; readonly orderId: number; readonly payment: PaymentBody; readonly at: Date },
): Promise<Payment> {
  const { buyerId, payment, at } = input;
  const order = await lockOrderFor(tx, "buyer", buyerId, input.orderId);
  if (order.status === "cancel") throw new Refusal("conflict", { message: "This order is cancelled." });
  const { duePaise } = await readDue(tx, order);
  // Two transfers for the same due amount would leave one of them without a purpose.
  const payablePaise = subtractPaise(duePaise, await readUnderCheckOfOrder(tx, order.id));
  if (payablePaise <= 0) {
    const message = duePaise > 0 ? "Your transfer is being checked." : "Nothing is due for this order.";
    throw new Refusal("refused", { message });
  }
  const invoice = payment.invoice === undefined ? null : await readUnpaidInvoice(tx, order.id, payment.invoice);
  const mostPaise = invoice === null ? payablePaise : minPaise(payablePaise, invoice.restPaise);
  const amountPaise = payment.amount === undefined ? mostPaise : readPartOfDue(payment.amount, mostPaise);
  if (amountPaise > payablePaise) throw invalidField("amount", "This is more than the due amount");
  if (amountPaise > mostPaise)
    throw invalidField("amount", `This is more than is due for the ${invoice?.kind ?? "order"}`);
  const paid = await settleFrom(tx, {
    order,
    buyerId,
    payment,
    invoice,
    amountPaise,
    duePaise,
    at,
  });
  if (paid.status === "verified")
    await afterPayment(tx, order.id, { at, actorId: buyerId }, receivedWords(paid.amountPaise));
  return paid;
}

/** Why an invoice or debit note cannot be named, at the field. */
async function notUnpaid(tx: Db, orderId: number, number: string): Promise<string> {
  const papers = await listPapersOfOrder(tx, orderId);
  const isDebited = debitNotes(papers).some((note) => note.number === number);
  return isDebited || standingInvoice(papers, number) !== undefined
    ? `Nothing is due for ${number} any more. Please choose again`
    : "This is not an invoice or debit note of this order. Please choose again";
}

/** An unpaid invoice or debit note of an order by its number, not all of it under check. @throws Refusal 422 at `field` */
export async function readUnpaidInvoice(
  tx: Db,
  orderId: number,
  number: string,
  field = "invoice",
): Promise<UnpaidInvoice> {
  const { invoices } = await readUnpaidOfOrder(tx, orderId);
  const invoice = invoices.find((unpaid) => unpaid.number === number);
  if (invoice === undefined) throw invalidField(field, await notUnpaid(tx, orderId, number));
  if (invoice.restPaise <= 0)
    throw invalidField(field, `Your transfer for this ${invoice.kind} is being checked. Please choose again`);
  return invoice;
}

async function settleFrom(
  tx: Db,
  input: {
    readonly order: OrderRow;
    readonly buyerId: number;
    readonly payment: PaymentBody;
    readonly invoice: UnpaidInvoice | null;
    readonly amountPaise: Paise;
    readonly duePaise: Paise;
    readonly at: Date;
  },
): Promise<Payment> {
  const { order, buyerId, payment, invoice, amountPaise, duePaise, at } = input;
  const invoiceId = invoice?.id ?? null;
  const own = { buyerId, order: refOf(order), invoiceId, paper: invoice ?? undefined, amountPaise, duePaise, at };
  if (payment.source === "cash") return payOrderFromCash(tx, own);
  if (payment.source === "credit") {
    await refuseNewCredit(tx, { buyerId, usedFor: order.number, at });
    return payOrderOnCredit(tx, own);
  }
  return reportBankPayment(tx, {
    payerId: buyerId,
    amountPaise,
    transfer: transferOf(payment),
    subject: {
      purpose: "final",
      order: refOf(order),
      invoiceId,
      askedPaise: await readAsked(tx, order.id, invoice, at),
    },
    at,
  });
}

/** What a buyer is asked for: the rest of an invoice or debit note, or of all that is invoiced; as they read it. */
async function readAsked(tx: Db, orderId: number, invoice: UnpaidInvoice | null, at: Date): Promise<Paise> {
  if (invoice !== null) return invoice.restPaise;
  return (await selectPayable(tx, [orderId], at)).get(orderId)?.paise ?? zeroPaise;
}

/** A received payment as the timeline says it. */
export const receivedWords = (amountPaise: Paise): string => `Payment of ${formatPaise(amountPaise)} received`;

/**
 * What follows from a received payment: a line in the buyer's timeline; what it pays beyond the invoices waits for the next one;
 * settlement where nothing is left to pay.
 */
export async function afterPayment(tx: Db, orderId: number, context: ActContext, text: string): Promise<void> {
  const order = await readOrder(tx, orderId);
  await recordStep(tx, order, { step: "paid", entries: [{ text, audience: ["buyer"] }] }, context);
  if (order.status !== "delivered") await keepForNextInvoice(tx, refOf(order), context);
  await settleIfDone(tx, orderId, context);
}

/** Closes a delivered order when due and payables are zero (docs/domain.md#order). Call it after whatever pays somebody. */
export async function settleIfDone(tx: Db, orderId: number, context: ActContext): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== "delivered" || order.settled_at !== null) return;
  if (await isOpen(tx, order)) return;
  await updateSettled(tx, orderId, context.at);
  await recordStep(tx, order, { step: "settled", entries: [{ text: "Order settled" }] }, context);
}

/** Whether anything is still owed for this order. */
async function isOpen(tx: Db, order: OrderRow): Promise<boolean> {
  const money = await readOrderMoney(tx, order.id);
  return dueOf(order, money.paidPaise) !== 0 || money.sellerOwedPaise !== 0 || money.transporterOwedPaise !== 0;
}

/** Opens a settled order again when something is owed. Call it after whatever a side can charge later. */
export async function openIfOwed(tx: Db, order: OrderRow): Promise<void> {
  if (order.settled_at !== null && (await isOpen(tx, order))) await updateSettled(tx, order.id, null);
}

/** What follows from a reversed entry: a line in the timeline of the side it concerns, and an order that is open again. */
export async function afterReversal(
  tx: Db,
  orderId: number,
  correction: { readonly text: string; readonly side: Party },
  context: ActContext,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  await openIfOwed(tx, order);
  const entries = [{ text: correction.text, audience: [correction.side] }];
  await recordStep(tx, order, { step: "corrected", entries }, context);
  await settleIfDone(tx, orderId, context);
}

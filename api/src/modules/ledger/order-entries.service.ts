import type { Kilograms } from "@mandi/shared/money/kilograms";
import { minPaise, negatePaise, type Paise, paisePerRupee, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { splitTaxIncluded } from "@mandi/shared/pricing/receivable";
import { gstOf, type TaxedPaper } from "@mandi/shared/pricing/taxed-paper";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import {
  orderAccount,
  orderAccountKinds,
  platformAccount,
  platformAccountKinds,
  userAccount,
  userAccountKinds,
} from "./account";
import { lockBalance, lockBalances } from "./account.service";
import { type EntryContext, type PostedJournal, post, readJournal, reverse } from "./ledger.service";
import { lockAccounts, selectLatestOnceJournal } from "./ledger.store";
import { ledgerEvents } from "./ledger-events";
import type { FreightBillFacts, OrderKey, OrderRef } from "./ledger-facts";

/*
 * What happens to an order's money, by the words of the trade. Everything here runs in the caller's transaction, is safe
 * against a repeated call where a document number identifies it (409), and leaves the decision "may this happen now" to
 * the order's own state machine.
 *
 * What posts several journals first locks every account it may touch, all at once: locks taken journal by journal would be
 * taken in another order by the next function, and the two would deadlock.
 */

/** A supplier's or the platform's invoice over a loaded quantity. */
export interface InvoiceEntry {
  readonly order: OrderRef;
  /** Unique within the order; one invoice per vehicle is normal. */
  readonly invoice: string;
  readonly quantityKg: Kilograms;
  /** The lines on the loaded quantity, GST included. */
  readonly grossPaise: Paise;
  readonly gst: BasisPoints;
}

/**
 * Locks everything the entries of an order may touch. Call it first when one transaction makes several entries (sale, bill
 * and commission of one invoice): two orders doing so at once then queue instead of deadlocking.
 */
export async function lockOrderBooks(tx: Db, order: OrderKey, buyerId?: number): Promise<void> {
  const buyer = buyerId === undefined ? [] : userAccountKinds.map((kind) => userAccount(kind, buyerId));
  await lockAccounts(tx, [
    ...platformAccountKinds.map(platformAccount),
    ...orderAccountKinds.map((kind) => orderAccount(kind, order.id)),
    ...buyer,
  ]);
}

/**
 * The sale invoice on the loaded quantity: the buyer owes the goods and the freight, then the advance pays as much of it
 * as it can. Freight is its own row, so that the buyer sees both figures.
 */
export async function recordSale(
  tx: Db,
  entry: InvoiceEntry & { readonly freightPaise: Paise },
  context: EntryContext,
): Promise<void> {
  const { order, invoice, quantityKg } = entry;
  const onOrder = { ...context, orderId: order.id };
  const { netPaise, taxPaise } = splitTaxIncluded(entry.grossPaise, entry.gst);
  const none = { freightPaise: zeroPaise, roundOffPaise: zeroPaise };
  const facts = { order, invoice, quantityKg, netPaise, gstPaise: taxPaise, ...none };
  await lockBalances(
    tx,
    orderAccount("advance", order.id),
    orderAccount("receivable", order.id),
    platformAccount("sales"),
    platformAccount("gst_out"),
    platformAccount("freight_recovered"),
  );
  await post(tx, ledgerEvents.saleInvoiced(facts), { ...onOrder, onceKey: `sale:${order.id}:${invoice}` });
  if (entry.freightPaise > 0) {
    await post(tx, ledgerEvents.freightCharged({ order, quantityKg, amountPaise: entry.freightPaise }), onOrder);
  }
  await applyAdvance(tx, order, context);
}

/** The sale of goods and freight by one paper: the buyer owes what it says, then the advance pays as much of it as it can. */
export async function recordTaxedSale(
  tx: Db,
  entry: Pick<InvoiceEntry, "order" | "invoice" | "quantityKg"> & { readonly paper: TaxedPaper },
  context: EntryContext,
): Promise<void> {
  const { order, invoice, quantityKg, paper } = entry;
  await lockBalances(
    tx,
    orderAccount("advance", order.id),
    orderAccount("receivable", order.id),
    ...(["sales", "freight_recovered", "gst_out", "rounding"] as const).map(platformAccount),
  );
  const sale = ledgerEvents.saleInvoiced({
    order,
    invoice,
    quantityKg,
    netPaise: paper.goodsPaise,
    freightPaise: paper.freightPaise,
    gstPaise: gstOf(paper.heads),
    roundOffPaise: paper.roundOffPaise,
  });
  await post(tx, sale, { ...context, orderId: order.id, onceKey: `sale:${order.id}:${invoice}` });
  await applyAdvance(tx, order, context);
}

/** Lets the advance pay what the buyer owes, as far as both reach. Nothing to apply is no error. */
export async function applyAdvance(tx: Db, order: OrderRef, context: EntryContext): Promise<Paise> {
  const [advance, receivable] = [orderAccount("advance", order.id), orderAccount("receivable", order.id)];
  const balanceOf = await lockBalances(tx, advance, receivable);
  const amountPaise = minPaise(balanceOf(advance), balanceOf(receivable));
  if (amountPaise <= 0) return zeroPaise;
  await post(tx, ledgerEvents.advanceApplied({ order, amountPaise }), { ...context, orderId: order.id });
  return amountPaise;
}

/**
 * Undoes what counted as paid for an order, also where invoices have used the advance since: the buyer then owes it.
 *
 * @throws Refusal as `reverse` does
 */
export async function takePaymentBack(
  tx: Db,
  entry: { readonly order: OrderRef; readonly journalId: number; readonly reason: string },
  context: EntryContext,
): Promise<void> {
  const { order, journalId, reason } = entry;
  const [advance, receivable] = [orderAccount("advance", order.id), orderAccount("receivable", order.id)];
  const { lines } = await readJournal(tx, journalId);
  const balanceOf = await lockBalances(tx, advance, receivable, ...lines.map(({ account }) => account));
  const tookPaise = lines.find(({ account }) => account.kind === "advance")?.amountPaise ?? zeroPaise;
  const usedPaise = subtractPaise(negatePaise(tookPaise), balanceOf(advance));
  if (tookPaise < 0 && usedPaise > 0) {
    const facts = { order, amountPaise: negatePaise(usedPaise) };
    await post(tx, ledgerEvents.advanceApplied(facts), { ...context, orderId: order.id });
  }
  await reverse(tx, { journalId, reason }, context);
}

/** The seller's bill on the loaded quantity; the platform owes it. */
export async function recordSellerBill(tx: Db, entry: InvoiceEntry, context: EntryContext): Promise<PostedJournal> {
  const { order, invoice, quantityKg } = entry;
  const { netPaise, taxPaise } = splitTaxIncluded(entry.grossPaise, entry.gst);
  const facts = { order, invoice, quantityKg, netPaise, gstPaise: taxPaise, roundOffPaise: zeroPaise };
  return post(tx, ledgerEvents.sellerBilled(facts), {
    ...context,
    orderId: order.id,
    onceKey: `bill:${order.id}:${invoice}`,
  });
}

/** The seller's bill by its paper, tax on the rate and rounded to the rupee; the platform owes what it says. */
export async function recordTaxedBill(
  tx: Db,
  entry: Pick<InvoiceEntry, "order" | "invoice" | "quantityKg"> & { readonly paper: TaxedPaper },
  context: EntryContext,
): Promise<PostedJournal> {
  const { order, invoice, quantityKg, paper } = entry;
  const { goodsPaise: netPaise, roundOffPaise } = paper;
  const bill = { order, invoice, quantityKg, netPaise, gstPaise: gstOf(paper.heads), roundOffPaise };
  return post(tx, ledgerEvents.sellerBilled(bill), {
    ...context,
    orderId: order.id,
    onceKey: `bill:${order.id}:${invoice}`,
  });
}

/** The commission that a seller's rate includes, with its GST; once per bill. Not for commission type exclude. */
export async function recordCommission(
  tx: Db,
  entry: {
    readonly order: OrderRef;
    readonly invoice: string;
    readonly commissionPaise: Paise;
    readonly gstPaise: Paise;
  },
  context: EntryContext,
): Promise<PostedJournal> {
  return post(tx, ledgerEvents.commissionDeducted(entry), {
    ...context,
    orderId: entry.order.id,
    onceKey: `commission:${entry.order.id}:${entry.invoice}`,
  });
}

/**
 * What the seller handed the driver of a vehicle in all: the platform owes it to the seller instead of the transporter. An
 * amount entered before is reversed, so the last one counts; zero takes it back.
 *
 * @throws Refusal 409 when the seller has been paid the higher amount of before: that payment is to be undone first.
 */
export async function recordFreightAdvance(
  tx: Db,
  entry: { readonly order: OrderRef; readonly vehicle: string; readonly amountPaise: Paise },
  context: EntryContext,
): Promise<void> {
  const { order, vehicle, amountPaise } = entry;
  const seller = orderAccount("payable:seller", order.id);
  await lockBalances(tx, seller, orderAccount("payable:transporter", order.id));
  const onceKey = `freight-advance:${order.id}:${vehicle}`;
  const former = await selectLatestOnceJournal(tx, order.id, onceKey);
  if (former?.isLiving) {
    await reverse(tx, { journalId: former.id, reason: "freight advance corrected" }, context);
  }
  if (amountPaise > 0) {
    await post(tx, ledgerEvents.freightAdvancedBySeller(entry), {
      ...context,
      orderId: order.id,
      onceKey: former === undefined ? onceKey : `${onceKey}/after/${former.id}`,
    });
  }
  if ((await lockBalance(tx, seller)) < 0) {
    const message = "The seller has been paid this advance. Please undo that payment first.";
    throw new Refusal("conflict", { message });
  }
}

/** The freight of a delivered vehicle; the platform owes it from here on. */
export async function recordFreightBill(
  tx: Db,
  entry: { readonly order: OrderRef; readonly bill: string; readonly amountPaise: Paise },
  context: EntryContext,
): Promise<PostedJournal> {
  return post(tx, ledgerEvents.freightBilled(entry), {
    ...context,
    orderId: entry.order.id,
    onceKey: `freight-bill:${entry.order.id}:${entry.bill}`,
  });
}

/**
 * The carrier's bill for a vehicle, approved: its GST and what it has beyond the freight; once for its paper, as the carrier's
 * numbers begin again each year. Nothing to post is no error.
 */
export async function recordApprovedFreightBill(
  tx: Db,
  entry: FreightBillFacts & { readonly paperId: number },
  context: EntryContext,
): Promise<void> {
  const { order, paperId, detentionPaise, gstPaise } = entry;
  if (detentionPaise === 0 && gstPaise === 0) return;
  const onceKey = `freight-bill-approved:${paperId}`;
  await post(tx, ledgerEvents.freightBillApproved(entry), { ...context, orderId: order.id, onceKey });
}

/**
 * A difference of the real freight from the agreed one, signed. Whether the buyer had to accept it is the caller's
 * rule. A lower freight leaves the buyer with a credit balance, see `refundOverpayment`.
 */
export async function recordFreightChange(
  tx: Db,
  entry: { readonly order: OrderRef; readonly amountPaise: Paise },
  context: EntryContext,
): Promise<PostedJournal> {
  await lockBalances(
    tx,
    orderAccount("advance", entry.order.id),
    orderAccount("receivable", entry.order.id),
    platformAccount("freight_recovered"),
  );
  const posted = await post(tx, ledgerEvents.freightChanged(entry), { ...context, orderId: entry.order.id });
  await applyAdvance(tx, entry.order, context);
  return posted;
}

/** Writes off at most a rupee that would keep an order open. @throws Refusal 422 above one rupee. */
export async function writeOffResidue(tx: Db, order: OrderRef, context: EntryContext): Promise<void> {
  const amountPaise = await lockBalance(tx, orderAccount("receivable", order.id));
  if (amountPaise === 0) return;
  if (Math.abs(amountPaise) > paisePerRupee) {
    throw new Refusal("refused", { message: "Only a difference of at most one rupee is written off." });
  }
  await post(tx, ledgerEvents.residueWrittenOff({ order, amountPaise }), { ...context, orderId: order.id });
}

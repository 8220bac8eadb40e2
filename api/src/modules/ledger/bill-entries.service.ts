import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import { splitTaxIncluded } from "@mandi/shared/pricing/receivable";
import { gstOf, type TaxedPaper } from "@mandi/shared/pricing/taxed-paper";
import type { Db } from "../../platform/database/database";
import { type EntryContext, type PostedJournal, post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import type { InvoiceEntry, InvoiceKey, OrderRef, SellerNoteFacts } from "./ledger-facts";

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

/** The seller's bill with the figures of its document, tax on the rate and rounded to the rupee; the platform owes its total. */
export async function recordTaxedBill(
  tx: Db,
  entry: InvoiceKey & { readonly paper: TaxedPaper },
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

/** The seller's credit note on a bill; once for its document, because their numbers start again each year. */
export async function recordSellerNote(
  tx: Db,
  entry: SellerNoteFacts & { readonly paperId: number },
  context: EntryContext,
): Promise<PostedJournal> {
  const onceKey = `seller-note:${entry.paperId}`;
  return post(tx, ledgerEvents.sellerNoted(entry), { ...context, orderId: entry.order.id, onceKey });
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

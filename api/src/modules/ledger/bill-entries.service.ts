import { gstOf, type TaxedPaper } from "@mandi/shared/pricing/taxed-paper";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { type PostedJournal, post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import type { InvoiceKey, SellerNoteFacts } from "./ledger-facts";

/** The seller's bill with the figures of its document, tax on the rate and rounded to the rupee; the platform owes its total. */
export async function recordSellerBill(
  tx: Db,
  entry: InvoiceKey & { readonly paper: TaxedPaper },
  context: ActContext,
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
  context: ActContext,
): Promise<PostedJournal> {
  const onceKey = `seller-note:${entry.paperId}`;
  return post(tx, ledgerEvents.sellerNoted(entry), { ...context, orderId: entry.order.id, onceKey });
}

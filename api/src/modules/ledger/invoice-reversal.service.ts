import { addPaise, negatePaise, type Paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { orderAccount, platformAccount } from "./account";
import { lockBalances } from "./account.service";
import { readOwedBeforeClaims } from "./claims.service";
import { post, reverse } from "./ledger.service";
import { selectOnceJournals, selectSumOfOnceKeys } from "./ledger.store";
import { ledgerEvents } from "./ledger-events";
import type { NoteFacts, OrderRef } from "./ledger-facts";
import { tdsKey } from "./tax-entries.service";

/** An invoice as recorded in its entries. */
export interface RecordedInvoice {
  readonly order: Pick<OrderRef, "id">;
  /** The seller's own number, and the platform's to the buyer. */
  readonly invoice: string;
  readonly saleNumber: string;
  /** Key of the seller's document: TDS was deducted on it. */
  readonly billPaperId: number;
}

export interface InvoiceReversal extends RecordedInvoice {
  readonly order: OrderRef;
  /** The platform's credit note to the buyer; null: the invoice was cancelled without one. */
  readonly creditNote: string | null;
}

const keysOf = ({ order, invoice, saleNumber, billPaperId }: RecordedInvoice): readonly string[] => [
  `sale:${order.id}:${saleNumber}`,
  `agent-freight:${order.id}:${saleNumber}`,
  `bill:${order.id}:${invoice}`,
  tdsKey(billPaperId),
];

/** What the seller is no longer owed once an invoice is reversed: their bill, less the tax deducted on it. */
export async function readBilled(db: Db, entry: RecordedInvoice): Promise<Paise> {
  return negatePaise(await selectSumOfOnceKeys(db, orderAccount("payable:seller", entry.order.id), keysOf(entry)));
}

/** Whether the seller was paid for an invoice that `billedPaise` of theirs belongs to: its reversal would leave them overpaid. */
export async function isSellerPaidFor(db: Db, orderId: number, billedPaise: Paise): Promise<boolean> {
  return addPaise(await readOwedBeforeClaims(db, orderId, "seller"), negatePaise(billedPaise)) < 0;
}

/** Why an invoice that its seller was paid for cannot be reversed. */
export const sellerPaidText = "The seller has been paid for this invoice. Our desk has to reverse that payment first.";

/**
 * Cancels one invoice: sale, bill and TDS are reversed by their mirrors, and what the buyer had paid for it
 * becomes their advance again (docs/domain.md#ledger: a correction reverses, it never edits).
 *
 * @throws Refusal 409 when the seller has been paid for it; that payment must be reversed first.
 */
export async function takeInvoiceBack(tx: Db, entry: InvoiceReversal, context: ActContext): Promise<void> {
  const { order, invoice, saleNumber, creditNote } = entry;
  await lockBalances(
    tx,
    ...(["receivable", "payable:seller", "advance"] as const).map((kind) => orderAccount(kind, order.id)),
    ...(["sales", "gst_out", "freight_recovered", "agent_freight", "rounding"] as const).map(platformAccount),
  );
  if (await isSellerPaidFor(tx, order.id, await readBilled(tx, entry))) {
    throw new Refusal("conflict", { message: sellerPaidText });
  }
  for (const { id, event } of await selectOnceJournals(tx, keysOf(entry))) {
    const ofSale = creditNote === null ? `invoice ${saleNumber} was cancelled` : `credit note ${creditNote}`;
    const reason =
      event === "sale invoiced" || event === "agent freight charged" ? ofSale : `invoice ${invoice} was cancelled`;
    await reverse(tx, { journalId: id, reason }, context);
  }
  await keepForNextInvoice(tx, order, context);
}

/** Posts a note on a part of an invoice; what the buyer paid beyond the rest becomes their advance again. */
export async function recordNote(tx: Db, note: NoteFacts, context: ActContext): Promise<void> {
  const { order } = note;
  const onceKey = `note:${order.id}:${note.note}`;
  await post(tx, ledgerEvents.noteIssued(note), { ...context, orderId: order.id, onceKey });
  await keepForNextInvoice(tx, order, context);
}

/** What the buyer paid beyond the invoices of an order becomes their advance, which the next invoice uses. */
export async function keepForNextInvoice(tx: Db, order: OrderRef, context: ActContext): Promise<void> {
  const receivable = orderAccount("receivable", order.id);
  const balanceOf = await lockBalances(tx, receivable, orderAccount("advance", order.id));
  if (balanceOf(receivable) >= 0) return;
  const amountPaise = negatePaise(balanceOf(receivable));
  await post(tx, ledgerEvents.advanceFreed({ order, amountPaise }), { ...context, orderId: order.id });
}

import { negatePaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { orderAccount, platformAccount } from "./account";
import { lockBalances } from "./account.service";
import { lockOwedBeforeClaims } from "./claims.service";
import { post, reverse } from "./ledger.service";
import { selectOnceJournals } from "./ledger.store";
import { ledgerEvents } from "./ledger-events";
import type { NoteFacts, OrderRef } from "./ledger-facts";
import { tdsKey } from "./tax-entries.service";

/** An invoice as recorded in its entries. */
export interface InvoiceReversal {
  readonly order: OrderRef;
  /** The seller's own number, and the platform's to the buyer. */
  readonly invoice: string;
  readonly saleNumber: string;
  /** Key of the seller's document: TDS was deducted on it. */
  readonly billPaperId: number;
  /** The platform's credit note to the buyer; null: the invoice was cancelled without one. */
  readonly creditNote: string | null;
}

/**
 * Cancels one invoice: sale, bill and TDS are reversed by their mirrors, and what the buyer had paid for it
 * becomes their advance again (docs/domain.md#ledger: a correction reverses, it never edits).
 *
 * @throws Refusal 409 when the seller has been paid for it; that payment must be reversed first.
 */
export async function takeInvoiceBack(tx: Db, entry: InvoiceReversal, context: ActContext): Promise<void> {
  const { order, invoice, saleNumber, billPaperId, creditNote } = entry;
  await lockBalances(
    tx,
    ...(["receivable", "payable:seller", "advance"] as const).map((kind) => orderAccount(kind, order.id)),
    ...(["sales", "gst_out", "freight_recovered", "agent_freight", "rounding"] as const).map(platformAccount),
  );
  const keys = [
    `sale:${order.id}:${saleNumber}`,
    `agent-freight:${order.id}:${saleNumber}`,
    `bill:${order.id}:${invoice}`,
    tdsKey(billPaperId),
  ];
  for (const { id, event } of await selectOnceJournals(tx, keys)) {
    const ofSale = creditNote === null ? `invoice ${saleNumber} was cancelled` : `credit note ${creditNote}`;
    const reason =
      event === "sale invoiced" || event === "agent freight charged" ? ofSale : `invoice ${invoice} was cancelled`;
    await reverse(tx, { journalId: id, reason }, context);
  }
  if ((await lockOwedBeforeClaims(tx, order.id, "seller")) < 0) {
    const message = "The seller has been paid for this invoice. Our desk has to reverse that payment first.";
    throw new Refusal("conflict", { message });
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

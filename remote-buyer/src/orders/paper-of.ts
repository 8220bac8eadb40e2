import type { Order } from "@mandi/shared/contract/order";
import type { CreditNote, TaxInvoice } from "@mandi/shared/contract/tax-invoice";

/** A paper of an order that is alone. A credit note says what its invoice said. */
export type OrderPaper =
  | { readonly kind: "invoice"; readonly invoice: TaxInvoice; readonly takenBackBy: CreditNote | null }
  | { readonly kind: "credit note"; readonly invoice: TaxInvoice; readonly note: CreditNote };

/** The paper of an order with this number; null where there is none. An older API names no credit notes. */
export function paperOf({ invoices = [], credit_notes = [] }: Order, number: string): OrderPaper | null {
  const note = credit_notes.find((candidate) => candidate.number === number);
  if (note) return { kind: "credit note", invoice: note.invoice, note };
  const active = invoices.find((candidate) => candidate.number === number);
  if (active) return { kind: "invoice", invoice: active, takenBackBy: null };
  const takenBackBy = credit_notes.find(({ invoice }) => invoice.number === number);
  return takenBackBy ? { kind: "invoice", invoice: takenBackBy.invoice, takenBackBy } : null;
}

import type { Order } from "@mandi/shared/contract/order";
import type { CreditNote, DebitNote, TaxInvoice } from "@mandi/shared/contract/tax-invoice";

/** A single document of an order. A note includes its invoice and the part that it corrects. */
export type OrderPaper =
  | { readonly kind: "invoice"; readonly invoice: TaxInvoice; readonly takenBackBy: CreditNote | null }
  | { readonly kind: "credit note"; readonly invoice: TaxInvoice; readonly note: CreditNote }
  | { readonly kind: "debit note"; readonly invoice: TaxInvoice; readonly note: DebitNote };

/** The document of an order with this number; null where there is none. */
export function paperOf(order: Order, number: string): OrderPaper | null {
  const { invoices = [], credit_notes = [], debit_notes = [] } = order;
  const credit = credit_notes.find((candidate) => candidate.number === number);
  if (credit) return { kind: "credit note", invoice: credit.invoice, note: credit };
  const debit = debit_notes.find((candidate) => candidate.number === number);
  if (debit) return { kind: "debit note", invoice: debit.invoice, note: debit };
  const active = invoices.find((candidate) => candidate.number === number);
  if (active) return { kind: "invoice", invoice: active, takenBackBy: null };
  const takenBackBy = credit_notes.find(({ invoice, part }) => invoice.number === number && !part);
  return takenBackBy ? { kind: "invoice", invoice: takenBackBy.invoice, takenBackBy } : null;
}

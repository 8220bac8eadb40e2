import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { payment } from "@mandi/shared/messages/desk";

/** An invoice or a debit note by its kind and number; by its number alone where the kind is not known. */
export function paidPaper(number: string, kind: DeskPayment["invoice_kind"]): string {
  if (kind === undefined) return number;
  return kind === "debit note" ? payment.debitNoteOf(number) : payment.invoiceOf(number);
}

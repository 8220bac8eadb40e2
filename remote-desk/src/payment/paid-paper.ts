import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { paperName } from "@mandi/shared/format/paper-name";

/** An invoice or a debit note by its kind and number; by its number alone where the kind is not known. */
export function paidPaper(number: string, kind: DeskPayment["invoice_kind"]): string {
  return kind === undefined ? number : paperName({ kind, number });
}

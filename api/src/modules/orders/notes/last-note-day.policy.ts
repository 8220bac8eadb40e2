import { financialYear } from "../../../platform/document-numbers";

/**
 * The last day of a note on an invoice (section 34 of the CGST Act): the month and day of the law (`11-30`) after the financial year
 * of the invoice.
 *
 * @param invoiceDay day in Asia/Kolkata
 */
export function lastNoteDay(invoiceDay: string, monthAndDay: string): string {
  const endsIn = 2000 + Number(financialYear(new Date(invoiceDay)).slice(2));
  return `${endsIn}-${monthAndDay}`;
}

import type { InvoiceLine, TaxSplit } from "@mandi/shared/contract/tax-invoice";
import { type Paise, paiseFromRupees, subtractPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { IssuedPaper } from "../papers/paper";

/** The figures that a document prints, read from its snapshot and not from the forms that are made of it. */
interface PrintedFigures {
  readonly lines: readonly InvoiceLine[];
  readonly tax: TaxSplit;
  readonly total: number;
}

/** The figures of an invoice or note; null for any other document. */
export function printedFigures({ snapshot }: IssuedPaper): PrintedFigures | null {
  if ("invoice" in snapshot) return { ...snapshot.invoice, ...snapshot.part };
  return "recipient" in snapshot && "lines" in snapshot && "tax" in snapshot ? snapshot : null;
}

/** A document whose registration was cancelled no longer counts; its number is returned as cancelled. */
export function isCounted({ events }: IssuedPaper): boolean {
  return events.every(({ event }) => event !== "void");
}

/** What a document adds to a month, in paise: a credit is subtracted. */
export function sumsOf(paper: IssuedPaper): { readonly net: Paise; readonly tax: Paise } {
  const figures = printedFigures(paper);
  if (figures === null) return { net: zeroPaise, tax: zeroPaise };
  const net = paiseFromRupees(figures.tax.taxable_amount);
  const heads = gstPrinted(figures.tax);
  if (paper.kind !== "credit note") return { net, tax: heads };
  return { net: subtractPaise(zeroPaise, net), tax: subtractPaise(zeroPaise, heads) };
}

/** The GST of all heads, in paise. */
export function gstPrinted({ cgst, sgst, utgst, igst }: TaxSplit): Paise {
  return sumPaise([cgst, sgst, utgst, igst].map(paiseFromRupees));
}

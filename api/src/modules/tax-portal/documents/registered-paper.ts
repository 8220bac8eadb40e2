import type { InvoiceLine, NotePart, TaxInvoice, TaxSplit } from "@mandi/shared/contract/tax-invoice";
import { checkGstin } from "@mandi/shared/format/gstin";
import { paiseFromRupees, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { roundPart } from "@mandi/shared/money/rounding";
import type { Dispatch, IssuedPaper } from "../../papers/paper";
import type { DocumentType, NumberedDocument } from "./irn";

/** A document of the platform as the portals know it: its parties are those of the invoice, its figures its own. */
export interface RegisteredPaper extends NumberedDocument {
  readonly invoice: TaxInvoice;
  readonly lines: readonly InvoiceLine[];
  readonly tax: TaxSplit;
  /** In rupees, signed. */
  readonly roundOff: number;
  readonly total: number;
  /** The invoice that a note corrects. */
  readonly corrects: { readonly number: string; readonly date: string } | null;
  /** The loading place; absent on older invoices that did not store it. */
  readonly dispatch: Dispatch | null;
}

const types: Readonly<Partial<Record<IssuedPaper["kind"], DocumentType>>> = {
  invoice: "INV",
  "credit note": "CRN",
  "debit note": "DBN",
};

/**
 * A document for the e-invoice portal: an invoice or a note of the platform to a buyer with a GSTIN; null for any other document.
 */
export function registeredPaperOf(issued: Pick<IssuedPaper, "kind" | "snapshot">): RegisteredPaper | null {
  const paper = returnedPaperOf(issued);
  return paper === null || checkGstin(paper.invoice.recipient.gst_number).kind === "invalid" ? null : paper;
}

/**
 * A document for the return of sales: an invoice or a note of the platform, whether or not the buyer has a GSTIN; null for any other
 * document.
 */
export function returnedPaperOf({ kind, snapshot }: Pick<IssuedPaper, "kind" | "snapshot">): RegisteredPaper | null {
  const type = types[kind];
  if (type === undefined) return null;
  const isNote = "invoice" in snapshot;
  const invoice: TaxInvoice & { readonly dispatch?: Dispatch } = isNote ? snapshot.invoice : Object(snapshot);
  const part: NotePart | undefined = isNote ? snapshot.part : undefined;
  return {
    type,
    gstin: invoice.supplier.gst_number,
    number: snapshot.number,
    date: snapshot.date,
    invoice,
    lines: part?.lines ?? invoice.lines,
    tax: part?.tax ?? invoice.tax,
    roundOff: part?.round_off ?? invoice.round_off ?? 0,
    total: part?.total ?? invoice.total,
    corrects: isNote ? { number: invoice.number, date: invoice.date } : null,
    dispatch: isNote ? null : (invoice.dispatch ?? null),
  };
}

/** Tax of a line by head, in paise: within a state the halves are equal; on older documents CGST had the odd paisa. */
export function lineTax({ tax }: Pick<RegisteredPaper, "tax">, { amount, taxable_amount }: InvoiceLine) {
  const whole = subtractPaise(paiseFromRupees(amount), paiseFromRupees(taxable_amount));
  if (tax.igst !== 0) return { integrated: whole, central: zeroPaise, state: zeroPaise };
  const central = roundPart(whole, 1, 2);
  return { integrated: zeroPaise, central, state: subtractPaise(whole, central) };
}

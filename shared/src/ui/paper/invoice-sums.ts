import { formatRupees } from "../../format/rupees";
import { documents, paperSumTerms } from "../../messages/papers";
import { paperSums, type SummedPaper } from "../../pricing/paper-sums";
import type { Definition } from "../data/definition-list";

/** Rupees as on a document, with paise. */
export const paperMoney = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

/** The label of a document's total, and the total with freight at cost. */
type SumTerms = Readonly<Record<"total" | "payable", string>>;

const ofInvoice: SumTerms = { total: documents.total, payable: paperSumTerms.payable() };

/** Taxable value, GST by the heads that apply, freight where the invoice has one, round-off and the total. */
export function invoiceSums(invoice: SummedPaper, terms: SumTerms = ofInvoice): readonly Definition[] {
  return paperSums(invoice).map(({ kind, amount }) => ({
    term: kind === "total" || kind === "payable" ? terms[kind] : paperSumTerms[kind](invoice.tax.gst),
    value: paperMoney(amount),
    isTotal: kind === "total" || kind === "payable",
  }));
}

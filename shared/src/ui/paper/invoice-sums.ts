import { formatRupees } from "../../format/rupees";
import { documents, paperSumTerms } from "../../messages/papers";
import { paperSums, type SummedPaper } from "../../pricing/paper-sums";
import type { Definition } from "../data/definition-list";

/** Rupees as a paper says them, with paise. */
export const paperMoney = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

/** Taxable value, GST by the heads that apply, freight where the invoice has one, round-off and the total. */
export function invoiceSums(invoice: SummedPaper, totalTerm: string = documents.total): readonly Definition[] {
  return paperSums(invoice).map(({ kind, amount }) => ({
    term: kind === "total" ? totalTerm : paperSumTerms[kind](invoice.tax.gst),
    value: paperMoney(amount),
    isTotal: kind === "total" || kind === "payable",
  }));
}

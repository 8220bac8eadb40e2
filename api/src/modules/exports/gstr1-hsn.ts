import { type Kilograms, kilograms, kilogramsFromTonnes, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { lineTax, type RegisteredPaper } from "../tax-portal/documents/registered-paper";
import { type Amounts, amountsOf, noAmounts, plusPaper, presentAmounts } from "./gstr1-amounts";

interface HsnSum {
  readonly hsn: string;
  readonly rate: number;
  readonly description: string;
  quantityKg: Kilograms;
  amounts: Amounts;
}

/** Goods by HSN and rate, less credit notes (table 12). */
export function hsnOf(papers: readonly RegisteredPaper[]) {
  const sums = new Map<string, HsnSum>();
  for (const paper of papers) {
    const sign = paper.type === "CRN" ? -1 : 1;
    const amounts = amountsOfLines(paper);
    for (const [place, line] of paper.lines.entries()) {
      const key = `${line.hsn} ${paper.tax.gst}`;
      const sum = sums.get(key) ?? {
        hsn: line.hsn,
        rate: paper.tax.gst,
        description: line.description.slice(0, 30),
        quantityKg: kilograms(0),
        amounts: noAmounts,
      };
      sum.quantityKg = kilograms(sum.quantityKg + sign * kilogramsFromTonnes(line.quantity));
      sum.amounts = plusPaper(sum.amounts, amounts[place] ?? noAmounts, paper);
      sums.set(key, sum);
    }
  }
  return [...sums.values()].map(({ hsn, rate, description, quantityKg, amounts }, place) => ({
    num: place + 1,
    hsn_sc: hsn,
    desc: description,
    uqc: "MTS",
    qty: tonnesFromKilograms(quantityKg),
    rt: rate,
    ...presentAmounts(amounts),
  }));
}

/**
 * Amounts of each line. The last one of a credit note takes what rounding left: lines of older ones were rounded one by one, and their
 * paper stands with the exact rest. Any other difference is no rounding and stays for the comparison with the documents to report.
 */
function amountsOfLines(paper: RegisteredPaper): readonly Amounts[] {
  const own = paper.lines.map((line): Amounts => {
    return { taxable: paiseFromRupees(line.taxable_amount), ...lineTax(paper, line) };
  });
  const rest = own.reduce((left, line) => plusPaper(left, line, { type: "CRN" }), amountsOf(paper));
  const isRounding = paper.type === "CRN" && Object.values(rest).every((head) => Math.abs(head) <= own.length);
  return own.map((line, place) =>
    isRounding && place === own.length - 1 ? plusPaper(line, rest, { type: "INV" }) : line,
  );
}

import { type Kilograms, kilograms, kilogramsFromTonnes, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { lineTax, type RegisteredPaper } from "../tax-portal/documents/registered-paper";
import { type Amounts, noAmounts, plusPaper, presentAmounts } from "./gstr1-amounts";

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
    for (const line of paper.lines) {
      const key = `${line.hsn} ${paper.tax.gst}`;
      const sum = sums.get(key) ?? {
        hsn: line.hsn,
        rate: paper.tax.gst,
        description: line.description.slice(0, 30),
        quantityKg: kilograms(0),
        amounts: noAmounts,
      };
      sum.quantityKg = kilograms(sum.quantityKg + sign * kilogramsFromTonnes(line.quantity));
      const ofLine = { taxable: paiseFromRupees(line.taxable_amount), ...lineTax(paper, line) };
      sum.amounts = plusPaper(sum.amounts, ofLine, paper);
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

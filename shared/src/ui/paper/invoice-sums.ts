import type { SellerBill } from "../../contract/tax-invoice";
import { formatRupees } from "../../format/rupees";
import { documents } from "../../messages/papers";
import type { Definition } from "../data/definition-list";

/** Rupees as a paper says them, with paise. */
export const paperMoney = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

interface PaperSums extends Pick<SellerBill, "tax" | "total"> {
  /** A seller's bill has none. */
  readonly freight?: number;
  /** Signed. */
  readonly round_off?: number;
}

/** Taxable value, GST by the heads that apply, freight where the invoice has one, and the total. */
export function invoiceSums(
  { tax, freight = 0, round_off = 0, total }: PaperSums,
  totalTerm: string = documents.total,
): readonly Definition[] {
  const half = String(tax.gst / 2);
  const heads = [
    { term: documents.cgst(half), amount: tax.cgst },
    { term: documents.sgst(half), amount: tax.sgst },
    { term: documents.utgst(half), amount: tax.utgst },
    { term: documents.igst(String(tax.gst)), amount: tax.igst },
    { term: documents.freight, amount: freight },
    { term: documents.rounding, amount: round_off },
  ];
  return [
    { term: documents.taxable, value: paperMoney(tax.taxable_amount) },
    ...heads.filter(({ amount }) => amount !== 0).map(({ term, amount }) => ({ term, value: paperMoney(amount) })),
    { term: totalTerm, value: paperMoney(total), isTotal: true },
  ];
}

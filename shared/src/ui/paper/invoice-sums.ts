import type { SellerBill } from "../../contract/tax-invoice";
import { formatRupees } from "../../format/rupees";
import { documents } from "../../messages/papers";
import { hasFreightTaxed } from "../../pricing/freight-taxed";
import type { Definition } from "../data/definition-list";

/** Rupees as a paper says them, with paise. */
export const paperMoney = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

/** What a paper is summed up from; a seller's bill has no freight. */
export type SummedInvoice = Pick<SellerBill, "tax" | "total"> & {
  readonly freight?: number;
  readonly round_off?: number;
};

/** Taxable value, GST by the heads that apply, freight where the invoice has one, round-off and the total. */
export function invoiceSums(
  { tax, freight = 0, round_off = 0, total }: SummedInvoice,
  totalTerm: string = documents.total,
): readonly Definition[] {
  const isInside = hasFreightTaxed({ tax, freight, total });
  const half = String(tax.gst / 2);
  const heads = [
    { term: documents.cgst(half), amount: tax.cgst },
    { term: documents.sgst(half), amount: tax.sgst },
    { term: documents.utgst(half), amount: tax.utgst },
    { term: documents.igst(String(tax.gst)), amount: tax.igst },
    { term: documents.freight, amount: isInside ? 0 : freight },
    { term: documents.rounding, amount: round_off },
  ];
  return [
    ...(isInside && freight !== 0 ? [{ term: documents.freightInside, value: paperMoney(freight) }] : []),
    { term: documents.taxable, value: paperMoney(tax.taxable_amount) },
    ...heads.filter(({ amount }) => amount !== 0).map(({ term, amount }) => ({ term, value: paperMoney(amount) })),
    { term: totalTerm, value: paperMoney(total), isTotal: true },
  ];
}

import type { TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { formatRupees } from "@mandi/shared/format/rupees";
import { documents } from "@mandi/shared/messages/buyer-trade";
import type { Definition } from "@mandi/shared/ui/data/definition-list";

/** Rupees as a paper says them, with paise. */
export const paperMoney = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

/** Taxable value, GST by the heads that apply, freight and the total of an invoice. */
export function invoiceSums(
  { tax, freight, total }: Pick<TaxInvoice, "tax" | "freight" | "total">,
  totalTerm: string = documents.total,
): readonly Definition[] {
  const half = String(tax.gst / 2);
  const heads = [
    { term: documents.cgst(half), amount: tax.cgst },
    { term: documents.sgst(half), amount: tax.sgst },
    { term: documents.utgst(half), amount: tax.utgst },
    { term: documents.igst(String(tax.gst)), amount: tax.igst },
    { term: documents.freight, amount: freight },
  ];
  return [
    { term: documents.taxable, value: paperMoney(tax.taxable_amount) },
    ...heads.filter(({ amount }) => amount !== 0).map(({ term, amount }) => ({ term, value: paperMoney(amount) })),
    { term: totalTerm, value: paperMoney(total), isTotal: true },
  ];
}

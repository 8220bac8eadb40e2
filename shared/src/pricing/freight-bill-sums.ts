import { sumRupees } from "../money/paise";

/** The amounts of a carrier's bill, by the names of the wire, in rupees. */
export interface SummedFreightBill {
  readonly tax: Readonly<Record<"gst" | "taxable_amount" | "cgst" | "sgst" | "utgst" | "igst", number>>;
  readonly reverse_charge: boolean;
  readonly total: number;
}

type FreightBillSumKind = "taxable" | "cgst" | "sgst" | "utgst" | "igst" | "total" | "reverse";

/**
 * The totals of a carrier's bill in the order of the document. Under reverse charge the recipient pays the GST to the
 * state, so it is not in the total.
 */
export function freightBillSums({ tax, reverse_charge, total }: SummedFreightBill) {
  const heads = [
    { kind: "cgst", amount: tax.cgst },
    { kind: "sgst", amount: tax.sgst },
    { kind: "utgst", amount: tax.utgst },
    { kind: "igst", amount: tax.igst },
  ] as const;
  const gst = sumRupees(heads.map(({ amount }) => amount));
  const rows: readonly { readonly kind: FreightBillSumKind; readonly amount: number }[] = [
    { kind: "taxable", amount: tax.taxable_amount },
    ...(reverse_charge ? [] : heads.filter(({ amount }) => amount !== 0)),
    ...(reverse_charge ? [{ kind: "reverse", amount: gst } as const] : []),
    { kind: "total", amount: total },
  ];
  return rows;
}

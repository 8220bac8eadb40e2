import { paiseFromRupees, subtractPaise, sumPaise } from "../money/paise";

/** The totals of a document by the names of the wire, in rupees. */
interface PaperSums {
  readonly tax: Readonly<Record<"taxable_amount" | "cgst" | "sgst" | "utgst" | "igst", number>>;
  readonly freight: number;
  /** The amount that rounds the total to the rupee, signed. */
  readonly round_off?: number;
  readonly total: number;
}

/**
 * Whether the freight of a document is in its taxable amount. On an older document it is a separate amount next to goods and
 * tax.
 */
export function hasFreightTaxed({ tax, freight, round_off = 0, total }: PaperSums): boolean {
  const taxed = sumPaise([tax.taxable_amount, tax.cgst, tax.sgst, tax.utgst, tax.igst].map(paiseFromRupees));
  const beside = subtractPaise(paiseFromRupees(total), sumPaise([taxed, paiseFromRupees(round_off)]));
  return freight === 0 || beside !== paiseFromRupees(freight);
}

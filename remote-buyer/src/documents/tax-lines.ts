import { documents } from "@mandi/shared/messages/papers";
import { splitGst } from "@mandi/shared/money/gst-split";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { splitTaxIncluded } from "@mandi/shared/pricing/receivable";

export interface TaxInput {
  /** Price of the goods with GST, in rupees. */
  readonly exPrice: number;
  readonly gstPercent: number;
  /** The issuer's state; null: the tax heads cannot be distinguished. */
  readonly supplierState: string | null;
  /** Where the movement of the goods ends (docs/domain.md#prices). */
  readonly placeOfSupply: string;
}

export interface TaxLine {
  readonly label: string;
  readonly amount: number;
}

/** Taxable value and GST by head, of a price that contains the tax. The lines add up to the price. */
export function taxLines({ exPrice, gstPercent, supplierState, placeOfSupply }: TaxInput): readonly TaxLine[] {
  const parts = splitTaxIncluded(paiseFromRupees(exPrice), basisPointsFromPercent(gstPercent));
  const taxable = { label: documents.taxable, amount: rupeesFromPaise(parts.netPaise) };
  const half = String(gstPercent / 2);
  if (supplierState === null) {
    return [taxable, { label: `GST ${gstPercent}%`, amount: rupeesFromPaise(parts.taxPaise) }];
  }
  const { cgstPaise, sgstPaise, utgstPaise, igstPaise } = splitGst(parts.taxPaise, supplierState, placeOfSupply);
  const heads = [
    { label: documents.cgst(half), amount: rupeesFromPaise(cgstPaise) },
    { label: documents.sgst(half), amount: rupeesFromPaise(sgstPaise) },
    { label: documents.utgst(half), amount: rupeesFromPaise(utgstPaise) },
    { label: documents.igst(String(gstPercent)), amount: rupeesFromPaise(igstPaise) },
  ];
  return [taxable, ...heads.filter(({ amount }) => amount !== 0)];
}

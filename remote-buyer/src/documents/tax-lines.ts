import { documents } from "@mandi/shared/messages/papers";
import { chargesUtgst, isSameState } from "@mandi/shared/money/gst-states";
import { paiseFromRupees, rupeesFromPaise, subtractPaise } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { gstInside, gstOf } from "@mandi/shared/pricing/taxed-paper";

export interface TaxInput {
  /** Price with GST, in rupees: of the goods, and of the freight where it is taxed with them. */
  readonly taxedPrice: number;
  readonly gstPercent: number;
  /** The issuer's state; null: the tax heads cannot be told apart. */
  readonly supplierState: string | null;
  /** docs/domain.md#gst-on-a-document */
  readonly placeOfSupply: string;
}

export interface TaxLine {
  readonly label: string;
  readonly amount: number;
}

/** Taxable value and GST by head, of a price that contains the tax. The lines add up to the price. */
export function taxLines({ taxedPrice, gstPercent, supplierState, placeOfSupply }: TaxInput): readonly TaxLine[] {
  const price = paiseFromRupees(taxedPrice);
  const isInside = supplierState !== null && isSameState(supplierState, placeOfSupply);
  const heads = gstInside(price, basisPointsFromPercent(gstPercent), isInside);
  const taxable = { label: documents.taxable, amount: rupeesFromPaise(subtractPaise(price, gstOf(heads))) };
  const integrated = rupeesFromPaise(heads.integratedPaise);
  if (supplierState === null) return [taxable, { label: `GST ${gstPercent}%`, amount: integrated }];
  const half = String(gstPercent / 2);
  const second = chargesUtgst(placeOfSupply) ? documents.utgst : documents.sgst;
  const lines = [
    { label: documents.cgst(half), amount: rupeesFromPaise(heads.centralPaise) },
    { label: second(half), amount: rupeesFromPaise(heads.statePaise) },
    { label: documents.igst(String(gstPercent)), amount: integrated },
  ];
  return [taxable, ...lines.filter(({ amount }) => amount !== 0)];
}

import { type Paise, paiseFromRupees } from "../money/paise";
import { type BasisPoints, basisPointsFromPercent } from "../money/percent";

/** A named charge per MT that a listing adds or takes off. */
export interface OtherCharge {
  readonly name: string;
  readonly operator: "+" | "-";
  readonly price: Paise;
}

/**
 * The parts of a price other than its base price and its size; all amounts are paise per MT and before GST. A listing has them,
 * an offer copies them, and an order keeps them.
 */
export interface PriceTerms {
  readonly loading: Paise;
  readonly insurance: Paise;
  /** The listing's quality_charge: the inspection, not the price of the chosen quality. */
  readonly qualityCharge: Paise;
  readonly otherCharges: readonly OtherCharge[];
  /** What the chosen quality and packaging add. */
  readonly qualityPrice: Paise;
  readonly packagingPrice: Paise;
  readonly gstBp: BasisPoints;
}

/** The same in the names of the wire: rupees per MT, `gst` in percent. */
export interface TermsInRupees {
  readonly loading_charge: number;
  readonly insurance_charge: number;
  readonly quality_charge: number;
  readonly other_charges: readonly {
    readonly name: string;
    readonly operator: OtherCharge["operator"];
    readonly price: number;
  }[];
  readonly quality_price: number;
  readonly packaging_price: number;
  readonly gst: number;
}

/** Terms from the wire. @throws MoneyError for an invalid amount */
export function termsFromRupees(terms: TermsInRupees): PriceTerms {
  return {
    loading: paiseFromRupees(terms.loading_charge),
    insurance: paiseFromRupees(terms.insurance_charge),
    qualityCharge: paiseFromRupees(terms.quality_charge),
    otherCharges: terms.other_charges.map(({ name, operator, price }) => ({
      name,
      operator,
      price: paiseFromRupees(price),
    })),
    qualityPrice: paiseFromRupees(terms.quality_price),
    packagingPrice: paiseFromRupees(terms.packaging_price),
    gstBp: basisPointsFromPercent(terms.gst),
  };
}

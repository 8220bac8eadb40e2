/**
 * What a seller's offer adds to their base price, in paise per MT before GST, as their listing had it when they offered. Stored
 * with every revision: an offer is binding, the listing goes on changing.
 */
export interface OfferTerms {
  readonly loading: number;
  readonly insurance: number;
  readonly qualityCharge: number;
  readonly otherCharges: readonly { readonly name: string; readonly operator: "+" | "-"; readonly price: number }[];
  readonly qualityPrice: number;
  readonly packagingPrice: number;
  readonly gstBp: number;
  /** What each size adds, by the key of the quotation's line. */
  readonly sizes: readonly { readonly lineId: number; readonly price: number }[];
}

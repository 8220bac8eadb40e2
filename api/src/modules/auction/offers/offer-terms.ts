import type { Paise } from "@mandi/shared/money/paise";
import type { PriceTerms } from "@mandi/shared/pricing/price-terms";

/**
 * What a seller's offer adds to their base price, as their listing had it when they offered. Stored with every revision: an
 * offer is binding, while the listing may keep changing.
 */
export interface OfferTerms extends PriceTerms {
  /** What each size adds per MT before GST, by the key of the quotation's line. */
  readonly sizes: readonly { readonly lineId: number; readonly price: Paise }[];
}

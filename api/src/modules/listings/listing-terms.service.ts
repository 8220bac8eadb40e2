import { selectAveragePrice } from "./listing-price.store";
import * as store from "./listing-terms.store";

/** A listing's charges, tax and size prices as they are now. */
export const readListingTerms = store.selectListingTerms;

/** A size that a listing offers, with its price and how it is written; undefined when it does not. */
export const readOfferedSize = store.selectOfferedSize;

/** The average of a listing's base prices since an instant, in paise; null when none was entered. */
export const readAveragePrice = selectAveragePrice;

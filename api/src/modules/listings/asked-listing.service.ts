import * as store from "./asked-listing.store";

/** The city as the listings write it, where anybody offers this product of this brand; also the buyer themselves. */
export const findOriginCity = store.selectOriginCity;

/** Sellers to ask, each with the cheapest of their listings that fits. */
export const matchSellers = store.selectMatchingSellers;

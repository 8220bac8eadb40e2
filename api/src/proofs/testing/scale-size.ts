/** The size of a generated market, and how many people share it. */
export interface ScaleSize {
  readonly orders: number;
  /** Orders, and enquiries that did not become orders. */
  readonly quotations: number;
  readonly listings: number;
  /** Products that are offered. */
  readonly products: number;
  /** All products, including those that nobody offers yet. */
  readonly catalogue: number;
  readonly brands: number;
  readonly sellers: number;
  readonly buyers: number;
  readonly transporters: number;
  /** People who have signed up and not traded yet. */
  readonly onlookers: number;
}

/**
 * A market in its usual proportions: a buyer has fifty orders, a seller fifty listings, a product five hundred offers, a
 * transporter five hundred orders. It grows by more people and products in trade, so a page of a list does not grow
 * longer. A market opens with its whole catalogue, and with more people who look than who trade.
 */
export function sizeOfMarket({ orders, listings }: { readonly orders: number; readonly listings: number }): ScaleSize {
  const products = Math.ceil(listings / 500);
  return {
    orders,
    // The last three hundred wait or were never marked, however small the market is.
    quotations: Math.max(Math.ceil(orders * 1.25), orders + 300),
    listings,
    products,
    catalogue: Math.max(products, 200),
    brands: 50,
    sellers: Math.max(2, Math.ceil(listings / 50)),
    buyers: Math.max(2, Math.ceil(orders / 50)),
    transporters: Math.max(2, Math.ceil(orders / 500)),
    onlookers: 100,
  };
}

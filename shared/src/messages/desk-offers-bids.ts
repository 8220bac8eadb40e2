/** Messages of the offers at their landed estimates, on the desk's page of a quotation. */
export const estimates = {
  note: "Ranked by the landed estimate before GST, ₹ per MT: each offer with the freight to the place of delivery that transporters' routes and past freight suggest. Without a freight bid none of them can be marked here.",
  heads: {
    seller: "Seller",
    city: "Loads in",
    base: "Offer",
    landed: "Landed, est.",
    range: "Range",
    stock: "Stock",
  },
  range: (low: string, high: string) => `${low} to ${high}`,
} as const;

/** Messages of every price offered or bid, on the same page. */
export const revisions = {
  note: "₹ per MT, by the server's clock.",
  groups: { offer: "Offers, base price", bid: "Freight bids" },
  heads: { bidder: "Bidder", prices: "First to last", moved: "Moved" },
  withdrawn: "withdrawn",
} as const;

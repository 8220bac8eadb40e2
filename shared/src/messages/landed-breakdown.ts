/** Messages of the breakdown of an estimated landed price, which comes with its first use. */
export const landedBreakdown = {
  title: "Landed price, estimate",
  exPrice: "Ex price, GST included",
  freight: "Freight, estimate",
  freightTax: "GST on freight",
  landed: "Landed, estimate",
  forQuantity: (quantity: string) => `₹ for ${quantity}`,
  span: (low: string, high: string) => `The price in your quotation should be between ${low} and ${high} per MT.`,
  basis: {
    accepted: "Freight paid on this route in the last 90 days.",
    belts: "Freight that transporters ask for on this route.",
    distance: "No transporter has a price for this route: this is the usual freight for its distance.",
  },
  road: (kilometres: number) => `About ${kilometres.toLocaleString("en-IN")} km.`,
} as const;

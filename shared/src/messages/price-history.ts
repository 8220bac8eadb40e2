/** Messages about what goods cost before. */
export const priceHistory = {
  title: "Price history",
  chart: "Lowest listed base price",
  notLoaded: "The price history did not load",
  ingotAt: (city: string) => `Ingot, ex-${city}`,
  lowestListed: "Lowest listed base price",
  againstIngot: (city: string) => `Compared with ingot, ex-${city}`,
  aboveIngot: (amount: string) => `${amount}/MT above`,
  belowIngot: (amount: string) => `${amount}/MT below`,
  gaps: (now: string, before: string) => `${now}, 30 days ago ${before}`,
} as const;

/** How a price is against that of 30 days ago. */
export const monthAgo = {
  belowMonthAgo: (amount: string) => `${amount}/MT cheaper than 30 days ago`,
  aboveMonthAgo: (amount: string) => `${amount}/MT dearer than 30 days ago`,
  asMonthAgo: "the same as 30 days ago",
} as const;

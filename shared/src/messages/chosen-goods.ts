/** What a product's page says of the chosen size and grade. Apart from its other messages, which every page of a buyer has. */
export const chosenGoods = {
  restored: (goods: string) => `This is what you chose here before: ${goods}.`,
  asListed: "Show as listed",
  usualOnly: "Past prices are kept for this size, grade and packaging only, not for those you chose.",
  priceOf: (goods: string) => `Price of ${goods}:`,
  relatedAt: (goods: string) => `Prices for ${goods}`,
  relatedNone: (goods: string) => `No other offer comes in ${goods}. These are the nearest.`,
} as const;

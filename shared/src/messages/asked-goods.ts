/** Goods of a quotation in a row, and of one that sellers of any brand are asked for. */
export const askedGoods = {
  anywhereTo: (to: string) => `to ${to}`,
  askedIn: "Sellers asked in",
  furtherSizes: (count: number) => `${count} more`,
} as const;

/** What is around a chart of prices. */
export const lineChart = {
  highest: (price: string) => `High ${price}`,
  lowest: (price: string) => `Low ${price}`,
  table: "Table",
  chart: "Chart",
} as const;

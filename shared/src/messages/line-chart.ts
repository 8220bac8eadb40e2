/** What is around a chart of prices. */
export const lineChart = {
  highest: (price: string) => `High ${price}`,
  lowest: (price: string) => `Low ${price}`,
  closes: {
    highest: (price: string) => `Highest close ${price}`,
    lowest: (price: string) => `Lowest close ${price}`,
  },
  table: "Table",
  chart: "Chart",
} as const;

/** Texts of the chart below an offer: they load with it. */
export const priceUpdates = {
  title: "Price updates",
  period: "Period",
  weekly: "Last 7 days",
  monthly: "Last 30 days",
  chartOf: (goods: string) => ["Ex price per MT", goods, "GST included"].filter(Boolean).join(", "),
} as const;

/** How a price compares with that of 30 days ago. */
export const monthAgo = {
  belowMonthAgo: (amount: string) => `${amount}/MT cheaper than 30 days ago`,
  aboveMonthAgo: (amount: string) => `${amount}/MT dearer than 30 days ago`,
  asMonthAgo: "the same as 30 days ago",
} as const;

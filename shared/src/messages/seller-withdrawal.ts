/** Messages of the question before a seller's offer is withdrawn. */
export const withdrawal = {
  title: "Withdraw your offer?",
  text: (price: string) =>
    `${price} per MT leaves the board and cannot be chosen. You can make a new offer until the window closes.`,
  confirm: "Withdraw",
  busy: "Withdrawing",
  keep: "Keep my offer",
} as const;

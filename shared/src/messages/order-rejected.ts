/** What a buyer's order says about a transfer that the desk rejected. */
export const orderRejected = {
  title: "We could not accept your transfer",
  transfer: (amount: string, day: string, utr: string, reason: string) => `${amount} of ${day}, UTR ${utr}: ${reason}`,
  next: "Please check it with your bank's receipt and report it again, or pay another way. The same UTR may be used again.",
} as const;

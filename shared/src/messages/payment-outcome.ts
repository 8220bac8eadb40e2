/** Messages about the outcome of a payment on an order. */
export const paymentOutcome = {
  paid: "Payment received",
  settled: "Nothing is due on this order.",
  rest: (amount: string) => `${amount} is still due on this order.`,
} as const;

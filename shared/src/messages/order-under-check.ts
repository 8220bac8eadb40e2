/** What a buyer's order says while transfers for it are being checked. */
export const orderUnderCheck = {
  title: "We are checking your payment",
  reported: (reported: string) => `You reported ${reported}.`,
  left: (left: string) => `${left} is left to pay.`,
  proof: "Your proof of the transfer",
  caption: "Left to pay",
} as const;

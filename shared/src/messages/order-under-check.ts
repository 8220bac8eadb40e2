/** What a buyer's order says while transfers for it are being checked. */
export const orderUnderCheck = {
  title: "We are checking your payment",
  reported: (reported: string) => `You reported ${reported}.`,
  justReported: (amount: string, utr: string) => `You have just reported ${amount}, UTR ${utr}.`,
  inAll: (reported: string) => `We are checking ${reported} in all.`,
  left: (left: string) => `${left} is left to pay.`,
  proof: (utr: string) => `Your proof of transfer ${utr}`,
  caption: "Left to pay",
} as const;

/** What a buyer's order says while transfers for it are being checked. */
export const orderUnderCheck = {
  title: "We are checking your payment",
  reported: (reported: string) => `${reported} reported, being checked.`,
  left: (left: string) => `${left} is left to pay.`,
  /** Where a transfer that names no document may pay any of them. */
  waits: (other: string) => `The other ${other} can be paid once your transfer is confirmed.`,
  caption: "Left to pay",
} as const;

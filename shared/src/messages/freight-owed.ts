/** Messages beside the sum of a transporter's money: what they owe for one order comes off what is due for others. */
export const freightOwed = {
  afterOwed: (amount: string) => `after ${amount} that you owe us`,
  lessDue: (amount: string) => `${amount}, less what is due to you`,
} as const;

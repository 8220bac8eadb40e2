import { counted } from "../format/counted";
/** What a payment on credit binds to, in the confirmation (docs/domain.md#credit). */
export const creditTerms = {
  used: "The amount is added to your used credit. Used credit has no due day and bears no interest; it takes up your limit until you repay it under Wallet.",
  rest: (days: number) =>
    `What is still to be paid for the order is due ${counted(days, "day")} after the day of each invoice.`,
  interest: (percent: number) => `From the day after, it bears ${percent}% interest a year, and GST on the interest.`,
  noInterest: "After that it bears no interest, but there is no new credit while it is long overdue.",
} as const;

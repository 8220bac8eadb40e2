import { addPaise, maxPaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";

/** What a person has in a financial year before a bill. */
export interface YearSoFar {
  /** All bills before GST, less what was taken back. */
  readonly basePaise: Paise;
  /** Of it, what tax was deducted on. */
  readonly portionPaise: Paise;
}

/**
 * What tax is deducted on of a bill for goods: what the year comes to beyond the limit, less what bore tax already. A note
 * before it lowers it; one that comes after all bills lowers nothing.
 */
export function portionOfGoods(before: YearSoFar, billPaise: Paise, limitPaise: Paise): Paise {
  const beyond = maxPaise(zeroPaise, subtractPaise(addPaise(before.basePaise, billPaise), limitPaise));
  return maxPaise(zeroPaise, subtractPaise(beyond, before.portionPaise));
}

/** What tax is deducted on of a bill for freight: once the year is beyond its limit, all that bore none; else a large bill alone. */
export function portionOfFreight(
  before: YearSoFar,
  billPaise: Paise,
  limits: { readonly yearPaise: Paise; readonly onePaise: Paise },
): Paise {
  const afterPaise = addPaise(before.basePaise, billPaise);
  if (afterPaise > limits.yearPaise) return maxPaise(zeroPaise, subtractPaise(afterPaise, before.portionPaise));
  return billPaise > limits.onePaise ? billPaise : zeroPaise;
}

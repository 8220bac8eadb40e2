import { addPaise, maxPaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";

/** A person's totals in a financial year before a bill. */
export interface YearSoFar {
  /** All bills before GST, less what was taken back. */
  readonly basePaise: Paise;
  /** The part of it on which tax was deducted. */
  readonly portionPaise: Paise;
}

/**
 * The portion of a bill for goods on which tax is deducted: the year's total beyond the limit, less what has already been taxed. A note
 * before it lowers it; one that comes after all bills lowers nothing.
 */
export function portionOfGoods(before: YearSoFar, billPaise: Paise, limitPaise: Paise): Paise {
  const beyond = maxPaise(zeroPaise, subtractPaise(addPaise(before.basePaise, billPaise), limitPaise));
  return maxPaise(zeroPaise, subtractPaise(beyond, before.portionPaise));
}

/** The portion of a bill for freight on which tax is deducted: once the year is beyond its limit, everything not yet taxed; else only a large bill. */
export function portionOfFreight(
  before: YearSoFar,
  billPaise: Paise,
  limits: { readonly yearPaise: Paise; readonly onePaise: Paise },
): Paise {
  const afterPaise = addPaise(before.basePaise, billPaise);
  if (afterPaise > limits.yearPaise) return maxPaise(zeroPaise, subtractPaise(afterPaise, before.portionPaise));
  return billPaise > limits.onePaise ? billPaise : zeroPaise;
}

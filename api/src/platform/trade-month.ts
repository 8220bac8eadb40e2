import { daysAfter, isDay } from "@mandi/shared/format/days";
import { invalidField } from "./errors";

/** First and last day of a month. */
export interface MonthOf {
  readonly first: string;
  readonly last: string;
}

/** First and last day of `2026-11`. @throws Refusal 422 */
export function monthOf(month: string): MonthOf {
  const first = `${month}-01`;
  if (!isDay(first)) throw invalidField("month", "Please enter the month as 2026-11");
  return { first, last: daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1) };
}

import { isDay } from "@mandi/shared/format/days";
import { invalidField } from "./errors";

/** Refuses a day that does not exist, which a pattern lets through, at its field. @throws Refusal 422 */
export function refuseInvalidDay(field: string, day: string): void {
  if (!isDay(day)) throw invalidField(field, "Please enter a valid date");
}

/** Refuses a range of days that do not exist, or whose last is before its first. @throws Refusal 422 at `first_day` or `last_day` */
export function refuseInvalidRange(first: string, last: string): void {
  refuseInvalidDay("first_day", first);
  refuseInvalidDay("last_day", last);
  if (last < first) throw invalidField("last_day", "Please enter a date on or after the first day");
}

import { toIndianDay } from "@mandi/shared/format/dates";
import { earlierDay, laterDay } from "@mandi/shared/format/days";

/** Two days, both part of the range. Days are texts as on the wire, and their texts compare like days. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const days = 30;

/** The last 30 days up to today in India. */
export function lastThirtyDays(now: number): DateRange {
  return { from: toIndianDay(now - (days - 1) * dayMs), to: toIndianDay(now) };
}

/** A start not after today; when it comes after the end, the end moves forward with it. */
export function startAt(range: DateRange, from: string, today: string): DateRange {
  const start = earlierDay(from, today);
  return { from: start, to: laterDay(range.to, start) };
}

/** An end not after today and not before the start. */
export function endAt(range: DateRange, to: string, today: string): DateRange {
  return { from: range.from, to: laterDay(earlierDay(to, today), range.from) };
}

/**
 * The range of an address, which anyone may have typed: put in order by the same rules, or the last 30 days when it has
 * none.
 */
export function rangeOfAddress(from: string | null, to: string | null, now: number): DateRange {
  const usual = lastThirtyDays(now);
  const today = usual.to;
  const end = isDay(to) ? endAt({ from: "", to: "" }, to, today).to : today;
  if (!isDay(from)) return { from: earlierDay(usual.from, end), to: end };
  return startAt({ from, to: end }, from, today);
}

/** A complete day within the life of this market. While a year is being typed, the field has 0002 for a moment. */
export function isDay(text: string | null): text is string {
  return text !== null && /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

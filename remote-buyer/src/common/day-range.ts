import { toIndianDay } from "@mandi/shared/format/dates";

/** Days of the address, both included; null: open on that side. Days are texts as on the wire and compare as texts. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The range of an address, which anyone may have typed: an invalid day counts as open, and so does an end before the
 * start.
 */
export function rangeOfAddress(params: URLSearchParams): DayRange {
  const from = dayOrNull(params.get("from"));
  const to = dayOrNull(params.get("to"));
  return { from, to: from !== null && to !== null && to < from ? null : to };
}

/** A start later than the end moves the end with it, and vice versa. */
export function withDay(range: DayRange, side: keyof DayRange, day: string | null): DayRange {
  const next: DayRange = { ...range, [side]: day };
  const { from, to } = next;
  if (from === null || to === null || from <= to) return { from, to };
  return { from: day, to: day };
}

/** Whether a moment is within the range, by the calendar of India. */
export function isInRange({ from, to }: DayRange, moment: string): boolean {
  const day = toIndianDay(moment);
  return (from === null || day >= from) && (to === null || day <= to);
}

/** `-2026-11-01-2026-11-21`, or empty for all days. For file names. */
export function rangeSuffix({ from, to }: DayRange): string {
  return [from, to].flatMap((day) => (day === null ? [] : `-${day}`)).join("");
}

/** A complete day within the life of this market. While a year is being typed, the field has 0002 for a moment. */
function dayOrNull(text: string | null): string | null {
  if (text === null || !/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const parsed = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(parsed) || !new Date(parsed).toISOString().startsWith(text) ? null : text;
}

/** The value of a day field: a day, open, or null for an incomplete one. */
export function readTypedDay(text: string): { readonly day: string | null } | null {
  if (text === "") return { day: null };
  const day = dayOrNull(text);
  return day === null ? null : { day };
}

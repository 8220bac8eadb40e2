import { toIndianDay } from "@mandi/shared/format/dates";

/** Days of the address, both included; null: open on that side. Days are texts as on the wire and compare as texts. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The range of an address, which anyone may have typed: what is not a day counts as open, an end before the start as well. */
export function rangeOfAddress(params: URLSearchParams): DayRange {
  const from = dayOrNull(params.get("from"));
  const to = dayOrNull(params.get("to"));
  return { from, to: from !== null && to !== null && to < from ? null : to };
}

/** A start later than the end moves the end with it, and the other way round. */
export function withDay(range: DayRange, side: keyof DayRange, day: string | null): DayRange {
  const next: DayRange = { ...range, [side]: day };
  const { from, to } = next;
  if (from === null || to === null || from <= to) return { from, to };
  return { from: day, to: day };
}

/** Whether a moment falls into the range, by the calendar of India. */
export function isInRange({ from, to }: DayRange, moment: string): boolean {
  const day = toIndianDay(moment);
  return (from === null || day >= from) && (to === null || day <= to);
}

/** `-2026-11-01-2026-11-21`; nothing for all days. For file names. */
export function rangeSuffix({ from, to }: DayRange): string {
  return [from, to].flatMap((day) => (day === null ? [] : `-${day}`)).join("");
}

/** A whole day of this market. While a year is being typed, the field says 0002 for a moment. */
function dayOrNull(text: string | null): string | null {
  if (text === null || !/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const parsed = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(parsed) || !new Date(parsed).toISOString().startsWith(text) ? null : text;
}

/** What a day field says: a day, open, or null for something that is not whole yet. */
export function readTypedDay(text: string): { readonly day: string | null } | null {
  if (text === "") return { day: null };
  const day = dayOrNull(text);
  return day === null ? null : { day };
}

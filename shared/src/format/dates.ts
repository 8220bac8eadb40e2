const ZONE = "Asia/Kolkata";
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A moment as the wire sends it (ISO text) or as the clock gives it (epoch milliseconds). */
export type Moment = string | number | Date;

const dayParts = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, day: "numeric", month: "short", year: "numeric" });
const clockParts = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function part(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string {
  return parts.find((entry) => entry.type === type)?.value ?? "";
}

function asDate(moment: Moment): Date | null {
  const date = moment instanceof Date ? moment : new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Shown in place of a missing or unreadable date. */
export const NO_DATE = "—";

// Newer ICU data writes "Sept" for en-GB; the product says "Sep" everywhere.
function month(parts: readonly Intl.DateTimeFormatPart[]): string {
  return part(parts, "month").slice(0, 3);
}

/** `21 Nov 2026` in Indian time, whatever the reader's time zone. */
export function formatDay(moment: Moment): string {
  const date = asDate(moment);
  if (!date) return NO_DATE;
  const parts = dayParts.formatToParts(date);
  return `${part(parts, "day")} ${month(parts)} ${part(parts, "year")}`;
}

/** `21 Nov`: axis labels, steps and rows; no line ends between the two. */
export function formatShortDay(moment: Moment): string {
  const date = asDate(moment);
  if (!date) return NO_DATE;
  const parts = dayParts.formatToParts(date);
  return `${part(parts, "day")}\u00a0${month(parts)}`;
}

/**
 * The last day of something that is valid until the midnight that ends it; the moment itself would show the next day.
 * `27 Nov 2026` for an e-way bill that ends with the 27th.
 */
export function formatLastDay(validUntil: Moment): string {
  const date = asDate(validUntil);
  return date ? formatDay(date.getTime() - 1) : NO_DATE;
}

/** `10:42 am` */
export function formatTime(moment: Moment): string {
  const date = asDate(moment);
  if (!date) return NO_DATE;
  const parts = clockParts.formatToParts(date);
  const hour = Number(part(parts, "hour"));
  return `${hour % 12 || 12}:${part(parts, "minute")} ${hour < 12 ? "am" : "pm"}`;
}

/** `21 Nov 2026, 10:42 am` */
export function formatMoment(moment: Moment): string {
  return asDate(moment) ? `${formatDay(moment)}, ${formatTime(moment)}` : NO_DATE;
}

/**
 * The end of something that is valid until a moment: the midnight that ends a day is said as its last minute, because people take
 * `9 Nov 2026, 12:00 am` for the end of the 9th. `8 Nov 2026, 11:59 pm`
 */
export function formatEnd(validUntil: Moment): string {
  const date = asDate(validUntil);
  if (!date) return NO_DATE;
  return formatMoment(formatTime(date) === "12:00 am" ? date.getTime() - MINUTE_MS : date);
}

/** `2026-11-21` in Indian time: the value of a native date field and the wire's Day. */
export function toIndianDay(moment: Moment): string {
  const date = asDate(moment);
  if (!date) return "";
  // Kolkata has no daylight saving, so the offset is a constant.
  return new Date(date.getTime() + 5.5 * HOUR_MS).toISOString().slice(0, 10);
}

/**
 * `18 min left`, below one minute `under 1 min left`; null for an hour or more, when the full time is shown instead.
 */
export function formatTimeLeft(until: Moment, now: Moment): string | null {
  const left = (asDate(until)?.getTime() ?? Number.NaN) - (asDate(now)?.getTime() ?? Number.NaN);
  if (Number.isNaN(left) || left >= HOUR_MS || left <= 0) return null;
  return left < MINUTE_MS ? "under 1 min left" : `${Math.floor(left / MINUTE_MS)} min left`;
}

/** `18 min ago` under an hour, else the full moment. */
export function formatAgo(moment: Moment, now: Moment): string {
  const gone = (asDate(now)?.getTime() ?? Number.NaN) - (asDate(moment)?.getTime() ?? Number.NaN);
  if (Number.isNaN(gone) || gone < 0 || gone >= HOUR_MS) return formatMoment(moment);
  return gone < MINUTE_MS ? "just now" : `${Math.floor(gone / MINUTE_MS)} min ago`;
}

/** `00:38`: the remaining life of a one-time code. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

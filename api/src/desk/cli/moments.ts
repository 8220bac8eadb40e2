import { UsageError } from "./usage-error";

const indiaIsAheadByMs = 330 * 60_000;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const clock = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>am|pm)?`;
const day = String.raw`(?<date>\d{1,2})`;
const year = String.raw`(?<year>\d{4})`;
const written = [
  // 18:30, 6:30 pm
  new RegExp(`^${clock}$`),
  // 2026-11-22 18:30
  new RegExp(String.raw`^${year}-(?<month>\d{2})-${day}[ t,]+${clock}$`),
  // 22/11/2026 18:30
  new RegExp(String.raw`^${day}[/.-](?<month>\d{1,2})[/.-]${year}[ ,]+${clock}$`),
  // 22 Nov 6:30 pm, 22 November 2026, 18:30
  new RegExp(`^${day} (?<month>[a-z]{3,9})(?:,? ${year})?[ ,]+${clock}$`),
];

/**
 * A time as people at the desk write it, in Indian time: `18:30` for today, `22 Nov 6:30 pm`, `22/11/2026 18:30`; or ISO 8601
 * in UTC, as programs do.
 *
 * @returns ISO 8601 in UTC, as on the wire
 * @throws UsageError for anything else and for dates that do not exist
 */
export function readMoment(flag: string, text: string, now: Date): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return text;
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s*ist$/, "");
  const parts = written.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined);
  const moment = parts && momentOf(parts, new Date(now.getTime() + indiaIsAheadByMs));
  if (!moment)
    throw new UsageError(
      `--${flag} must be an Indian time, for example 18:30, "22 Nov 6:30 pm" or "22/11/2026 18:30".`,
    );
  return moment;
}

function momentOf(parts: Readonly<Record<string, string | undefined>>, today: Date): string | null {
  const { date = String(today.getUTCDate()), half, minute = "0", hour = "" } = parts;
  const year = Number(parts["year"] ?? today.getUTCFullYear());
  const month = monthOf(parts["month"], today);
  const hours = hourOf(Number(hour), half);
  // "6" alone could be a day or an hour.
  if (month === null || hours === null || (parts["minute"] === undefined && half === undefined)) return null;
  const local = new Date(Date.UTC(year, month, Number(date), hours, Number(minute)));
  const exists = local.getUTCMonth() === month && local.getUTCDate() === Number(date) && Number(minute) < 60;
  return exists ? new Date(local.getTime() - indiaIsAheadByMs).toISOString() : null;
}

function monthOf(text: string | undefined, today: Date): number | null {
  if (text === undefined) return today.getUTCMonth();
  const index = /^\d+$/.test(text) ? Number(text) - 1 : months.indexOf(text.slice(0, 3));
  return index >= 0 && index < 12 ? index : null;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null;
  return hour >= 1 && hour <= 12 ? (hour % 12) + (half === "pm" ? 12 : 0) : null;
}

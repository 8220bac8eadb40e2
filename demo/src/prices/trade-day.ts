const dayInMilliseconds = 24 * 3600 * 1000;
const kolkataShift = 5.5 * 3600 * 1000;

/** Days are counted from 1 January 1970 in India's calendar, independent of the machine's time zone. */
export function dayNumber(at: Date): number {
  return Math.floor((at.getTime() + kolkataShift) / dayInMilliseconds);
}

export function dayText(day: number): string {
  return new Date(day * dayInMilliseconds).toISOString().slice(0, 10);
}

/** An instant of a day in India. */
export function instant(day: number, minuteOfDay: number): Date {
  return new Date(day * dayInMilliseconds + minuteOfDay * 60_000 - kolkataShift);
}

export function minuteOfDay(at: Date): number {
  return Math.floor(((at.getTime() + kolkataShift) % dayInMilliseconds) / 60_000);
}

function isSunday(day: number): boolean {
  return (day + 4) % 7 === 0;
}

/** National holidays and Diwali, when the furnaces' offices are closed. */
const holidays: ReadonlySet<string> = new Set([
  "2024-10-31",
  "2024-11-01",
  "2025-10-20",
  "2025-10-21",
  "2026-11-08",
  "2026-11-09",
  "2027-10-29",
  "2027-10-30",
  "2025-03-14",
  "2026-03-04",
  "2027-03-22",
]);

export function isClosed(day: number): boolean {
  const text = dayText(day);
  return (
    isSunday(day) || holidays.has(text) || text.endsWith("-01-26") || text.endsWith("-08-15") || text.endsWith("-10-02")
  );
}

/** The last day at or before `day` with prices. */
export function tradedDay(day: number): number {
  let candidate = day;
  while (isClosed(candidate)) candidate -= 1;
  return candidate;
}

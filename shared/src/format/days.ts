/** True for a day that exists: `2026-02-29` does not, nor does the year 0000 in the database. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text && at.getUTCFullYear() > 0;
}

/** The earlier of two days. */
export function earlierDay(one: string, other: string): string {
  return one.localeCompare(other) < 0 ? one : other;
}

/** The later of two days. */
export function laterDay(one: string, other: string): string {
  return one.localeCompare(other) > 0 ? one : other;
}

/** How many days a day is after another; negative: before it. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The day that many days later (negative: earlier). */
export function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

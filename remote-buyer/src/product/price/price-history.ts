import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import type { ChartPoint } from "@mandi/shared/ui/chart/series";

type History = ProductDetail["price_history"];

/** Noon in India: the day stays the same in every time zone. */
export const noon = (day: string): string => `${day}T06:30:00.000Z`;

/** Days between the first and the last price of a full history. */
const monthDays = 29;

/** The current ex price against that of 30 days ago; null while the offer is younger. */
export function monthChange(history: History): number | null {
  const points = pointsOf(history);
  const [first, last] = [points[0], points.at(-1)];
  return first && last && points.length > monthDays ? last.value - first.value : null;
}

/** Ex prices by day, oldest first. */
export function pointsOf(history: History): ChartPoint[] {
  return Object.entries(history)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, value]) => ({ at: noon(day), value }));
}

/** The last change of the ex price, against the previous day; null without two days. */
export function lastChange(history: History) {
  const [before, last] = pointsOf(history).slice(-2);
  if (!before || !last) return null;
  const change = last.value - before.value;
  return { change, percent: (change / before.value) * 100, since: before.at };
}

import type { IngotPoint, IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import type { ChartPoint } from "@mandi/shared/ui/chart/series";

/** Change in percent of the earlier price; undefined where there is none to compare with. */
export function shareOfChange(today: number, previous: number): number | undefined {
  return previous === 0 ? undefined : ((today - previous) / previous) * 100;
}

export interface IngotRange {
  readonly high: number;
  readonly low: number;
}

/** Highest and lowest price of the window. Derived, because the answer does not contain them. */
export function rangeOf(points: readonly IngotPoint[]): IngotRange | null {
  if (points.length === 0) return null;
  const prices = points.map(({ price }) => price);
  return { high: Math.max(...prices), low: Math.min(...prices) };
}

/** Points of the chart, oldest first. */
export function chartPoints({ price }: Pick<IngotPriceAnswer, "price">): ChartPoint[] {
  return price.map(({ day, price: value }) => ({ at: day.length === 10 ? noonOf(day) : day, value }));
}

/** A day as an instant within it, wherever the reader is: noon in India. */
export function noonOf(day: string): string {
  return `${day}T12:00:00+05:30`;
}

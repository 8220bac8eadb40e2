import { formatMoment, formatShortDay, formatTime, type Moment } from "../../format/dates";

export type ChartPoint = { readonly at: Moment; readonly value: number };

/** `days` labels the axis with days, `hours` with times of one day. */
export type ChartSpan = "days" | "hours";

export type ChartFacts = {
  readonly first: ChartPoint;
  readonly last: ChartPoint;
  readonly high: ChartPoint;
  readonly low: ChartPoint;
};

/** First, last, highest and lowest point, or null without points. */
export function factsOf(points: readonly ChartPoint[]): ChartFacts | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const high = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  const low = points.reduce((best, point) => (point.value < best.value ? point : best), first);
  return { first, last, high, low };
}

export function axisLabel(point: ChartPoint, span: ChartSpan): string {
  return span === "days" ? formatShortDay(point.at) : formatTime(point.at);
}

export function pointName(point: ChartPoint, span: ChartSpan): string {
  return span === "days" ? (formatMoment(point.at).split(",")[0] ?? "") : formatMoment(point.at);
}

/** Places of 3 to 5 labels, first and last always among them, evenly apart. */
export function labelPlaces(count: number, isNarrow: boolean): ReadonlySet<number> {
  const labels = Math.min(isNarrow ? 3 : 5, count);
  if (labels <= 1) return new Set([0]);
  return new Set(Array.from({ length: labels }, (_, label) => Math.round((label * (count - 1)) / (labels - 1))));
}

export type ValueAxis = { readonly min: number; readonly max: number; readonly step: number };

/** Round steps around the values, four to six of them. The axis need not start at nought: it shows its figures. */
export function valueAxis(values: readonly number[]): ValueAxis {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.max(1, Math.abs(high) * 0.02);
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const steps = [1, 2, 2.5, 5, 10, 20].map((factor) => factor * power);
  for (const step of steps) {
    const min = Math.floor(low / step) * step;
    const max = Math.ceil(high / step) * step || min + step;
    const count = Math.round((max - min) / step);
    if (count <= 6) return { min, max: count === 0 ? min + step : max, step };
  }
  return { min: low, max: high, step: span };
}

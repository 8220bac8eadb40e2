import { formatDay, formatMoment, formatShortDay, formatTime, type Moment } from "../../format/dates";
import { formatRupees } from "../../format/rupees";

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
  return span === "days" ? formatDay(point.at) : formatMoment(point.at);
}

/** Ratio of the greatest distance between labels to the smallest: 1 is even. */
function unevenness(places: readonly number[]): number {
  const gaps = places.slice(1).map((place, before) => place - (places[before] ?? 0));
  return Math.max(...gaps) / Math.max(1, Math.min(...gaps));
}

const EVEN_ENOUGH = 1.25;

/** Positions of 3 to 5 labels, always including first and last: as many as fit at about even intervals. */
export function labelPlaces(count: number, isNarrow: boolean): ReadonlySet<number> {
  const most = Math.min(isNarrow ? 3 : 5, count);
  if (most <= 2) return new Set([0, Math.max(0, count - 1)]);
  const choices = Array.from({ length: most - 2 }, (_, fewer) => most - fewer).map((labels) =>
    Array.from({ length: labels }, (_, label) => Math.floor((label * (count - 1)) / (labels - 1))),
  );
  const even = choices.find((places) => unevenness(places) <= EVEN_ENOUGH);
  return new Set(even ?? choices.at(-1));
}

export type ValueAxis = { readonly min: number; readonly max: number; readonly step: number };

const STEP_FACTORS = [1, 2, 2.5, 5, 10, 20, 50];
const MOST_STEPS = 6;

/** Round steps around the values, six at most. The axis need not start at zero: its figures are shown. */
export function valueAxis(values: readonly number[]): ValueAxis {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.max(1, Math.abs(high) * 0.02);
  const power = 10 ** Math.floor(Math.log10(span / MOST_STEPS));
  for (const factor of STEP_FACTORS) {
    const step = factor * power;
    // A line on the very edge of the picture is hard to see, so one step of space is added where it would touch.
    const min = Math.floor((low - step / 100) / step) * step;
    const max = Math.ceil((high + step / 100) / step) * step;
    if (Math.round((max - min) / step) <= MOST_STEPS) return { min: low >= 0 ? Math.max(0, min) : min, max, step };
  }
  return { min: low, max: high, step: span };
}

/** A second line over the same days, dashed, such as the ingot beside a price. */
export type OtherLine = {
  readonly name: string;
  /** One for each point; null where it is unknown. */
  readonly values: readonly (number | null)[];
};

/** Everything a chart draws over its days. */
export type ChartLines = {
  readonly points: readonly ChartPoint[];
  readonly previous: number | null;
  readonly other?: OtherLine | undefined;
};

/** The axis of a line, of the close before it and of the line beside it. */
export function axisOf({ points, previous, other }: ChartLines): ValueAxis {
  const beside = [previous, ...(other?.values ?? [])].filter((value) => value !== null);
  return valueAxis([...points.map(({ value }) => value), ...beside]);
}

/** A value of the other line with its name, for the point's own text; empty where it is unknown. */
export function otherText(other: OtherLine | undefined, place: number): string {
  const value = other?.values[place] ?? null;
  return other && value !== null ? `${other.name} ${formatRupees(value)}` : "";
}

/** The label of the close of the day before. */
export const previousWord = "Previous";

/** Whether the tag of the last value would cover the label of the previous close. */
export function isNear(points: readonly ChartPoint[], previous: number, axis: ValueAxis): boolean {
  const last = points.at(-1)?.value ?? previous;
  return Math.abs(last - previous) < (axis.max - axis.min) / 8;
}

export type NamedPoint = { readonly place: number; readonly isAbove: boolean };

/**
 * The point at which the other line's name is placed: below the lowest of the first half, so that the line does not
 * cross its own name; where the axis leaves no room below, above the highest.
 */
export function namedPoint({ values }: OtherLine, axis: ValueAxis): NamedPoint {
  const half = values.slice(0, Math.ceil(values.length / 2));
  const known = half.filter((value) => value !== null);
  if (known.length === 0) return { place: values.findIndex((value) => value !== null), isAbove: false };
  const lowest = Math.min(...known);
  const isAbove = lowest - axis.min < (axis.max - axis.min) / 5;
  return { place: half.indexOf(isAbove ? Math.max(...known) : lowest), isAbove };
}

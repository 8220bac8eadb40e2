import type { Sample, Series } from "../measure/visits";

/** Median, least and most of some measurements. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** One row of the result: both applications, their ratio, and what the ratio may be. */
export interface Figure {
  readonly profile: string;
  readonly way: string;
  readonly what: string;
  readonly unit: "ms" | "kB" | "";
  readonly composed: Spread;
  readonly one: Spread;
  readonly ratio: number;
  /** Missing where the row is for information. */
  readonly target?: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, min: at(0), max: at(sorted.length - 1) };
}

export function isMissed({ ratio, target }: Figure): boolean {
  return target !== undefined && !(ratio <= target);
}

/** All rows of a series. The targets are those of the first page and of the first visit to another area. */
export function figuresOf({ profile, way, composed, one }: Series): Figure[] {
  const figure = (what: string, unit: Figure["unit"], pick: (sample: Sample) => number, target?: number): Figure => {
    const [left, right] = [spreadOf(composed.map(pick)), spreadOf(one.map(pick))];
    const ratio = left.median / right.median;
    const row = { profile: profile.words, way: way.name, what, unit, composed: left, one: right, ratio };
    return target === undefined ? row : { ...row, target };
  };
  const kilobytes = (pick: (sample: Sample) => number) => (sample: Sample) => pick(sample) / 1000;
  const scripts = kilobytes(({ scriptBytes }) => scriptBytes);
  const everything = kilobytes(({ allBytes }) => allBytes);
  const requests = ({ requests: count }: Sample) => count;
  if (way.link)
    return [
      figure("first content after the click", "ms", ({ ms }) => ms, 1.15),
      figure("JavaScript", "kB", scripts, 1.25),
      figure("requests", "", requests),
      figure("all bytes", "kB", everything),
    ];
  return [
    figure("first content after the handshake's answer", "ms", ({ ms }) => ms, 1.05),
    figure("JavaScript", "kB", scripts, 1.25),
    figure("requests", "", requests, 1.3),
    figure("all bytes", "kB", everything),
  ];
}

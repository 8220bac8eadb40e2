import type { Series } from "../measure/visits";

/** Median, minimum and maximum of some measurements. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** One row of the result: both applications, their ratio, and its target. */
export interface Figure {
  readonly way: string;
  readonly what: string;
  readonly composed: Spread;
  readonly one: Spread;
  readonly ratio: number;
  /** Absent when the row is for information only. */
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

/** All rows of a way. Bytes and requests have their target for all that was fetched until the measured page was complete. */
export function figuresOf({ way, times, composed, one }: Series): Figure[] {
  const figure = (what: string, left: readonly number[], right: readonly number[], target?: number): Figure => {
    const spreads = { composed: spreadOf(left), one: spreadOf(right) };
    const row = { way: way.name, what, ...spreads, ratio: spreads.composed.median / spreads.one.median };
    return target === undefined ? row : { ...row, target };
  };
  const [moment, target] = way.link ? (["the click", 1.15] as const) : (["the handshake's answer", 1.05] as const);
  const rows = [
    ...times.map(({ profile, ...ms }) =>
      figure(`first content after ${moment}, ms, ${profile.words}`, ms.composed, ms.one, target),
    ),
    figure("JavaScript, kB", [composed.all.scriptBytes / 1000], [one.all.scriptBytes / 1000], 1.25),
    figure("requests", [composed.all.requests], [one.all.requests], 1.3),
    figure("all bytes, kB", [composed.all.allBytes / 1000], [one.all.allBytes / 1000]),
  ];
  if (!way.link) return rows;
  const [left, right] = [composed.afterClick, one.afterClick];
  return [
    ...rows,
    figure("of that after the click: JavaScript, kB", [left.scriptBytes / 1000], [right.scriptBytes / 1000]),
    figure("of that after the click: requests", [left.requests], [right.requests]),
  ];
}

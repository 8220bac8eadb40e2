/** How near estimates were: of `count`, `percent` in 100 were at most `withinPaise` from what was accepted. */
export interface FreightRecord {
  readonly count: number;
  readonly percent: number;
  readonly withinPaise: number;
}

interface Measured {
  readonly accepted_paise: number;
  readonly estimate_paise: number | null;
}

const percent = 90;
/** A share of fewer is no share. */
const enoughMeasures = 10;

/** Sums up measures; null for too few, and for those of roads of which nothing was known. */
export function recordOf(measures: readonly Measured[]): FreightRecord | null {
  const misses = measures
    .flatMap(({ accepted_paise, estimate_paise }) =>
      estimate_paise === null ? [] : Math.abs(accepted_paise - estimate_paise),
    )
    .toSorted((one, other) => one - other);
  if (misses.length < enoughMeasures) return null;
  const withinPaise = misses[Math.ceil((misses.length * percent) / 100) - 1] ?? 0;
  // To the next ten rupees, outwards: as much as the estimate itself is rounded by.
  return { count: misses.length, percent, withinPaise: Math.ceil(withinPaise / 1_000) * 1_000 };
}

import { paise } from "@mandi/shared/money/paise";
import { roundUpToStep } from "@mandi/shared/money/rounding";
import { stepPaise } from "./road-freight.policy";

/** How close estimates were: of `count`, `percent` percent were at most `withinPaise` from what was accepted. */
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
/** With fewer measures a percentage means nothing. */
const enoughMeasures = 10;

/** Summarises measures; null with too few of them. Roads without an estimate do not count. */
export function recordOf(measures: readonly Measured[]): FreightRecord | null {
  const misses = measures
    .flatMap(({ accepted_paise, estimate_paise }) =>
      estimate_paise === null ? [] : Math.abs(accepted_paise - estimate_paise),
    )
    .toSorted((one, other) => one - other);
  if (misses.length < enoughMeasures) return null;
  const withinPaise = paise(misses[Math.ceil((misses.length * percent) / 100) - 1] ?? 0);
  // Rounded outwards, like the estimate itself.
  return { count: misses.length, percent, withinPaise: roundUpToStep(withinPaise, stepPaise) };
}

import { paise } from "@mandi/shared/money/paise";
import { roundUpToStep } from "@mandi/shared/money/rounding";
import { nineInTen, rangePercent } from "./nine-in-ten";
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

/** With fewer measures a percentage means nothing. */
const enoughMeasures = 10;

/** Summarises measures; null with too few of them. Roads without an estimate do not count. */
export function recordOf(measures: readonly Measured[]): FreightRecord | null {
  const misses = measures.flatMap(({ accepted_paise, estimate_paise }) =>
    estimate_paise === null ? [] : Math.abs(accepted_paise - estimate_paise),
  );
  if (misses.length < enoughMeasures) return null;
  // Rounded outwards, like the range of an estimate.
  const withinPaise = roundUpToStep(paise(nineInTen(misses)), stepPaise);
  return { count: misses.length, percent: rangePercent, withinPaise };
}

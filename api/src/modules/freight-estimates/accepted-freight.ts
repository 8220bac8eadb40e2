import { secondsAfter } from "../../platform/clock";
import { plainText } from "../auction/request/matching.policy";
import type { MeasureRow } from "./freight-measure.store";

/** Freight moves with diesel prices and seasons, so older payments are no guide. */
const countsForDays = 90;

/** Freight accepted for the road from a city in the days before an instant, in paise per MT before GST. */
export function acceptedOn(measures: readonly MeasureRow[], originCity: string, now: Date): readonly number[] {
  const since = secondsAfter(now, -countsForDays * 24 * 3600);
  const origin = plainText(originCity);
  return measures
    .filter(({ origin_city, at }) => at >= since && plainText(origin_city) === origin)
    .map(({ accepted_paise }) => accepted_paise);
}

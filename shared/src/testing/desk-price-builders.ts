import type { DeskIngotAnswer, DeskIngotPlace } from "../contract/desk/ingot-price";

/** A place without a price for today. */
export function anIngotPlace(change: Partial<DeskIngotPlace> = {}): DeskIngotPlace {
  return {
    location: "Raipur",
    previous: 40_600,
    previous_day: "2026-11-20",
    open: null,
    high: null,
    low: null,
    now: null,
    updated_at: null,
    ...change,
  };
}

/** The prices of these places on the day of all answers here. */
export function aPriceRound(...data: DeskIngotPlace[]): DeskIngotAnswer {
  return { day: "2026-11-21", odd_percent: 3, odd_times: 5, far_percent: 20, data };
}

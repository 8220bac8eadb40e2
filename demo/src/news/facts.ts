import { formatDay } from "@mandi/shared/format/dates";
import { formatGrouped } from "@mandi/shared/format/rupees";
import type { IngotMarket } from "../prices/ingot-market";
import { instant, tradedDay } from "../prices/trade-day";

/** Figures that a report may quote: all of them come from the prices that the chart shows. */
export interface Facts {
  /** Closing price in rupees per MT, this many days before today. */
  close(place: string, daysAgo: number): number;
  /** Price of today at this minute of the day in India, or the newest one where the day is younger. */
  todayAt(place: string, minute: number): number;
  /** Change of the closing price between two days. */
  change(place: string, fromDaysAgo: number, toDaysAgo: number): number;
  highest(place: string, days: number, daysAgo: number): number;
  lowest(place: string, days: number, daysAgo: number): number;
  /** `21 Nov 2026`, the trading day that a report of that day is about. */
  day(daysAgo: number): string;
}

export function createFacts(market: IngotMarket): Facts {
  const dayBefore = (daysAgo: number) => (daysAgo === 0 ? market.todayNumber : tradedDay(market.todayNumber - daysAgo));
  const close = (place: string, daysAgo: number) => market.close(place, dayBefore(daysAgo));
  const window = (place: string, days: number, daysAgo: number) =>
    Array.from({ length: days }, (_, index) => close(place, daysAgo + index));
  const todayAt = (place: string, minute: number) => {
    const limit = instant(market.todayNumber, minute);
    const [first, ...points] = market.points(place, market.todayNumber);
    const last = points.findLast(({ at }) => at <= limit) ?? first;
    return last?.price ?? close(place, 0);
  };
  return {
    close,
    todayAt,
    change: (place, from, to) => close(place, to) - close(place, from),
    highest: (place, days, daysAgo) => Math.max(...window(place, days, daysAgo)),
    lowest: (place, days, daysAgo) => Math.min(...window(place, days, daysAgo)),
    day: (daysAgo) => formatDay(instant(dayBefore(daysAgo), 720)),
  };
}

export const rupees = (amount: number) => `₹${formatGrouped(Math.abs(amount))}`;

/** `gains ₹250`, `eases ₹100`, `holds`. */
export function moves(change: number): string {
  if (change === 0) return "holds";
  return change > 0 ? `gains ${rupees(change)}` : `eases ${rupees(change)}`;
}

/** The same in the past, as a clause: `up ₹250`, `down ₹100`, `unchanged`. */
export function moved(change: number): string {
  if (change === 0) return "unchanged";
  return change > 0 ? `up ${rupees(change)}` : `down ${rupees(change)}`;
}

/** Picks the wording for the direction, so that a report never contradicts its figure. */
export function said(change: number, up: string, flat: string, down: string): string {
  if (change === 0) return flat;
  return change > 0 ? up : down;
}

import { daysAfter } from "@mandi/shared/format/days";
import { startOfDay, tradeDay } from "../../../platform/clock";

/** The last day of an e-way bill made at a moment, as `YYYY-MM-DD`: it has one day for each `kilometresPerDay` or part of them. */
export function lastDayOf(at: Date, distanceKm: number, kilometresPerDay: number): string {
  return daysAfter(tradeDay(at), Math.max(1, Math.ceil(distanceKm / kilometresPerDay)));
}

/** The midnight in India that ends the last day. */
export function validUntil(at: Date, distanceKm: number, kilometresPerDay: number): Date {
  return startOfDay(daysAfter(lastDayOf(at, distanceKm, kilometresPerDay), 1));
}

import { counted } from "./counted";
import { toIndianDay } from "./dates";
import { daysBetween } from "./days";

const minuteMs = 60_000;
const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** `2 d 4 h left`, `4 h 18 min left`, `18 min left`, `under 1 min left`. */
export function timeLeftWords(leftMs: number): string {
  return `${lengthWords(leftMs)} left`;
}

/**
 * How late it is: `1 h 32 min late` on the day of the deadline and within 24 hours of one at a time of day; then `4 days late`, counted by the
 * calendar in India. A deadline at midnight is that of the day which it ends: from the next day on, it is a day late.
 *
 * @param untilMs the deadline, and now, in epoch milliseconds
 */
export function timeLateWords(untilMs: number, nowMs: number): string {
  const days = daysBetween(toIndianDay(untilMs - 1), toIndianDay(nowMs));
  const isMidnight = toIndianDay(untilMs) !== toIndianDay(untilMs - 1);
  const isOfHours = days === 0 || (!isMidnight && nowMs - untilMs < minutesPerDay * minuteMs);
  return `${isOfHours ? lengthWords(nowMs - untilMs) : counted(days, "day")} late`;
}

function lengthWords(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return "under 1 min";
  if (minutes < minutesPerHour) return `${minutes} min`;
  if (minutes < minutesPerDay) return `${Math.floor(minutes / minutesPerHour)} h ${minutes % minutesPerHour} min`;
  return `${Math.floor(minutes / minutesPerDay)} d ${Math.floor((minutes % minutesPerDay) / minutesPerHour)} h`;
}

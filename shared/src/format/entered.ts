import { formatAgo, formatShortDay, formatTime, type Moment, toIndianDay } from "./dates";

const HOUR_MS = 3_600_000;

/** Whether a moment is of today, in India. */
export const isOfToday = (moment: Moment, now: Moment): boolean => toIndianDay(moment) === toIndianDay(now);

/** When a price was entered: `38 min ago`, from an hour on the time of day, `9:40 am`, and of an earlier day `27 Nov`. */
export function formatEntered(moment: string, nowMs: number): string {
  const now = new Date(nowMs);
  if (!isOfToday(moment, now)) return formatShortDay(moment);
  return nowMs - new Date(moment).getTime() < HOUR_MS ? formatAgo(moment, now) : formatTime(moment);
}

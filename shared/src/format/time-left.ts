import { counted } from "./counted";

const minuteMs = 60_000;
const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** `2 d 4 h left`, `4 h 18 min left`, `18 min left`, `under 1 min left`. */
export function timeLeftWords(leftMs: number): string {
  return `${lengthWords(leftMs)} left`;
}

/** Time since the deadline: `1 h 32 min late`, and from the first day on in whole days, `3 days late`. */
export function timeLateWords(lateMs: number): string {
  const days = Math.floor(lateMs / (minutesPerDay * minuteMs));
  if (days === 0) return `${lengthWords(lateMs)} late`;
  return `${counted(days, "day")} late`;
}

function lengthWords(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return "under 1 min";
  if (minutes < minutesPerHour) return `${minutes} min`;
  if (minutes < minutesPerDay) return `${Math.floor(minutes / minutesPerHour)} h ${minutes % minutesPerHour} min`;
  return `${Math.floor(minutes / minutesPerDay)} d ${Math.floor((minutes % minutesPerDay) / minutesPerHour)} h`;
}

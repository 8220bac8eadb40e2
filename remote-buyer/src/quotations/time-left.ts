const minuteMs = 60_000;
const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** `2 d 4 h left`, `4 h 18 min left`, `18 min left`, `under 1 min left`. */
export function timeLeftWords(leftMs: number): string {
  const minutes = Math.floor(leftMs / minuteMs);
  if (minutes < 1) return "under 1 min left";
  if (minutes < minutesPerHour) return `${minutes} min left`;
  if (minutes < minutesPerDay) return `${Math.floor(minutes / minutesPerHour)} h ${minutes % minutesPerHour} min left`;
  return `${Math.floor(minutes / minutesPerDay)} d ${Math.floor((minutes % minutesPerDay) / minutesPerHour)} h left`;
}

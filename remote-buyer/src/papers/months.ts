import { toIndianDay } from "@mandi/shared/format/dates";
import type { Choice } from "@mandi/shared/ui/controls/select";

const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

/** The twelve months before that of a moment in India, the latest first. */
export function monthsBefore(now: number): readonly Choice[] {
  const [year = 0, month = 0] = toIndianDay(now).split("-").map(Number);
  return Array.from({ length: 12 }, (_, place) => {
    const first = new Date(Date.UTC(year, month - 2 - place, 1));
    return { value: first.toISOString().slice(0, 7), label: monthName.format(first) };
  });
}

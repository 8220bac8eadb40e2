import { toIndianDay } from "@mandi/shared/format/dates";
import { formatMonth } from "@mandi/shared/format/month";
import type { Choice } from "@mandi/shared/ui/controls/select";

/** The twelve months before that of a moment in India, the latest first. */
export function monthsBefore(now: number): readonly Choice[] {
  const [year = 0, month = 0] = toIndianDay(now).split("-").map(Number);
  return Array.from({ length: 12 }, (_, place) => {
    const value = new Date(Date.UTC(year, month - 2 - place, 1)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}

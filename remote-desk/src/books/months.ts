import { formatMonth } from "@mandi/shared/format/month";
import { todayInIndia } from "@mandi/shared/query/today";
import type { Choice } from "@mandi/shared/ui/controls/select";

const monthsBack = 24;

/** This month in India, `2026-11`. */
export const thisMonth = (): string => todayInIndia().slice(0, 7);

/** The last two years, newest first: including this month, or only full months. */
export function monthChoices({ areOver = false } = {}): readonly Choice[] {
  const [year = 0, month = 1] = thisMonth().split("-").map(Number);
  return Array.from({ length: monthsBack }, (_, place) => {
    const back = areOver ? place + 1 : place;
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}

/** First and last day of `2026-11`. */
export function daysOfMonth(month: string): { readonly first: string; readonly last: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { first: `${month}-01`, last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The share of estimates and prices that a range is meant to hold, in percent. */
export const rangePercent = 90;

/** The smallest of the amounts that nine in ten of them do not exceed; 0 where there are none. */
export function nineInTen(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * rangePercent) / 100) - 1] ?? 0;
}

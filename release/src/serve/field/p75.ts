/** What three of four measures were at most; 0 of none. */
export function p75(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

/** The 75th percentile; 0 when there are no values. */
export function p75(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

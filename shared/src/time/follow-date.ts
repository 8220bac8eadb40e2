import { clockOffset, setClockOffset } from "./clock-offset";

/** `Date` has whole seconds, and an answer takes a while: a smaller difference is meaningless. */
const toleranceMs = 1_500;

/**
 * Corrects the server's clock by an answer's `Date` header, for answers without a body, which would give it more
 * exactly.
 */
export function followDate(header: unknown): void {
  const offset = Date.parse(String(header)) + 500 - Date.now();
  if (Math.abs(offset - (clockOffset() ?? 0)) > toleranceMs) setClockOffset(offset);
}

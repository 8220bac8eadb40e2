import { daysAfter } from "./days";

/** A transfer older than this is looked up by hand (docs/domain.md#payments). */
const oldestTransferDays = 90;

/**
 * Why a day cannot be that of a bank transfer, in the server's own message; null when it can.
 * @param day one that exists, `2026-11-21`
 * @param today the day in India
 */
export function transferDayProblem(day: string, today: string): string | null {
  if (day > today) return "The date of the transfer is in the future";
  return day < daysAfter(today, -oldestTransferDays) ? "This transfer is too old. Please contact support." : null;
}

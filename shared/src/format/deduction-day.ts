import { formatDay } from "./dates";

/** What tax was deducted from: an invoice, or an order before it has one. */
export interface DeductedFrom {
  /** `Invoice MI2627000042`; `This order` */
  readonly name: string;
  /** The first day on which tax can be deducted from it. */
  readonly day: string;
}

/**
 * Why a buyer cannot have deducted tax on a day, in the server's own message; null when they can.
 * @param day one that exists, `2026-11-21`
 * @param today the day in India
 */
export function deductionDayProblem(day: string, today: string, { name, day: first }: DeductedFrom): string | null {
  if (day > today) return "This day is in the future. Please enter the day on which you deducted the tax";
  return day < first ? `${name} is of ${formatDay(first)}: tax cannot be deducted from it before that day` : null;
}

import { daysAfter } from "@mandi/shared/format/days";
import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { roundTax } from "@mandi/shared/money/rounding";
import { monthOf } from "../../platform/trade-month";

/** The law on paying deducted tax to the government. */
export interface DepositTerms {
  /** A day of the month after the deduction. */
  readonly day: number;
  /** Hundredths of a percent for each month or part of one. */
  readonly monthlyRate: number;
}

/** The last day on which the tax of a month (`2026-11`) is paid in time: at most the last day of the next month. */
export function depositDueOn(month: string, { day }: DepositTerms): string {
  const next = daysAfter(`${month}-01`, 31).slice(0, 7);
  const due = `${next}-${String(day).padStart(2, "0")}`;
  const { last } = monthOf(next);
  return due < last ? due : last;
}

/**
 * Interest on the tax of a month that is paid on a day: none in time, later for each month of the calendar from the deduction to
 * the payment, including both.
 */
export function lateInterest(
  taxPaise: Paise,
  { month, paidOn, terms }: { readonly month: string; readonly paidOn: string; readonly terms: DepositTerms },
): Paise {
  if (taxPaise <= 0 || paidOn <= depositDueOn(month, terms)) return zeroPaise;
  const months = monthNumber(paidOn) - monthNumber(month) + 1;
  return roundTax(taxPaise, basisPoints(months * terms.monthlyRate));
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

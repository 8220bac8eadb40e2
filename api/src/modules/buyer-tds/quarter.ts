import { tradeDay } from "../../platform/clock";
import { financialYear } from "../../platform/document-numbers";

/** A quarter of a financial year, as certificates of deducted tax name it. */
export interface TaxQuarter {
  /** `2627` */
  readonly year: string;
  /** 1 begins in April. */
  readonly quarter: number;
}

/** The quarter of an instant in India. */
export function quarterOf(at: Date): TaxQuarter {
  const month = Number(tradeDay(at).slice(5, 7));
  return { year: financialYear(at), quarter: Math.floor(((month + 8) % 12) / 3) + 1 };
}

/** `2026-27 Q3`. */
export function quarterText({ year, quarter }: TaxQuarter): string {
  return `20${year.slice(0, 2)}-${year.slice(2)} Q${quarter}`;
}

/** Parses `2026-27 Q3`; null for anything else. */
export function quarterOfText(text: string): TaxQuarter | null {
  const [, first = "", second = "", quarter = ""] = /^20(\d{2})-(\d{2}) Q([1-4])$/.exec(text) ?? [];
  if (second === "" || Number(second) !== (Number(first) + 1) % 100) return null;
  return { year: `${first}${second}`, quarter: Number(quarter) };
}

/** The date on which a day such as `08-15` in a row of the law falls for this quarter: certificates for January to March are due in June. */
export function dayAfterQuarter({ year, quarter }: TaxQuarter, monthAndDay: string): string {
  const first = 2_000 + Number(year.slice(0, 2));
  return `${quarter > 2 ? first + 1 : first}-${monthAndDay}`;
}

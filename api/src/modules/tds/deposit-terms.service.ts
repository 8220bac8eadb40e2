import type { Db } from "../../platform/database/database";
import { monthOf } from "../../platform/trade-month";
import { findTaxValue } from "../tax/tax-row.service";
import type { DepositTerms } from "./deposit.policy";

/** What the law says about paying the tax of a month (`2026-11`); null where it has no rows for its last day. */
export async function readDepositTerms(db: Db, month: string): Promise<DepositTerms | null> {
  const { last } = monthOf(month);
  const [day, monthlyRate] = await Promise.all([
    findTaxValue(db, "tds.deposit_day", last, month.endsWith("-03") ? "March" : ""),
    findTaxValue(db, "tds.late_rate", last),
  ]);
  return day === undefined || monthlyRate === undefined ? null : { day, monthlyRate };
}

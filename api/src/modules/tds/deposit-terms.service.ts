import type { Db } from "../../platform/database/database";
import { monthOf } from "../../platform/trade-month";
import { listTaxRowsOfKeys } from "../tax/tax-row.service";
import type { DepositTerms } from "./deposit.policy";

/** What the law says about paying the tax of each of these months (`2026-11`); none for a month on whose last day it has no rows. */
export async function readDepositTerms(db: Db, months: readonly string[]): Promise<ReadonlyMap<string, DepositTerms>> {
  const rows = await listTaxRowsOfKeys(db, ["tds.deposit_day", "tds.late_rate"]);
  const valueOn = (day: string, wanted: string, scope = ""): number | undefined => {
    const row = rows.find(
      ({ key, valid_from, valid_to, ...its }) =>
        key === wanted && its.scope === scope && valid_from <= day && (valid_to === null || valid_to >= day),
    );
    return row && Number(row.value);
  };
  const terms = new Map<string, DepositTerms>();
  for (const month of months) {
    const { last } = monthOf(month);
    const day = valueOn(last, "tds.deposit_day", month.endsWith("-03") ? "March" : "");
    const monthlyRate = valueOn(last, "tds.late_rate");
    if (day !== undefined && monthlyRate !== undefined) terms.set(month, { day, monthlyRate });
  }
  return terms;
}

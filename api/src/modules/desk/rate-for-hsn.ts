import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { type CheckedRate, findGstRate } from "../tax/tax-row.service";

/** The rate of an HSN on a day. @throws Refusal 422 where the law's rows have none */
export async function rateForHsn(tx: Db, hsn: string, day: string): Promise<CheckedRate> {
  const rate = await findGstRate(tx, hsn, day);
  if (!rate) throw invalidField("hsn", "There is no GST rate for this HSN. Add one under Tax rates, or with: tax add");
  return rate;
}

/** What the desk has to know of a rate: that only one person has read its row so far. */
export function rateWarnings({ isConfirmed }: CheckedRate): readonly string[] {
  return isConfirmed
    ? []
    : ["The GST rate of this HSN is not confirmed yet. A second person confirms it under Tax rates."];
}

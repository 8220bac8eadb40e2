import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { type CheckedRate, findGstRate } from "../tax/tax-row.service";

/** The rate of an HSN on a day. @throws Refusal 422 where no row of the law applies */
export async function rateForHsn(tx: Db, hsn: string, day: string): Promise<CheckedRate> {
  const rate = await findGstRate(tx, hsn, day);
  if (!rate) throw invalidField("hsn", "There is no GST rate for this HSN. Add one under Tax rates, or with: tax add");
  return rate;
}

/** A warning that a rate has not been confirmed by a second person yet. */
export function rateWarnings({ isConfirmed }: CheckedRate): readonly string[] {
  return isConfirmed
    ? []
    : ["The GST rate of this HSN is not confirmed yet. A second person confirms it under Tax rates."];
}

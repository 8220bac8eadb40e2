import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { type CheckedRate, findGstRate } from "../tax/tax-row.service";

/** The rate of an HSN on a day. @throws Refusal 422 where the law's rows have none */
export async function rateForHsn(tx: Db, hsn: string, day: string): Promise<CheckedRate> {
  const rate = await findGstRate(tx, hsn, day);
  if (!rate) throw invalidField("hsn", "There is no GST rate for this HSN. Add it at Tax rates, or with: tax add");
  return rate;
}

/** What the desk has to know of a rate: that only one person has read its row so far. */
export function rateWarnings({ isConfirmed }: CheckedRate): readonly string[] {
  return isConfirmed
    ? []
    : ["Nobody has confirmed the GST rate of this HSN yet. A second person does so at Tax rates."];
}

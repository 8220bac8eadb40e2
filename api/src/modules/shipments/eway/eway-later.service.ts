import { secondsAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { type EwayBillRow, lockEwayBill, updateEwayBill } from "./eway-bill.store";
import { extendWithinSeconds } from "./extension.policy";

/**
 * Makes a waiting e-way bill due later, by a person whom the queue names: at most when one on the road can no longer be extended.
 *
 * @returns when it is due @throws Refusal 404
 */
export async function putOffEwayBill(
  tx: Db,
  id: number,
  { until, by, at }: { readonly until: Date; readonly by: number; readonly at: Date },
): Promise<Date> {
  const due = latestDue(found(await lockEwayBill(tx, id)), until, at);
  await updateEwayBill(tx, id, { later_until: due, later_by: by });
  return due;
}

function latestDue({ state, taken_back_at, valid_until: end }: EwayBillRow, until: Date, at: Date): Date {
  if (state !== "active" || taken_back_at !== null || end === null) return until;
  const last = secondsAfter(end, extendWithinSeconds);
  return last > at && last < until ? last : until;
}

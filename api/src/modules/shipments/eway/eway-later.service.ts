import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { lockEwayBill, updateEwayBill } from "./eway-bill.store";

/** Makes a waiting e-way bill due later, by a person whom the queue names. @throws Refusal 404 */
export async function putOffEwayBill(
  tx: Db,
  id: number,
  { until, by }: { readonly until: Date; readonly by: number },
): Promise<void> {
  found(await lockEwayBill(tx, id));
  await updateEwayBill(tx, id, { later_until: until, later_by: by });
}

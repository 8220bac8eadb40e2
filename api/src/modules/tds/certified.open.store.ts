import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { safeInteger } from "../../platform/database/pool";

/** How much of the ceilings of certificates the books have used up. */
export async function selectUsedOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number | null, Paise>> {
  const rows = await db
    .selectFrom("tds_entry")
    .select(({ fn }) => ["certificate_id", fn.sum<string>("certified_paise").as("used")])
    .where(({ eb, fn, val }) => eb("certificate_id", "=", fn.any(val([...ids]))))
    .groupBy("certificate_id")
    .execute();
  return new Map(rows.map(({ certificate_id, used }) => [certificate_id, paise(safeInteger(used))]));
}

import type { DeskQueueAnswer } from "@mandi/shared/contract/desk/reads";
import type { Db } from "../../../platform/database/database";
import { instant } from "../../../platform/wire-figures";
import { selectQueue } from "../../../reads/desk/queue.read";

/** How much waits for the desk, and where to find it. */
export async function readQueue(db: Db, now: Date): Promise<DeskQueueAnswer> {
  const rows = await selectQueue(db, now);
  return { data: rows.map((row) => ({ ...row, oldest: instant(row.oldest) })) };
}

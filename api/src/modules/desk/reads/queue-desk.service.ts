import type { DeskQueueAnswer } from "@mandi/shared/contract/desk/reads";
import type { Db } from "../../../platform/database/database";
import { selectQueue } from "../../../reads/desk/queue.read";
import { instant } from "./desk-lists";

/** How much waits for the desk, and where to find it. */
export async function readQueue(db: Db, now: Date): Promise<DeskQueueAnswer> {
  const rows = await selectQueue(db, now);
  return { data: rows.map((row) => ({ ...row, oldest: instant(row.oldest) })) };
}

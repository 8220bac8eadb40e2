import { secondsAfter } from "../clock";
import { clocksDifferSeconds } from "../limits/exact-limit";
import type { Db } from "./database";

const day = 24 * 3600;

/** Deletes what no limit and no repeated write needs any more. Safe in several processes at once. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("limit_event")
    .where(({ eb, or }) =>
      // Those ahead are of a clock that was wrong.
      or([eb("at", "<", secondsAfter(now, -2 * day)), eb("at", ">", secondsAfter(now, clocksDifferSeconds))]),
    )
    .execute();
  await db
    .deleteFrom("idempotency_key")
    .where("created_at", "<", secondsAfter(now, -7 * day))
    .execute();
}

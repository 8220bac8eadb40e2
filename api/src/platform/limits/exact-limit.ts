import { secondsAfter } from "../clock";
import type { Db } from "../database/database";
import { advisoryLock } from "../database/transaction";
import { Refusal } from "../errors";

/** Clocks of processes may differ by so much. Events further ahead are those of a clock that was wrong, and would count until then. */
export const clocksDifferSeconds = 60;

/** At most `atMost` events of a bucket within any period of `withinSeconds`. */
export interface ExactLimit {
  readonly bucket: string;
  readonly atMost: number;
  readonly withinSeconds: number;
  /** The message for the user, given the seconds to wait. */
  readonly message: (seconds: number) => string;
}

/**
 * Counts one event against each bucket, or refuses with 429 and counts nothing.
 *
 * Exact across all processes, even when requests come at the same moment: every bucket is locked until the transaction
 * ends. Without a database there is no answer, so the limit fails closed.
 *
 * @throws Refusal `too_many` with the time to wait.
 */
export async function countExactly(tx: Db, limits: readonly ExactLimit[], now: Date): Promise<void> {
  const buckets = [...new Set(limits.map(({ bucket }) => bucket))].sort();
  // Always in the same order, so that two requests cannot deadlock.
  for (const bucket of buckets) await advisoryLock(tx, "limit", bucket);
  for (const limit of limits) {
    const seconds = await secondsToWait(tx, limit, now);
    if (seconds > 0) throw new Refusal("too_many", { message: limit.message(seconds), retryAfterSeconds: seconds });
  }
  await tx
    .insertInto("limit_event")
    .values(buckets.map((bucket) => ({ bucket, at: now })))
    .execute();
}

/** Removes the newest event of each bucket, because what was counted turned out to be legitimate. */
export async function uncountLatest(tx: Db, buckets: readonly string[]): Promise<void> {
  for (const bucket of [...new Set(buckets)].sort()) {
    await advisoryLock(tx, "limit", bucket);
    await tx
      .deleteFrom("limit_event")
      .where("id", "=", (from) =>
        from.selectFrom("limit_event").select("id").where("bucket", "=", bucket).orderBy("at", "desc").limit(1),
      )
      .execute();
  }
}

async function secondsToWait(tx: Db, { bucket, atMost, withinSeconds }: ExactLimit, now: Date): Promise<number> {
  // The event that must leave the window before the next is allowed: the atMost-th newest.
  const blocking = await tx
    .selectFrom("limit_event")
    .select("at")
    .where("bucket", "=", bucket)
    .where("at", ">", secondsAfter(now, -withinSeconds))
    .where("at", "<=", secondsAfter(now, clocksDifferSeconds))
    .orderBy("at", "desc")
    .offset(atMost - 1)
    .limit(1)
    .executeTakeFirst();
  if (!blocking) return 0;
  return Math.max(1, Math.ceil((blocking.at.getTime() - now.getTime()) / 1000 + withinSeconds));
}

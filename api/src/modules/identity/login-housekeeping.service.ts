import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { deleteCodesBefore } from "./otp.store";
import { deleteSessionsBefore } from "./session.store";

const day = 24 * 3600;

/** Deletes codes and sessions that are no longer needed. Safe in several processes at once. */
export async function removeOldLogins(db: Db, now: Date): Promise<void> {
  await deleteCodesBefore(db, secondsAfter(now, -2 * day));
  await deleteSessionsBefore(db, secondsAfter(now, -30 * day));
}

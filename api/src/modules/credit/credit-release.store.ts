import type { Insertable } from "kysely";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import type { CreditTables } from "./credit.tables";

/** Stores a release; false when the buyer has an open one. */
export async function insertRelease(tx: Db, row: Insertable<CreditTables["credit_release"]>): Promise<boolean> {
  const stored = await tx
    .insertInto("credit_release")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** The last day of a buyer's release that is open on a day; null where there is none. */
export async function selectReleaseEnd(db: Db, userId: number, day: string): Promise<string | null> {
  const row = await db
    .selectFrom("credit_release")
    .select("last_day")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("last_day", ">=", day)
    .executeTakeFirst();
  return row?.last_day ?? null;
}

/** Uses a buyer's open release; false when there is none. A simultaneous caller waits for the outcome. */
export async function takeRelease(
  tx: Db,
  { userId, usedFor, at }: { readonly userId: number; readonly usedFor: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("credit_release")
    .set({ used_at: at, used_for: usedFor })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("last_day", ">=", tradeDay(at))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { CreditTables } from "./credit.tables";

/** Stores a release; false when the buyer has an unused one. */
export async function insertRelease(tx: Db, row: Insertable<CreditTables["credit_release"]>): Promise<boolean> {
  const stored = await tx
    .insertInto("credit_release")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether a buyer has an unused release. */
export async function hasRelease(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("credit_release")
    .select("id")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a buyer's release; false when there is none. A simultaneous caller waits for the outcome. */
export async function takeRelease(
  tx: Db,
  { userId, usedFor, at }: { readonly userId: number; readonly usedFor: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("credit_release")
    .set({ used_at: at, used_for: usedFor })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

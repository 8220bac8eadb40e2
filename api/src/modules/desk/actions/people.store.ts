import type { Updateable } from "kysely";
import { secondsAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import type { IdentityTables } from "../../identity/identity.tables";

/** A user, locked until the transaction ends. */
export function lockUser(tx: Db, id: number) {
  return tx
    .selectFrom("users")
    .select(["id", "phone", "type", "suspended_at", "verification_status"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The numbers a person is verified by; empty where he named none. */
export async function readNumbers(tx: Db, userId: number) {
  const row = await tx
    .selectFrom("profile")
    .select(["gst_number", "pan_number"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? { gst_number: "", pan_number: "" };
}

/** Changes what a person is or may do. */
export async function updateStanding(tx: Db, id: number, change: Updateable<IdentityTables["users"]>): Promise<void> {
  await tx.updateTable("users").set(change).where("id", "=", id).execute();
}

/** Ends every session of a person. */
export async function revokeSessions(tx: Db, userId: number, at: Date): Promise<void> {
  await tx
    .updateTable("session")
    .set({ revoked_at: at })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}

/** For so long a suspended colleague counts, so that nobody makes himself the only one and confirms alone what he asks for. */
const colleagueCountsSeconds = 24 * 3600;

/** Whether the desk has another person than the one who acts: only then can somebody confirm. */
export async function hasColleague(tx: Db, at: Date): Promise<boolean> {
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where("type", "=", "staff")
    .where(({ or, eb }) =>
      or([eb("suspended_at", "is", null), eb("suspended_at", ">", secondsAfter(at, -colleagueCountsSeconds))]),
    )
    .limit(2)
    .execute();
  return rows.length > 1;
}

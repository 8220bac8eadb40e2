import type { Updateable } from "kysely";
import type { Db } from "../../../platform/database/database";
import { lockWords } from "../../../platform/database/transaction";
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

/** The numbers a person is verified by; empty where they named none. */
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

/**
 * Whether the desk has, or ever had, another person than this one. A desk that never had a second person cannot ask one; any other
 * has to, also when everybody else was suspended since: nobody gets the power of all by shutting the others out.
 */
export async function hadColleague(tx: Db, actorId: number): Promise<boolean> {
  return (await selectStaffBut(tx, [actorId])) !== undefined;
}

/** Whether somebody could decide between these two: a third person of the desk who is not suspended. */
export async function hasThird(tx: Db, actorId: number, colleagueId: number): Promise<boolean> {
  // Two suspensions at once must not each count on the person whom the other one shuts out.
  await lockWords(tx, "people of the desk");
  return (await selectStaffBut(tx, [actorId, colleagueId], "active")) !== undefined;
}

function selectStaffBut(tx: Db, ids: readonly number[], which: "active" | "all" = "all") {
  return tx
    .selectFrom("users")
    .select("id")
    .where("type", "=", "staff")
    .where("id", "not in", [...ids])
    .$if(which === "active", (from) => from.where("suspended_at", "is", null))
    .limit(1)
    .executeTakeFirst();
}

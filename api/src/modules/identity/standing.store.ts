import type { DeskRole } from "@mandi/shared/contract/desk/right";
import type { Updateable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { IdentityTables, VerificationStatus } from "./identity.tables";

/** A user, locked until the transaction ends. */
export function selectUserForUpdate(tx: Db, id: number) {
  return tx
    .selectFrom("users")
    .select(["id", "phone", "type", "suspended_at", "verification_status", "desk_roles"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a person's name, type or rights. */
export async function updateUser(tx: Db, id: number, change: Updateable<IdentityTables["users"]>): Promise<void> {
  await tx.updateTable("users").set(change).where("id", "=", id).execute();
}

/** Gives a person back to the desk for verification; one who waits already has waited since before. */
export async function updateSubmitted(tx: Db, id: number, at: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ verification_status: "submitted", sent_in_at: at })
    .where("id", "=", id)
    .where("verification_status", "<>", "submitted")
    .execute();
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

/** Somebody at the desk other than these people; undefined when there is nobody. */
export function selectStaffBut(tx: Db, ids: readonly number[], which: "active" | "all") {
  return tx
    .selectFrom("users")
    .select("id")
    .where("type", "=", "staff")
    .where("id", "not in", [...ids])
    .$if(which === "active", (from) => from.where("suspended_at", "is", null))
    .limit(1)
    .executeTakeFirst();
}

/** Somebody else of the desk with a role who is not suspended; undefined when there is nobody. */
export function selectOtherWithRole(tx: Db, id: number, role: DeskRole) {
  return tx
    .selectFrom("users")
    .select("id")
    .where("type", "=", "staff")
    .where("id", "!=", id)
    .where("suspended_at", "is", null)
    .where(({ eb, val }) => eb(val(role), "=", eb.fn.any("desk_roles")))
    .limit(1)
    .executeTakeFirst();
}

/** Makes a customer a seller or transporter; false when they are no longer a customer (two tabs). */
export async function updateCustomerType(
  tx: Db,
  userId: number,
  type: "seller" | "transporter",
  status: VerificationStatus,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ type, verification_status: status, sent_in_at: at })
    .where("id", "=", userId)
    .where("type", "=", "customer")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Everybody at the desk who is not suspended. */
export async function selectStaffIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("type", "=", "staff")
    .where("suspended_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export function selectStaffByPhone(db: Db, phone: string) {
  return db.selectFrom("users").select("id").where("phone", "=", phone).where("type", "=", "staff").executeTakeFirst();
}

/** The people of the desk, including suspended ones. */
export function selectStaff(db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "phone", "name", "suspended_at"])
    .where("type", "=", "staff")
    .orderBy("id")
    .execute();
}

import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { PartyAccountTables } from "./party-account.tables";

/** Stores an account; false where the person has it already. */
export async function insertPartyAccount(
  tx: Db,
  row: Insertable<PartyAccountTables["party_account"]>,
): Promise<boolean> {
  const stored = await tx
    .insertInto("party_account")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** The accounts of a person that are in use, the oldest first. */
export function selectPartyAccountsOf(db: Db, userId: number) {
  return db
    .selectFrom("party_account")
    .selectAll()
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .orderBy("id")
    .limit(50)
    .execute();
}

/** An account, locked. */
export function selectPartyAccountForUpdate(tx: Db, id: number) {
  return tx.selectFrom("party_account").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Ends an account: nothing is paid to it any more. */
export async function updatePartyAccountEnd(tx: Db, id: number, by: number, at: Date): Promise<void> {
  await tx.updateTable("party_account").set({ ended_at: at, ended_by: by }).where("id", "=", id).execute();
}

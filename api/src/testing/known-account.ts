import type { Db } from "../platform/database/database";

/** A bank account of a person that the desk knows. @returns its key */
export async function knownAccount(db: Db, userId: number): Promise<number> {
  await db
    .insertInto("party_account")
    .values({
      user_id: userId,
      account_name: "Their firm",
      account_number: "00501147000492",
      ifsc: "HDFC0001147",
      confirmed_at: new Date("2026-11-01T05:00:00.000Z"),
      confirmed_by: userId,
      ended_at: null,
      ended_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom("party_account")
    .select("id")
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return id;
}

import type { Db } from "../../platform/database/database";

export function selectSetting(db: Db, key: string) {
  return db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst();
}

/** All that are stored. */
export function selectSettings(db: Db) {
  return db.selectFrom("setting").select(["key", "value"]).execute();
}

/** @param value as JSON */
export async function upsertSetting(tx: Db, key: string, value: string): Promise<void> {
  await tx
    .insertInto("setting")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

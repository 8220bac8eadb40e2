import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared";
import { remember } from "../../platform/memory/remember";

/** All stored values. */
export async function selectSettings(db: Db): Promise<ReadonlyMap<string, unknown>> {
  return (await allSettings(db, [everything])).get(everything) ?? new Map();
}

const everything = "all";

const selectSettingRows = prepared((db) => db.selectFrom("setting").select(["key", "value"]));

const allSettings = remember("setting", async (db) => {
  const rows = await selectSettingRows(db, {});
  return new Map([[everything, new Map<string, unknown>(rows.map(({ key, value }) => [key, value]))]]);
});

/** @param value as JSON */
export async function upsertSetting(tx: Db, key: string, value: string): Promise<void> {
  await tx
    .insertInto("setting")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Allows one writer of a setting at a time until the transaction ends, even of one that has not been changed yet. */
export async function lockStoredSetting(tx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${key}`}, 0))`.execute(tx);
}

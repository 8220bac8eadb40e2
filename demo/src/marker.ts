import type { Db } from "@mandi/api/public/database";
import { sql } from "kysely";

/** The setting in which a demo database records which subjects have been filled; other databases do not have it. */
export const markerKey = "demo_market";

export async function readMarker(db: Db): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ name: string }>`
    select jsonb_array_elements_text(value -> 'subjects') as name from setting where key = ${markerKey}`.execute(db);
  return rows.length === 0 ? undefined : rows.map(({ name }) => name);
}

export async function writeMarker(tx: Db, names: readonly string[]): Promise<void> {
  const value = JSON.stringify({ subjects: names });
  await tx
    .insertInto("setting")
    .values({ key: markerKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

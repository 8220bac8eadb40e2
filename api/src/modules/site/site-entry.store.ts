import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { SiteTables } from "./site.tables";

/** Lists that visitors see in an order that the desk chooses. */
export type EntryTable = "banner" | "faq";

/** Every question, including hidden ones, in the order of the page. */
export function selectFaq(db: Db) {
  return db
    .selectFrom("faq")
    .select(["id", "title", "description", "is_hidden"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Every banner, including hidden ones, in the order of the page. */
export function selectBanners(db: Db) {
  return db
    .selectFrom("banner")
    .select(["id", "photo", "title", "is_hidden", "first_day", "last_day", "link"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Allows one writer of a list at a time until the transaction ends, because its order concerns all of it. */
export async function lockEntries(tx: Db, table: EntryTable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`site:${table}`}, 0))`.execute(tx);
}

/** The position after the last one. */
export async function selectNextPosition(tx: Db, table: EntryTable): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 1 as next from ${sql.table(table)}`.execute(tx);
  return rows[0]?.next ?? 1;
}

export async function insertBanner(tx: Db, banner: Insertable<SiteTables["banner"]>): Promise<number> {
  return (await tx.insertInto("banner").values(banner).returning("id").executeTakeFirstOrThrow()).id;
}

export async function insertFaqEntry(tx: Db, entry: Insertable<SiteTables["faq"]>): Promise<number> {
  return (await tx.insertInto("faq").values(entry).returning("id").executeTakeFirstOrThrow()).id;
}

export async function updateBanner(tx: Db, id: number, change: Updateable<SiteTables["banner"]>): Promise<void> {
  await tx.updateTable("banner").set(change).where("id", "=", id).execute();
}

export async function updateFaqEntry(tx: Db, id: number, change: Updateable<SiteTables["faq"]>): Promise<void> {
  await tx.updateTable("faq").set(change).where("id", "=", id).execute();
}

/** Shows or hides one; false when it does not exist. */
export async function updateHidden(tx: Db, table: EntryTable, id: number, isHidden: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ is_hidden: isHidden })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts all of them into this order. */
export async function updateOrder(tx: Db, table: EntryTable, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} as entry set position = placed.position
    from unnest(${[...ids]}::bigint[]) with ordinality as placed (id, position)
    where entry.id = placed.id`.execute(tx);
}

/** Deletes one; false when it does not exist. */
export async function deleteSiteRow(tx: Db, table: EntryTable, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom(table).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Configured texts by key. */
export async function readSiteTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("site_text").select(["key", "value"]).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function writeSiteText(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto("site_text")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

export function listFaq(db: Db) {
  return db.selectFrom("faq").select(["title", "description"]).orderBy("position").orderBy("id").execute();
}

export function listBanners(db: Db) {
  return db.selectFrom("banner").select(["photo", "title"]).orderBy("position").orderBy("id").execute();
}

export function listTestimonials(db: Db) {
  return db
    .selectFrom("testimonial")
    .select(["message", "name", "designation", "image"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Adds a banner after the last one, or at a place. */
export async function insertBanner(
  tx: Db,
  { photo, title, position }: { photo: string; title: string; position: number | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into banner (photo, title, position)
    select ${photo}, ${title}, coalesce(${position ?? null}::integer, (select coalesce(max(position), 0) + 1 from banner))
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** The place after the last question. */
export async function nextFaqPosition(tx: Db): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(position), 0) + 1 as next from faq`.execute(tx);
  return rows[0]?.next ?? 1;
}

export async function insertFaqEntry(
  tx: Db,
  entry: { readonly title: string; readonly description: string; readonly position: number },
): Promise<void> {
  await tx
    .insertInto("faq")
    .values({ title: entry.title, description: entry.description, position: entry.position })
    .execute();
}

/** Takes one away; false when it was not there. */
export async function deleteSiteRow(tx: Db, table: "banner" | "faq", id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom(table).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The stored texts as they are, by key. */
export function selectSiteTexts(db: Db) {
  return db.selectFrom("site_text").select(["key", "value"]).orderBy("key").execute();
}

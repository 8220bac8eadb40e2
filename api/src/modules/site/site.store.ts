import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Configured texts by key. */
export async function selectSiteTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("site_text").select(["key", "value"]).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function upsertSiteText(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto("site_text")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Visible questions, in order. */
export function selectFaq(db: Db) {
  return db
    .selectFrom("faq")
    .select(["title", "description"])
    .where("is_hidden", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** What visitors see on a day, in its order. */
export function selectBanners(db: Db, day: string) {
  return db
    .selectFrom("banner")
    .select(["photo", "title", "link"])
    .where("is_hidden", "=", false)
    .where((one) => one.or([one("first_day", "is", null), one("first_day", "<=", day)]))
    .where((one) => one.or([one("last_day", "is", null), one("last_day", ">=", day)]))
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export function selectTestimonials(db: Db) {
  return db
    .selectFrom("testimonial")
    .select(["message", "name", "designation", "image"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Allows one writer of a text at a time until the transaction ends, even of one that is not written yet. */
export async function lockSiteText(tx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text:${key}`}, 0))`.execute(tx);
}

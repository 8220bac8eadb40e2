import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { NewArticle } from "./news.store";

/** The most drafts in a list: more than anybody writes at a time. */
const draftsAtMost = 100;

/** Allows one writer of an article at a time until the transaction ends, even of one that does not exist yet. */
export async function lockArticle(tx: Db, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`news:${slug}`}, 0))`.execute(tx);
}

/** A draft with who saved it; undefined where there is none. */
export function selectDraft(db: Db, slug: string) {
  return drafts(db).where("draft.slug", "=", slug).executeTakeFirst();
}

/** All drafts, the last saved first. */
export function selectDrafts(db: Db) {
  return drafts(db).orderBy("draft.saved_at", "desc").orderBy("draft.slug").limit(draftsAtMost).execute();
}

function drafts(db: Db) {
  return db
    .selectFrom("news_draft as draft")
    .innerJoin("users", "users.id", "draft.saved_by")
    .select([
      "draft.slug",
      "draft.title",
      "draft.image",
      "draft.image_alt",
      "draft.description",
      "draft.saved_at",
      "users.name as saved_by",
    ]);
}

/** Keeps a draft in place of the one with its slug. */
export async function upsertDraft(tx: Db, article: NewArticle, savedBy: number): Promise<void> {
  const { slug, title, image = "", imageAlt = "", description, at } = article;
  const values = { title, image, image_alt: imageAlt, description, saved_by: savedBy, saved_at: at };
  await tx
    .insertInto("news_draft")
    .values({ slug, ...values })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(values))
    .execute();
}

/** Discards a draft; false when it does not exist. */
export async function deleteDraft(tx: Db, slug: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("news_draft").where("slug", "=", slug).executeTakeFirst();
  return numDeletedRows > 0n;
}

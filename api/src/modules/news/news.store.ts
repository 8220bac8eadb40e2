import type { Db } from "../../platform/database/database";

/** News of one page of the list. */
export const newsPerPage = 12;
/** Articles related to an opened one. */
export const relatedNews = 4;

const columns = ["id", "slug", "title", "image", "image_alt", "description", "created_at"] as const;

export interface NewsRow {
  readonly slug: string;
  readonly title: string;
  readonly image: string;
  readonly image_alt: string;
  readonly description: string;
  readonly created_at: Date;
}

/** Newest first. */
export function selectNews(db: Db, limit: number, offset: number) {
  return db
    .selectFrom("news")
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countNews(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("news")
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export function selectArticle(db: Db, slug: string) {
  return db.selectFrom("news").select(columns).where("slug", "=", slug).executeTakeFirst();
}

/** Addresses of all articles, newest first, for the site map, up to its limit. */
export function selectNewsAddresses(db: Db, atMost: number) {
  return db
    .selectFrom("news")
    .select(["slug", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(atMost)
    .execute();
}

/** The newest other articles. */
export function selectOtherNews(db: Db, id: number, limit: number) {
  return db
    .selectFrom("news")
    .select(columns)
    .where("id", "<>", id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** An article before it is stored. */
export interface NewArticle {
  readonly slug: string;
  readonly title: string;
  readonly image: string | undefined;
  readonly imageAlt: string | undefined;
  readonly description: string;
  readonly at: Date;
}

/** Publishes an article; one with this slug gets the new text and keeps its day. */
export async function upsertArticle(tx: Db, article: NewArticle): Promise<number> {
  const { slug, title, image, imageAlt, description } = article;
  const { id } = await tx
    .insertInto("news")
    .values({ slug, title, image: image ?? "", image_alt: imageAlt ?? "", description, created_at: article.at })
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet({
        ...{ title, description },
        ...(image !== undefined && { image }),
        ...(imageAlt !== undefined && { image_alt: imageAlt }),
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes an article; false when it does not exist. */
export async function deleteArticle(tx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("news").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

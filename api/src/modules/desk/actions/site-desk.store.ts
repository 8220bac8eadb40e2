import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";

/** An article before it is stored. */
export interface NewArticle {
  readonly slug: string;
  readonly title: string;
  readonly image: string | undefined;
  readonly description: string;
  readonly at: Date;
}

/** Publishes an article; one with this slug gets the new text and keeps its day. */
export async function upsertArticle(tx: Db, article: NewArticle): Promise<number> {
  const { slug, title, image, description } = article;
  const { id } = await tx
    .insertInto("news")
    .values({ slug, title, image: image ?? "", description, created_at: article.at })
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet({ title, description, ...(image === undefined ? {} : { image }) }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
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

/** Takes one away; false when it was not there. */
export async function removeOne(tx: Db, table: "news" | "banner" | "faq", id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom(table).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks an enquiry or a message as answered; false when there is none that waits. */
export async function markHandled(tx: Db, table: "enquiry" | "contact_message", id: number, at: Date) {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ handled_at: at })
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Words a notification again; an empty text brings the product's own back. */
export async function saveTemplate(tx: Db, kind: string, text: string): Promise<void> {
  if (text === "") {
    await tx.deleteFrom("notification_template").where("kind", "=", kind).execute();
    return;
  }
  await tx
    .insertInto("notification_template")
    .values({ kind, text })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ text }))
    .execute();
}

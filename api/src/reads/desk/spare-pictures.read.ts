import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Uploaded pictures that no banner, article or draft shows, the newest first. */
export async function selectSparePictures(db: Db, limit: number, offset: number) {
  const { rows } = await sql<{ readonly name: string; readonly added_at: Date }>`
    select p.name, p.added_at from site_picture p
     where not exists (select from banner where banner.photo = '/media/site/' || p.name)
       and not exists (select from news where news.image = '/media/site/' || p.name and news.image <> '')
       and not exists (select from news_draft draft where draft.image = '/media/site/' || p.name and draft.image <> '')
     order by p.added_at desc, p.name limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The title of an article or a draft that shows a picture; undefined where none does. */
export async function selectArticleWithPicture(db: Db, path: string): Promise<string | undefined> {
  const { rows } = await sql<{ readonly title: string }>`
    select title from news where image = ${path} and image <> ''
    union all select title from news_draft where image = ${path} and image <> '' limit 1`.execute(db);
  return rows[0]?.title;
}

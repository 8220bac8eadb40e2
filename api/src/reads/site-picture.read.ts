import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** A picture that visitors may open, by its name; undefined where there is none. */
export async function selectSitePicture(db: Db, name: string) {
  const { rows } = await sql<{ type: string; bytes: Buffer }>`
    select upload.media_type as type, upload.content as bytes
      from site_picture join upload on upload.id = site_picture.upload_id
     where site_picture.name = ${name}`.execute(db);
  return rows[0];
}

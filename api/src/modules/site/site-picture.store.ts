import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { gathered } from "../../platform/database/gathered";
import { arrayOf, prepared } from "../../platform/database/prepared";
import type { PictureSize } from "./picture-size";

/** Stores a picture under its name; one that is there already stays as it is. @returns whether it is new */
export async function insertSitePicture(
  tx: Db,
  { name, uploadId, size, at }: SitePicture & { readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("site_picture")
    .values({ name, upload_id: uploadId, ...size, added_at: at })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets a picture. @returns the upload that it was */
export async function deleteSitePicture(tx: Db, name: string): Promise<number> {
  const { upload_id } = await tx
    .deleteFrom("site_picture")
    .where("name", "=", name)
    .returning("upload_id")
    .executeTakeFirstOrThrow();
  return upload_id;
}

interface SitePicture {
  readonly name: string;
  readonly uploadId: number;
  readonly size: PictureSize;
}

const selectNames = prepared((db, { names }: { readonly names: readonly string[] }) =>
  db
    .selectFrom("site_picture")
    .select("name")
    .where("name", "=", sql<string>`any(${arrayOf("text", names)}::text[])`),
);

/** Whether there is a picture of this name: one statement for all requests that arrive together. */
export const hasSitePicture = gathered(async (db: Db, names: readonly string[]) => {
  const rows = await selectNames(db, { names });
  const known = new Set(rows.map(({ name }) => name));
  return names.map((name) => known.has(name));
});

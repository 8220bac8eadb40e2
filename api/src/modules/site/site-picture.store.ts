import type { Db } from "../../platform/database/database";
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

interface SitePicture {
  readonly name: string;
  readonly uploadId: number;
  readonly size: PictureSize;
}

export async function hasSitePicture(db: Db, name: string): Promise<boolean> {
  return (await db.selectFrom("site_picture").select("name").where("name", "=", name).execute()).length === 1;
}

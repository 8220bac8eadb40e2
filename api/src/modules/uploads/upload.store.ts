import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { UploadedFile } from "../../platform/routes/upload";
import type { Party } from "../orders/order.policy";
import type { UploadPurpose } from "./upload.tables";

/** The purpose of an order's file, and the sides that see it for that purpose. */
interface UploadUse {
  readonly uploadId: number;
  readonly orderId: number;
  readonly purpose: UploadPurpose;
  readonly audience: readonly Party[];
}

/** Stores a file. */
export async function insertUpload(
  tx: Db,
  upload: { readonly ownerId: number; readonly file: UploadedFile; readonly digest: Buffer; readonly at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("upload")
    .values({
      owner_id: upload.ownerId,
      media_type: upload.file.type,
      size_bytes: upload.file.bytes.length,
      digest: upload.digest,
      content: upload.file.bytes,
      created_at: upload.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * True when the file exists and, where an owner is named, is theirs. It is locked until the transaction ends, so that it is not
 * deleted as unused before its use is stored.
 */
export async function hasUpload(tx: Db, id: number, ownerId: number | null): Promise<boolean> {
  const row = await tx
    .selectFrom("upload")
    .select("id")
    .where("id", "=", id)
    .$if(ownerId !== null, (query) => query.where("owner_id", "=", ownerId ?? 0))
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The type, content and digest of a file of this owner, locked as by `hasUpload`. */
export function selectOwnUpload(tx: Db, id: number, ownerId: number) {
  return tx
    .selectFrom("upload")
    .select(["media_type as type", "content as bytes", "digest"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .forKeyShare()
    .executeTakeFirst();
}

/** Lets the sides of an order see a file for one purpose; its other uses keep their own audience. */
export async function upsertUse(tx: Db, { uploadId, orderId, purpose, audience }: UploadUse): Promise<void> {
  const row = { upload_id: uploadId, order_id: orderId, purpose, audience: [...audience] };
  await tx
    .insertInto("upload_use")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["upload_id", "order_id", "purpose"]).doUpdateSet({ audience: row.audience }),
    )
    .execute();
}

/** Lets one person open a file that belongs to no order of theirs. @returns its size in bytes */
export async function insertGrant(tx: Db, uploadId: number, userId: number): Promise<number> {
  await tx
    .insertInto("upload_grant")
    .values({ upload_id: uploadId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { size_bytes } = await tx
    .selectFrom("upload")
    .select("size_bytes")
    .where("id", "=", uploadId)
    .executeTakeFirstOrThrow();
  return size_bytes;
}

/** Takes from its owner what they were given of their file; others to whom it was given keep it. */
export async function deleteOwnersGrant(tx: Db, uploadId: number): Promise<void> {
  await tx
    .deleteFrom("upload_grant")
    .using("upload")
    .whereRef("upload.id", "=", "upload_grant.upload_id")
    .whereRef("upload.owner_id", "=", "upload_grant.user_id")
    .where("upload.id", "=", uploadId)
    .execute();
}

/** Deletes files that were not used by then. A file that is being used at this moment is left for the next run. */
export async function deleteUnusedBefore(tx: Db, before: Date, atMost: number): Promise<number> {
  const isUsed = sql`select from upload_use used where used.upload_id = upload.id
    union all select from upload_grant given where given.upload_id = upload.id`;
  const { rows } = await sql<{ id: number }>`
    select id from upload where created_at < ${before} and not exists (${isUsed})
     order by id limit ${atMost} for update skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  // Checked again, because a use may have been stored between reading and locking.
  const { numAffectedRows } = await sql`
    delete from upload where id = any(${ids}::bigint[]) and not exists (${isUsed})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** The secret that signs addresses of files; made by the migration, never shown. */
export async function selectLinkSecret(db: Db): Promise<Buffer> {
  const { secret } = await db
    .selectFrom("server_secret")
    .select("secret")
    .where("name", "=", "upload link")
    .executeTakeFirstOrThrow();
  return secret;
}

import type { DocumentKind } from "@mandi/shared/contract/user-document";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

interface NewDocument {
  readonly userId: number;
  readonly kind: DocumentKind;
  readonly uploadId: number;
  readonly at: Date;
}

/** Stores a document, replacing one of its kind that has not been reviewed yet. The caller holds the user's lock. */
export async function insertDocument(tx: Db, { userId, kind, uploadId, at }: NewDocument): Promise<void> {
  await tx
    .updateTable("user_document")
    .set({ status: "replaced" })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("status", "=", "sent")
    .execute();
  await tx.insertInto("user_document").values({ user_id: userId, kind, upload_id: uploadId, sent_at: at }).execute();
}

/** The last document of each kind that a person has sent. */
export async function selectLastDocuments(db: Db, userId: number) {
  const { rows } = await sql<{
    kind: DocumentKind;
    upload_id: number;
    status: string;
    reason: string | null;
    sent_at: Date;
  }>`
    select distinct on (kind) kind, upload_id, status, reason, sent_at
      from user_document where user_id = ${userId} order by kind, id desc`.execute(db);
  return rows;
}

/** A document of this person, locked; undefined when it is another's. */
export function selectDocumentForUpdate(tx: Db, userId: number, id: number) {
  return tx
    .selectFrom("user_document")
    .select(["id", "kind", "status"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records the desk's decision. */
export async function updateDecision(
  tx: Db,
  id: number,
  decision: {
    readonly status: "verified" | "refused";
    readonly reason: string;
    readonly by: number;
    readonly at: Date;
  },
): Promise<void> {
  const { status, reason, by, at } = decision;
  await tx
    .updateTable("user_document")
    .set({ status, reason, decided_by: by, decided_at: at })
    .where("id", "=", id)
    .execute();
}

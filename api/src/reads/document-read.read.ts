import { documentRead } from "@mandi/shared/contract/desk/trail-subject";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** Whether the trail says that this person of the desk has opened the document since then. */
export async function wasReadSince(
  db: Db,
  {
    documentId,
    ownerId,
    readerId,
  }: { readonly documentId: number; readonly ownerId: number; readonly readerId: number },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("audit_event")
    .select("id")
    .where("subject", "=", `user:${ownerId}`)
    .where("action", "=", documentRead)
    .where("actor_id", "=", readerId)
    .where("at", ">", since)
    .where(sql<boolean>`detail @> ${JSON.stringify({ document_id: documentId })}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

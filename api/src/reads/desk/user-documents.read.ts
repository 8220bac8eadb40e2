import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** The most documents of a person; the rest is years old. */
const documentsAtMost = 100;

/** A person's type and the details that their documents are compared with; undefined when there is no such person. */
export async function selectIdentity(db: Db, userId: number) {
  const { rows } = await sql<{ type: string; gst_number: string; pan_number: string; company_address: string }>`
    select u.type, coalesce(p.gst_number, '') as gst_number, coalesce(p.pan_number, '') as pan_number,
           coalesce(p.company_address, '') as company_address
      from users u left join profile p on p.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0];
}

interface DocumentRow {
  readonly id: number;
  readonly kind: string;
  readonly upload_id: number;
  readonly media_type: string;
  readonly status: string;
  readonly reason: string | null;
  readonly sent_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

/** All documents that a person has sent for verification, the newest first. */
export async function selectUserDocuments(db: Db, userId: number): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.id, d.kind, d.upload_id, f.media_type, d.status, d.reason, d.sent_at, d.decided_at, staff.name as decided_by
      from user_document d join upload f on f.id = d.upload_id
      left join users staff on staff.id = d.decided_by
     where d.user_id = ${userId} order by d.id desc limit ${sql.lit(documentsAtMost)}`.execute(db);
  return rows;
}

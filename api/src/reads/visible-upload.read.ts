import { sql } from "kysely";
import type { Db } from "../platform/database/database";

interface VisibleUpload {
  readonly id: number;
  readonly media_type: string;
  readonly content: Buffer;
  /** Somebody of the desk looks. */
  readonly at_desk: boolean;
  /** Where the file is a document that another person sent for verification. */
  readonly document_id: number | null;
  readonly document_of: number | null;
}

/**
 * A file that this user may see: their own, one shared with them, one of their side of an order, or any for the desk; undefined otherwise. A user who is
 * logged out everywhere sees none, so that an address left behind opens nothing.
 */
export async function selectVisibleUpload(db: Db, id: number, userId: number, now: Date) {
  const { rows } = await sql<VisibleUpload>`
    select upload.id, upload.media_type, upload.content, viewer.type = 'staff' as at_desk,
           document.id as document_id, document.user_id as document_of
      from upload
      join users viewer on viewer.id = ${userId} and viewer.suspended_at is null
      left join lateral (
        select id, user_id from user_document
         where upload_id = upload.id and user_id <> viewer.id order by id desc limit 1) document on true
     where upload.id = ${id}
       and exists (
          select from session
           where session.user_id = viewer.id and session.revoked_at is null and session.expires_at > ${now})
       and (viewer.type = 'staff'
        or upload.owner_id = viewer.id
        or exists (
          select from upload_grant given where given.upload_id = upload.id and given.user_id = viewer.id)
        or exists (
          select from upload_use used join trade_order o on o.id = used.order_id
           where used.upload_id = upload.id
             and (('buyer' = any(used.audience) and o.buyer_id = viewer.id)
               or ('seller' = any(used.audience) and o.seller_id = viewer.id)
               or ('transporter' = any(used.audience) and exists (
                    select from freight_award award
                     where award.order_id = o.id and award.transporter_id = viewer.id and award.ended_at is null)))))`.execute(
    db,
  );
  return rows[0];
}

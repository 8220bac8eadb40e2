import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";

/** An enquiry or a message of the contact form. */
export interface InboxRow {
  readonly kind: "enquiry" | "message";
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly text: string;
  readonly created_at: Date;
}

/** A page of what is unanswered, oldest first. */
export async function selectInbox(db: Db, page: number | undefined): Promise<readonly InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    select 'enquiry' as kind, e.id, e.name, e.contact_number as phone, e.email,
           concat_ws(' | ', e.company_name, brand.name, e.requirement, e.delivery_location, e.message) as text, e.created_at
      from enquiry e join brand on brand.id = e.brand_id where e.handled_at is null
    union all
    select 'message', id, name, phone, email, message, created_at from contact_message where handled_at is null
    order by created_at limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/** An enquiry or a message with everything that its sender wrote; fields that its form does not have are empty. */
export interface InboxItemRow extends InboxRow {
  readonly company: string;
  readonly gstin: string;
  readonly brand: string;
  readonly requirement: string;
  readonly place: string;
  readonly handled_at: Date | null;
}

/** One of them, answered or not. */
export async function selectInboxItem(db: Db, kind: InboxRow["kind"], id: number): Promise<InboxItemRow | undefined> {
  const enquiry = sql<InboxItemRow>`
    select 'enquiry' as kind, e.id, e.name, e.contact_number as phone, e.email, e.message as text, e.created_at,
           e.company_name as company, e.gst_number as gstin, brand.name as brand, e.requirement, e.delivery_location as place, e.handled_at
      from enquiry e join brand on brand.id = e.brand_id where e.id = ${id}`;
  const message = sql<InboxItemRow>`
    select 'message' as kind, id, name, phone, email, message as text, created_at,
           '' as company, '' as gstin, '' as brand, '' as requirement, '' as place, handled_at
      from contact_message where id = ${id}`;
  const { rows } = await (kind === "enquiry" ? enquiry : message).execute(db);
  return rows[0];
}

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

/** A page of what nobody has answered, oldest first. */
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

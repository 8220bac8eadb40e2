import type { DeskInboxItemAnswer } from "@mandi/shared/contract/desk/site";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { instant } from "../../../platform/wire-figures";
import { selectInbox, selectInboxItem } from "../../../reads/desk/inbox.read";

/** Unanswered enquiries and contact messages, oldest first. */
export async function readInbox(db: Db, page: number | undefined) {
  const rows = await selectInbox(db, page);
  return { data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
}

/** An enquiry (E3) or a contact message (M2) by its number in the queue. @throws Refusal 404 */
export async function readInboxItem(db: Db, number: string): Promise<DeskInboxItemAnswer> {
  const kind = number.startsWith("E") ? "enquiry" : "message";
  const row = found(await selectInboxItem(db, kind, Number(number.slice(1))));
  return { data: { ...row, created_at: row.created_at.toISOString(), handled_at: instant(row.handled_at) } };
}

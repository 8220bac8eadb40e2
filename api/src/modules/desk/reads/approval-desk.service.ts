import type { Db } from "../../../platform/database/database";
import { type Look, listApprovals } from "../approval.service";
import { deskRows, instant, offsetOf, rupees } from "./desk-lists";

/** What waits for a second person, and what ended since yesterday because it could no longer be done. */
export async function listApprovalsForDesk(db: Db, page: number | undefined, look: Look) {
  const { waiting, lapsed } = await listApprovals(db, look, deskRows, offsetOf(page));
  return {
    data: waiting.map((row) => ({
      id: row.id,
      action: row.action,
      subject: row.subject,
      amount: rupees(row.amount_paise),
      reason: row.reason,
      requested_by: row.name,
      requested_at: row.requested_at.toISOString(),
      input: JSON.stringify(row.input),
    })),
    lapsed: lapsed.map((row) => ({
      id: row.id,
      action: row.action,
      subject: row.subject,
      requested_by: row.name,
      lapsed_at: instant(row.decided_at),
      reason: row.decision_reason ?? "",
    })),
  };
}

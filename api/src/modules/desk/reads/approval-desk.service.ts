import type { Db } from "../../../platform/database/database";
import { selectApprovalSubjects } from "../../../reads/desk/approval-subject.read";
import { deskRows, offsetOf, type PageOrOne } from "../../../reads/desk/desk-page";
import { type Look, listApprovals } from "../approval.service";
import { instant, rupees } from "./desk-lists";

/** What waits for a second person, and what ended since yesterday because it could no longer be done. */
export async function listApprovalsForDesk(db: Db, { page, id }: PageOrOne, viewerId: number, look: Look) {
  const { waiting, lapsed } = await listApprovals(db, look, { limit: deskRows, offset: offsetOf(page), id });
  const subjects = await selectApprovalSubjects(
    db,
    waiting.map(({ subject }) => subject),
  );
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
      shows: row.shows,
      does: look.actions.find(({ name }) => name === row.action)?.summary ?? row.action,
      about: subjects.get(row.subject)?.about ?? row.subject,
      payer: subjects.get(row.subject)?.payer ?? null,
      utr: subjects.get(row.subject)?.utr ?? null,
      is_own: row.requested_by === viewerId ? 1 : 0,
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

import type { Db } from "../../../platform/database/database";
import { selectApprovalSubjects } from "../../../reads/desk/approval-subject.read";
import { deskRows, offsetOf, type PageOrOne } from "../../../reads/desk/desk-page";
import { type Look, listApprovals } from "../approval.service";
import { instant, rupees } from "./desk-lists";

type Asked = Awaited<ReturnType<typeof listApprovals>>["waiting"][number];

/** What waits for a second person or, of the one that is asked for, how it ended; and what could no longer be done since yesterday. */
export async function listApprovalsForDesk(db: Db, { page, id }: PageOrOne, viewerId: number, look: Look) {
  const { waiting, ended, lapsed } = await listApprovals(db, look, { limit: deskRows, offset: offsetOf(page), id });
  const shown = [...waiting, ...(ended ? [ended] : [])].map(({ subject }) => subject);
  const subjects = await selectApprovalSubjects(db, shown);
  const present = (row: Omit<Asked, "shows">) => ({
    id: row.id,
    action: row.action,
    subject: row.subject,
    amount: rupees(row.amount_paise),
    reason: row.reason,
    requested_by: row.name,
    requested_at: row.requested_at.toISOString(),
    input: JSON.stringify(row.input),
    does: look.actions.find(({ name }) => name === row.action)?.summary ?? row.action,
    about: subjects.get(row.subject)?.about ?? row.subject,
    payer: subjects.get(row.subject)?.payer ?? null,
    utr: subjects.get(row.subject)?.utr ?? null,
    is_own: row.requested_by === viewerId ? 1 : 0,
  });
  return {
    data: waiting.map((row) => ({ ...present(row), shows: row.shows })),
    ...(ended && {
      ended: {
        ...present(ended),
        status: ended.status,
        decided_by: ended.decided_by,
        decided_at: instant(ended.decided_at),
        decision_reason: ended.decision_reason ?? "",
      },
    }),
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

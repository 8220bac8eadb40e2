import type { Db } from "../../../platform/database/database";
import { selectApprovalSubjects } from "../../../reads/desk/approval-subject.read";
import { deskRows, offsetOf, type PageOrOne } from "../../../reads/desk/desk-page";
import { inputOf, type Look, listApprovals } from "../approval.service";
import { instant, rupees } from "./desk-lists";

type Approvals = Awaited<ReturnType<typeof listApprovals>>;
type Asked = Approvals["waiting"][number];
type Ended = Approvals["lapsed"][number];

/** What waits for a second person, or how the requested one ended; and what ended since yesterday without being done. */
export async function listApprovalsForDesk(db: Db, { page, id }: PageOrOne, viewerId: number, look: Look) {
  const { waiting, ended, lapsed, declined } = await listApprovals(db, look, {
    limit: deskRows,
    offset: offsetOf(page),
    id,
  });
  const shown = [...waiting, ...(ended ? [ended] : []), ...lapsed, ...declined].map(({ subject }) => subject);
  const subjects = await selectApprovalSubjects(db, shown);
  const actOf = ({ action }: Pick<Asked, "action">) => look.actions.find(({ name }) => name === action);
  const present = (row: Omit<Asked, "shows" | "stands">) => ({
    id: row.id,
    action: row.action,
    subject: row.subject,
    amount: rupees(row.amount_paise),
    reason: row.reason,
    requested_by: row.name,
    requested_at: row.requested_at.toISOString(),
    input: JSON.stringify(row.input),
    does: actOf(row)?.summary ?? row.action,
    about: subjects.get(row.subject)?.about ?? row.subject,
    payer: subjects.get(row.subject)?.payer ?? null,
    phone: subjects.get(row.subject)?.phone ?? null,
    utr: subjects.get(row.subject)?.utr ?? null,
    is_own: row.requested_by === viewerId ? 1 : 0,
  });
  const presentEnd = (row: Ended) => ({
    id: row.id,
    action: row.action,
    subject: row.subject,
    about: subjects.get(row.subject)?.about ?? row.subject,
    requested_by: row.name,
    reason: row.decision_reason ?? "",
  });
  return {
    data: waiting.map((row) => ({ ...present(row), shows: row.shows, stands: row.stands })),
    ...(ended && {
      ended: {
        ...present(ended),
        shows: actOf(ended)?.asked(inputOf(ended.input).body) ?? null,
        status: ended.status,
        decided_by: ended.decided_by,
        decided_at: instant(ended.decided_at),
        decision_reason: ended.decision_reason ?? "",
      },
    }),
    lapsed: lapsed.map((row) => ({ ...presentEnd(row), lapsed_at: instant(row.decided_at) })),
    declined: declined.map((row) => ({
      ...presentEnd(row),
      declined_at: instant(row.decided_at),
      declined_by: row.decided_by ?? "",
    })),
  };
}

import type { DeskRole } from "@mandi/shared/contract/desk/right";
import { maskedAccount } from "@mandi/shared/format/bank-account";
import type { Db } from "../../../platform/database/database";
import { instant, rupees } from "../../../platform/wire-figures";
import { deskRows, offsetOf, type PageOrOne } from "../../../reads/desk/desk-page";
import { inputOf, type Look, listApprovals } from "../approval.service";
import { readsAccountNumbers, withoutAccountNumber } from "./account-numbers";
import { aboutOf, bankLinesOf, doesOf, factsOf, readSubjects } from "./approval-facts.service";

type Approvals = Awaited<ReturnType<typeof listApprovals>>;
type Asked = Approvals["waiting"][number];
type Ended = Approvals["lapsed"][number];

/** The person who reads the requests. */
interface Viewer {
  readonly id: number;
  readonly deskRoles: readonly DeskRole[];
}

/**
 * What waits for a second person, or how the requested one ended; and what ended since yesterday without being done. Who only looks
 * reads the last four digits of a person's account.
 */
export async function listApprovalsForDesk(db: Db, { page, id }: PageOrOne, viewer: Viewer, by: Omit<Look, "account">) {
  const isWhole = readsAccountNumbers(viewer.deskRoles);
  const look = { ...by, account: isWhole ? (number: string) => number : maskedAccount };
  const { waiting, ended, lapsed, declined } = await listApprovals(db, look, {
    limit: deskRows,
    offset: offsetOf(page),
    id,
  });
  const shown = [...waiting, ...(ended ? [ended] : []), ...lapsed, ...declined].map(({ subject }) => subject);
  const actNamed = (wanted: string) => look.actions.find(({ name }) => name === wanted);
  const subjects = await readSubjects(db, shown, viewer.deskRoles);
  const present = async (row: Omit<Asked, "shows" | "stands">) => {
    const facts = await factsOf(db, look.actions, subjects, row);
    return {
      id: row.id,
      action: row.action,
      subject: row.subject,
      amount: rupees(row.amount_paise),
      reason: row.reason,
      requested_by: row.name,
      requested_at: row.requested_at.toISOString(),
      input: isWhole ? JSON.stringify(row.input) : withoutAccountNumber(row.action, row.input),
      ...facts,
      ...(id !== undefined && (await bankLinesOf(db, { ...row, utr: facts.utr }, viewer.deskRoles))),
      is_own: row.requested_by === viewer.id ? 1 : 0,
    };
  };
  const presentEnd = (row: Ended) => ({
    id: row.id,
    action: row.action,
    subject: row.subject,
    does: doesOf(look.actions, subjects, row),
    about: aboutOf(subjects, row.subject),
    requested_by: row.name,
    reason: row.decision_reason ?? "",
  });
  return {
    data: await Promise.all(
      waiting.map(async (row) => ({ ...(await present(row)), shows: row.shows, stands: row.stands })),
    ),
    ...(ended && {
      ended: {
        ...(await present(ended)),
        shows: actNamed(ended.action)?.asked(inputOf(ended.input).body) ?? null,
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

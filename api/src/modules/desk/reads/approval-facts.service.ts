import { bankStatementReads } from "@mandi/shared/contract/desk/bank-statement";
import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { type DeskRole, hasRight } from "@mandi/shared/contract/desk/right";
import { settingFacts } from "@mandi/shared/contract/desk/setting";
import type { PaymentPurpose } from "@mandi/shared/contract/payment";
import { trailWords } from "@mandi/shared/messages/desk-trail";
import type { Db } from "../../../platform/database/database";
import { rupees } from "../../../platform/wire-figures";
import { selectPeopleInWords, selectPurposes } from "../../../reads/desk/approval-subject.read";
import { selectLinesOfUtr } from "../../../reads/desk/bank-lines.read";
import type { DeskAction } from "../actions/desk-action";
import { inputOf } from "../approval.service";
import { nameOfSubject, readTrailNames, type TrailNames } from "./trail-names.service";

/** A request as it is stored. */
interface Stored {
  readonly action: string;
  readonly subject: string;
  readonly input: object;
}

/** What requests are about, by subject. */
export interface Subjects {
  readonly names: TrailNames;
  readonly purposes: ReadonlyMap<string, PaymentPurpose>;
}

/** What requests are about, in a few statements for all of them. */
export async function readSubjects(
  db: Db,
  subjects: readonly string[],
  deskRoles: readonly DeskRole[],
): Promise<Subjects> {
  const [names, purposes] = await Promise.all([
    readTrailNames(db, subjects, [], deskRoles),
    selectPurposes(db, subjects),
  ]);
  return { names, purposes };
}

/** What a request is about, as people call it. */
export function aboutOf({ names }: Subjects, subject: string): string {
  const setting = subject.startsWith("setting:") ? subject.slice("setting:".length) : null;
  const about = names.known.get(subject)?.about ?? nameOfSubject(names, subject).about;
  return about ?? (setting === null ? subject : (settingFacts[setting]?.meaning ?? setting));
}

/** What a request asks for, in the words of its act; the act itself where it is one of an earlier version. */
export function doesOf(
  actions: readonly DeskAction[],
  { purposes }: Subjects,
  { action, input, subject }: Stored,
): string {
  const act = actions.find(({ name }) => name === action);
  return act?.heading(inputOf(input).body, purposes.get(subject) ?? null) ?? trailWords(action);
}

/** What a request asks for, in the words of its act; whose money it moves; and the bank's reference of that money. */
export async function factsOf(db: Db, actions: readonly DeskAction[], subjects: Subjects, row: Stored) {
  const subject = subjects.names.known.get(row.subject);
  const act = actions.find(({ name }) => name === row.action);
  const { id, body } = inputOf(row.input);
  const payees = act === undefined ? null : await selectPeopleInWords(db, await act.moneyOf(db, id, body));
  return {
    does: doesOf(actions, subjects, row),
    about: (await act?.about(db, id, body)) ?? aboutOf(subjects, row.subject),
    payer: payees ?? subject?.payer ?? null,
    phone: subject?.phone ?? null,
    utr: subject?.utr ?? act?.receivedUnder(body) ?? null,
  };
}

/** The bank's lines of the money of a request, for those who may read them; none where it is not money that was received. */
export async function bankLinesOf(
  db: Db,
  { subject, utr }: { readonly subject: string; readonly utr: string | null },
  deskRoles: readonly DeskRole[],
): Promise<Pick<DeskApproval, "bank_lines">> {
  if (utr === null || !hasRight(deskRoles, bankStatementReads["bank-line list"].right)) return {};
  const [kind, key] = subject.split(":");
  const lines = await selectLinesOfUtr(db, { utr, paymentId: kind === "payment" ? Number(key) : null });
  return {
    bank_lines: lines.map(({ id, day, amount_paise, text }) => ({ id, day, amount: rupees(amount_paise), text })),
  };
}

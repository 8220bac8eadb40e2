import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { RecordedRefusal } from "../../platform/audit";
import type { Db } from "../../platform/database/database";
import { selectMarks } from "../../reads/desk/identity-marks.read";
import { hadColleague } from "../identity/standing.service";
import type { DeskContext } from "./actions/desk-action";
import { commonMark, type IdentityMark } from "./identity-marks.policy";

/** Whom an act concerns, and whether it is about their access to the desk. */
export interface Concern {
  readonly parties: readonly number[];
  readonly isAboutAccess: boolean;
}

/**
 * Why this person may not decide about those whom an act concerns: they are one of them, or share a phone, a PAN or a company with one.
 * Null when there is no conflict. An account keeps its key when a customer becomes staff, and its old orders with it.
 */
export async function conflictOf(tx: Db, actorId: number, { parties, isAboutAccess }: Concern): Promise<string | null> {
  if (parties.includes(actorId)) return "This concerns you. Somebody else has to do it.";
  if (parties.length === 0) return null;
  const { own, rest } = apart(await selectMarks(tx, [actorId, ...parties]), actorId);
  const shared = commonMark(
    own,
    // Colleagues are of one company, whose people decide about each other's roles and access.
    rest.filter(({ kind, isStaff }) => !(kind === "company" && isStaff && isAboutAccess)),
  );
  return shared === undefined
    ? null
    : `This concerns somebody with the same ${shared} as yours. Somebody else has to do it.`;
}

/** Whether two accounts of the desk are one person by phone or PAN; colleagues may well have a company in common. */
async function areOnePerson(tx: Db, one: number, other: number): Promise<boolean> {
  const { own, rest } = apart(await selectMarks(tx, [one, other]), one);
  const personal = (marks: readonly IdentityMark[]) => marks.filter(({ kind }) => kind !== "company");
  return one === other || commonMark(personal(own), personal(rest)) !== undefined;
}

/** Why somebody may not take the second step after this person took the first; null when they are another person. */
export async function secondStepProblem(tx: Db, actorId: number, firstId: number): Promise<string | null> {
  if (actorId === firstId) return "Somebody else has to confirm what you asked for.";
  if (!(await areOnePerson(tx, actorId, firstId))) return null;
  return "You have the same phone or PAN as the person who requested it. Somebody else has to confirm it.";
}

/**
 * Whether the second of two steps waits for somebody else, because this person took the first. A desk that never had a second person
 * cannot wait for one.
 */
export async function mustLeaveToOthers(tx: Db, actorId: number, firstId: number | null): Promise<boolean> {
  if (firstId === null || (await secondStepProblem(tx, actorId, firstId)) === null) return false;
  return hadColleague(tx, actorId);
}

function apart<Mark extends IdentityMark>(marks: readonly Mark[], userId: number) {
  return {
    own: marks.filter((mark) => mark.userId === userId),
    rest: marks.filter((mark) => mark.userId !== userId),
  };
}

/** A refusal that is recorded in the trail although nothing was done. */
export function refusedInTrail(
  message: string,
  {
    action,
    subject,
    context,
  }: { readonly action: string; readonly subject: TrailSubject; readonly context: DeskContext },
): RecordedRefusal {
  return new RecordedRefusal(
    "forbidden",
    { message },
    {
      at: context.at,
      actorId: context.actorId,
      action: `${action} refused`,
      subject,
      reason: context.reason,
      detail: { because: message },
      requestId: context.requestId,
    },
  );
}

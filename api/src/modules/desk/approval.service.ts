import { hasRight } from "@mandi/shared/contract/desk/right";
import { isTrailSubject, type TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import type { ActContext } from "../../platform/act-context";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { refusalIn } from "../../platform/database/dry-run";
import { inSavepoint } from "../../platform/database/transaction";
import { found, Refusal } from "../../platform/errors";
import { lockUser } from "../identity/standing.service";
import type { DeskAction, DeskContext, DeskResult, Reading } from "./actions/desk-action";
import {
  selectApprovalForUpdate,
  selectEnded,
  selectEndedSince,
  selectWaiting,
  updateApproval,
  type WaitingApprovals,
} from "./approval.store";
import { type Concern, conflictOf, refusedInTrail, secondStepProblem } from "./conflict.service";
import { carryOut, writeTrail } from "./desk.service";

/** The outcome of a confirmation: done, or ended because it could no longer be done. */
export interface ApprovalResult extends DeskResult {
  readonly isLapsed: boolean;
}

/** Who is looking at what waits, and the acts that can be done. */
export interface Look {
  readonly actions: readonly DeskAction[];
  readonly now: Date;
  readonly account: Reading["account"];
}

/**
 * Confirms what another person requested; it is done as if it were requested now. Where its own rules now refuse it, though they
 * allowed the request, it lapses, because it would otherwise wait forever.
 *
 * @throws Refusal 404 unknown, 409 already decided, 422 one's own, 403 when it concerns the person who confirms
 */
export async function confirmApproval(
  tx: Db,
  actions: readonly DeskAction[],
  approvalId: number,
  context: DeskContext,
): Promise<ApprovalResult> {
  const approval = await openApproval(tx, approvalId);
  const problem = await secondStepProblem(tx, context.actorId, approval.requested_by);
  if (problem !== null && approval.requested_by === context.actorId) throw new Refusal("refused", { message: problem });
  const concern = await concernOf(tx, actions, approval);
  await refuseInvolved(tx, { concern, problem }, approval, context);
  const act = actions.find(({ name }) => name === approval.action);
  act?.refusePerson(inputOf(approval.input).body, context);
  try {
    const result = await inSavepoint(tx, async () => {
      await refuseUnfitRequester(tx, concern, approval, actions);
      await updateApproval(tx, approvalId, { ...decisionOf(context), status: "confirmed" });
      const reason = cutText(`${approval.reason} (confirmed: ${context.reason})`, 400);
      return doApproved(tx, actions, approval, { ...context, reason });
    });
    return { ...result, isLapsed: false };
  } catch (error) {
    const why = whyOf(refusalIn(error));
    await lapse(tx, approval, why, { ...context, actorId: context.actorId });
    return { message: `This can no longer be done: ${why} The request has ended; nothing was done.`, isLapsed: true };
  }
}

/** The second person must not be the first one under another account, nor anybody whom it concerns. @throws Refusal 403 */
async function refuseInvolved(
  tx: Db,
  { concern, problem }: { readonly concern: Concern; readonly problem: string | null },
  approval: Approval,
  context: DeskContext,
): Promise<void> {
  const { action, subject } = approval;
  const conflict = problem ?? (await conflictOf(tx, context.actorId, concern));
  if (conflict !== null)
    throw refusedInTrail(conflict, { action: `${action} confirmation`, subject: known(subject), context });
}

/** A request lapses when its requester has left the desk since, may no longer do it, or is now affected by it. @throws Refusal 422 */
async function refuseUnfitRequester(
  tx: Db,
  concern: Concern,
  { action, requested_by: requestedBy }: Approval,
  actions: readonly DeskAction[],
): Promise<void> {
  const user = await lockUser(tx, requestedBy);
  if (user?.type !== "staff" || user.suspended_at !== null) {
    throw new Refusal("refused", { message: "The person who requested it is no longer at the desk." });
  }
  if (!hasRight(user.desk_roles, actionNamed(actions, action).right)) {
    throw new Refusal("refused", { message: "The person who requested it may no longer do it." });
  }
  if ((await conflictOf(tx, requestedBy, concern)) !== null) {
    throw new Refusal("refused", { message: "It concerns the person who requested it." });
  }
}

/** Whom it concerns; nobody when its object no longer exists, which the act itself reports. */
async function concernOf(tx: Db, actions: readonly DeskAction[], { action, input }: Approval): Promise<Concern> {
  const { id, body } = inputOf(input);
  try {
    const { parties, isAboutAccess } = actionNamed(actions, action);
    return { parties: await parties(tx, id, body), isAboutAccess };
  } catch (error) {
    refusalIn(error);
    return { parties: [], isAboutAccess: false };
  }
}

/** Declines it; nothing happens. The person it is about cannot block it. @throws Refusal 403, 404, 409 */
export async function declineApproval(
  tx: Db,
  actions: readonly DeskAction[],
  approvalId: number,
  context: DeskContext,
): Promise<void> {
  const approval = await openApproval(tx, approvalId);
  const { action, subject } = approval;
  const conflict = await conflictOf(tx, context.actorId, await concernOf(tx, actions, approval));
  if (conflict !== null)
    throw refusedInTrail(conflict, { action: `${action} refusal`, subject: known(subject), context });
  await updateApproval(tx, approvalId, { ...decisionOf(context), status: "declined" });
  await writeTrail(tx, `${action} declined`, known(subject), context, { approval: approvalId });
}

/** A page of what waits, oldest first, and what ended since yesterday because it could no longer be done or was declined. */
export async function listApprovals(db: Db, look: Look, asked: WaitingApprovals) {
  const waiting = await selectWaiting(db, asked);
  const shown = [];
  for (const row of waiting) {
    const stands = asked.id === undefined ? null : await standingOf(db, look, row);
    shown.push({ ...row, shows: await shownOf(db, look, row), stands });
  }
  const recent = { since: new Date(look.now.getTime() - endIsShownMs), limit: asked.limit };
  const [ended, lapsed, declined] = await Promise.all([
    asked.id === undefined ? undefined : selectEnded(db, asked.id),
    selectEndedSince(db, "lapsed", recent),
    selectEndedSince(db, "declined", recent),
  ]);
  return { waiting: shown, ended, lapsed, declined };
}

interface Requested {
  readonly action: string;
  readonly input: object;
}

/** What is asked for, in lines. */
async function shownOf(
  db: Db,
  { actions, now: at, account }: Look,
  { action, input }: Requested,
): Promise<string | null> {
  const { id, body } = inputOf(input);
  const act = actions.find(({ name }) => name === action);
  const shown = await orNull(async () => (await act?.shows(db, id, body, { at, account })) ?? null);
  return shown ?? act?.asked(body) ?? null;
}

/** How the matter stands at this moment, in lines: several statements, for the page of one request. */
async function standingOf(db: Db, { actions, now }: Look, { action, input }: Requested): Promise<string | null> {
  const act = actions.find(({ name }) => name === action);
  const { id, body } = inputOf(input);
  return orNull(async () => (await act?.stands(db, id, body, now)) ?? null);
}

/** Lines about a thing; null where it has gone since and the request has not ended yet. */
async function orNull(lines: () => Promise<string | null>): Promise<string | null> {
  try {
    return await lines();
  } catch (error) {
    refusalIn(error);
    return null;
  }
}

const endIsShownMs = 24 * 3600 * 1000;

type Approval = Awaited<ReturnType<typeof openApproval>>;

async function openApproval(tx: Db, id: number) {
  const approval = found(await selectApprovalForUpdate(tx, id));
  if (approval.status !== "waiting") {
    const end = approval.status === "lapsed" ? "lapsed" : `been ${approval.status}`;
    throw new Refusal("conflict", { message: `This request has already ${end}.` });
  }
  return approval;
}

/** Does what was asked for, in the name of whom the context says. @throws Refusal as the act does */
export function doApproved(tx: Db, actions: readonly DeskAction[], { action, input }: Approval, context: DeskContext) {
  return carryOut(tx, actionNamed(actions, action), {
    ...inputOf(input),
    context: { ...context, isConfirmed: true },
  });
}

function actionNamed(actions: readonly DeskAction[], wanted: string): DeskAction {
  return found(actions.find(({ name }) => name === wanted));
}

/** Ends a request undone. @param by null where nobody decided */
export async function lapse(
  tx: Db,
  { id, action, subject }: Approval,
  why: string,
  by: ActContext & { readonly requestId: string },
): Promise<void> {
  await updateApproval(tx, id, { status: "lapsed", by: by.actorId, at: by.at, reason: why });
  await writeTrail(tx, `${action} lapsed`, known(subject), { ...by, reason: why }, { approval: id });
}

/** A refusal that names fields carries its explanation in them. */
export function whyOf({ message, errors = {} }: Refusal): string {
  const words = Object.values(errors).flat();
  const sentences = (words.length > 0 ? words : [message]).map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
  return cutText(sentences.join(" "), 400);
}

function decisionOf({ actorId, at, reason }: DeskContext) {
  return { by: actorId, at, reason };
}

/** The request as it was stored. */
export function inputOf(input: object): { readonly id: number; readonly body: object } {
  const id = "id" in input ? Number(input.id) : 0;
  const body = "body" in input && typeof input.body === "object" && input.body !== null ? input.body : {};
  return { id, body };
}

/** The subject of a stored request, which an act wrote. */
function known(subject: string): TrailSubject {
  if (!isTrailSubject(subject)) throw new Error(`No act writes the subject ${subject}`);
  return subject;
}

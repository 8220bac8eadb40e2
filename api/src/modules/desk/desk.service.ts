import { paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { recordAudit } from "../../platform/audit";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { readSetting } from "../site/settings";
import type { DeskAction, DeskContext, DeskResult } from "./actions/desk-action";
import { insertApproval, selectApprovalForUpdate, selectWaiting, updateApproval } from "./approval.store";
import { secondPersonAbove } from "./desk-settings";

/** What waits for a second person, oldest first. */
export const listWaiting = selectWaiting;

/** An act of a desk person as it was asked for. */
export interface DeskRequest {
  readonly id: number;
  readonly body: object;
  readonly context: DeskContext;
}

/** What came of it: done, or waiting for a second person. */
export interface DeskOutcome extends DeskResult {
  readonly approvalId: number | null;
}

/**
 * Does an act of the desk and writes it into the trail, in one transaction; or, when it moves more money than one person
 * may move alone, keeps it until another one confirms it.
 */
export async function performAct(tx: Db, action: DeskAction, request: DeskRequest): Promise<DeskOutcome> {
  const { id, body, context } = request;
  const amountPaise = await action.amount(tx, id, body);
  const limitPaise = paiseFromRupees(await readSetting(tx, secondPersonAbove));
  const isLarge = amountPaise !== null && amountPaise > limitPaise;
  if (!isLarge && !(await action.needsSecond(tx, context.at, id, body))) {
    return { ...(await carryOut(tx, action, request)), approvalId: null };
  }
  const subject = action.subject(id, body);
  const approvalId = await insertApproval(tx, {
    action: action.name,
    subject,
    input: { id, body },
    amountPaise: amountPaise ?? zeroPaise,
    reason: context.reason,
    requestedBy: context.actorId,
    at: context.at,
  });
  if (approvalId === undefined) {
    throw new Refusal("conflict", { message: "The same is waiting for a second person already." });
  }
  await writeTrail(tx, `${action.name} requested`, subject, context, { approval: approvalId });
  return { message: "A second person must confirm this.", approvalId };
}

/**
 * Confirms what another person asked for; it is done now, as if it were asked for now.
 *
 * @throws Refusal 404 unknown, 409 decided already, 422 one's own
 */
export async function confirmApproval(
  tx: Db,
  actions: readonly DeskAction[],
  approvalId: number,
  context: DeskContext,
): Promise<DeskResult> {
  const approval = await openApproval(tx, approvalId);
  if (approval.requested_by === context.actorId) {
    throw new Refusal("refused", { message: "Somebody else has to confirm what you asked for." });
  }
  const action = found(actions.find(({ name }) => name === approval.action));
  const { id, body } = inputOf(approval.input);
  await updateApproval(tx, approvalId, { ...decisionOf(context), status: "confirmed" });
  const reason = `${approval.reason} (confirmed: ${context.reason})`.slice(0, 400);
  return carryOut(tx, action, { id, body, context: { ...context, reason } });
}

/** Declines it; nothing happens. @throws Refusal 404, 409 */
export async function declineApproval(tx: Db, approvalId: number, context: DeskContext): Promise<void> {
  await openApproval(tx, approvalId);
  await updateApproval(tx, approvalId, { ...decisionOf(context), status: "declined" });
}

async function openApproval(tx: Db, id: number) {
  const approval = found(await selectApprovalForUpdate(tx, id));
  if (approval.status !== "waiting") throw new Refusal("conflict", { message: `This was ${approval.status} already.` });
  return approval;
}

function decisionOf({ actorId, at, reason }: DeskContext) {
  return { by: actorId, at, reason };
}

function inputOf(input: object): { readonly id: number; readonly body: object } {
  const id = "id" in input ? Number(input.id) : 0;
  const body = "body" in input && typeof input.body === "object" && input.body !== null ? input.body : {};
  return { id, body };
}

async function carryOut(tx: Db, action: DeskAction, { id, body, context }: DeskRequest): Promise<DeskResult> {
  const subject = action.subject(id, body);
  const result = await action.run(tx, id, body, context);
  if (!action.hasOwnTrail) await writeTrail(tx, action.name, subject, context, detailOf(body));
  return result;
}

type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** What was asked for, without the long texts and the reason, which stands in a column of its own. */
function detailOf(body: object): Detail {
  const entries = Object.entries(body).filter(([name]) => name !== "reason");
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => {
      const isPlain = typeof value === "number" || typeof value === "boolean";
      return [name, isPlain ? value : (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 200)];
    }),
  );
}

async function writeTrail(tx: Db, action: string, subject: string, context: DeskContext, detail: Detail) {
  await recordAudit(tx, {
    at: context.at,
    actorId: context.actorId,
    action,
    subject,
    reason: context.reason,
    detail,
    requestId: context.requestId,
  });
}

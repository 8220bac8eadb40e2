import { isDeepStrictEqual } from "node:util";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { zeroPaise } from "@mandi/shared/money/paise";
import { recordAudit } from "../../platform/audit";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { dryRun } from "../../platform/database/dry-run";
import { Refusal } from "../../platform/errors";
import type { DeskAction, DeskContext, DeskResult } from "./actions/desk-action";
import { insertApproval, type NewApproval, selectWaitingAct } from "./approval.store";
import { conflictOf, refusedInTrail } from "./conflict.service";
import { countAlone, type TooMuch, tooMuchAlone } from "./desk-total.service";

/** An act of a desk person as it was asked for. */
export interface DeskRequest {
  readonly id: number;
  readonly body: object;
  readonly context: DeskContext;
}

/** The outcome: done, or waiting for a second person. */
export interface DeskOutcome extends DeskResult {
  readonly approvalId: number | null;
}

/**
 * Does an act of the desk and records it in the trail, in one transaction; or, when it moves more money than one person
 * may move alone, keeps it until another person confirms it. Only what could be done now may wait.
 *
 * @throws Refusal of the act itself; 403 when it concerns the actor; 409 when the same act is already waiting
 */
export async function performAct(tx: Db, action: DeskAction, request: DeskRequest): Promise<DeskOutcome> {
  const { id, body, context } = request;
  const { at, actorId } = context;
  const subject = action.subject(id, body);
  const { isAboutAccess } = action;
  const conflict = await conflictOf(tx, actorId, { parties: await action.parties(tx, id, body), isAboutAccess });
  if (conflict !== null) throw refusedInTrail(conflict, { action: action.name, subject, context });
  action.refusePerson(body, context);
  const money = await action.money(tx, id, body, at);
  const tooMuch = money === null ? null : await tooMuchAlone(tx, actorId, money, at);
  await action.refuseBeside(tx, id, body);
  if (tooMuch === null && !(await action.needsSecond(tx, id, body, context))) {
    const result = await carryOut(tx, action, request);
    if (money !== null) await countAlone(tx, actorId, money, { action: action.name, subject, ...money, at });
    return { ...result, approvalId: null };
  }
  const refusal = await dryRun(tx, () => carryOut(tx, action, request));
  if (refusal) throw refusal;
  const amountPaise = money?.amountPaise ?? null;
  const asked = {
    action: action.name,
    subject: action.waitingSubject(id, body),
    input: { id, body: await action.asRead(tx, id, body, amountPaise) },
  };
  const approvalId = await insertApproval(tx, {
    ...asked,
    amountPaise: amountPaise ?? zeroPaise,
    reason: context.reason,
    requestedBy: actorId,
    at,
  });
  if (approvalId === undefined) throw await alreadyWaiting(tx, asked);
  await writeTrail(tx, `${action.name} requested`, subject, context, { approval: approvalId });
  return { message: `A second person must confirm this.${wordsOf(tooMuch)}`, approvalId };
}

/** Names the request that is in the way; what it asks for may differ from what is asked for now. */
async function alreadyWaiting(tx: Db, { action, subject, input }: Pick<NewApproval, "action" | "subject" | "input">) {
  const waiting = await selectWaitingAct(tx, action, subject);
  if (waiting === undefined) return new Refusal("conflict"); // It has been decided just now.
  const typed: unknown = JSON.parse(JSON.stringify(input));
  const which = isDeepStrictEqual(waiting.input, typed) ? "The same" : "Another";
  return new Refusal("conflict", {
    message: `${which} request is already waiting for a second person: A${waiting.id}.`,
  });
}

/** Explains why an act waits although its own amount is small enough. */
function wordsOf(tooMuch: TooMuch): string {
  if (tooMuch === "staff total") return " With it you would have moved more alone than one person may in this time.";
  if (tooMuch === "party total")
    return " With it more would have moved for this person than one person may decide alone.";
  return "";
}

/** Does an act and records it in the trail, unless the act does so itself. */
export async function carryOut(tx: Db, action: DeskAction, { id, body, context }: DeskRequest): Promise<DeskResult> {
  const result = await action.run(tx, id, body, context);
  // A new subject is named by the key that it was given.
  const subject = result.made ?? action.subject(id === 0 ? (result.id ?? 0) : id, body);
  if (!action.hasOwnTrail) await writeTrail(tx, action.name, subject, context, detailOf(result.detail ?? body));
  return result;
}

type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** The request, without long texts and without the reason, which has its own column. */
function detailOf(body: object): Detail {
  const entries = Object.entries(body).filter(([name]) => name !== "reason");
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => {
      const isPlain = typeof value === "number" || typeof value === "boolean";
      return [name, isPlain ? value : cutText(typeof value === "string" ? value : JSON.stringify(value), 200)];
    }),
  );
}

/** Who did it, and why; null where the product itself did it. */
export type TrailContext = Omit<DeskContext, "actorId"> & { readonly actorId: number | null };

/** Records in the trail that `action` was done to `subject`. */
export async function writeTrail(tx: Db, action: string, subject: TrailSubject, context: TrailContext, detail: Detail) {
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

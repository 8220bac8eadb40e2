import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { enqueue } from "../../platform/jobs/enqueue";
import { insertRequest, selectRequest, selectWaiting } from "./portal-request.store";
import { sendPortalRequests } from "./send-job";
import type { PortalCall, PortalForm } from "./tax-portal";

/** Puts a request to the portal in the queue, in the transaction that makes it necessary. @throws Refusal 409 it is already waiting */
export async function queueRequest(
  tx: Db,
  request: { readonly call: PortalCall; readonly paperId: number; readonly form: PortalForm },
  context: ActContext,
): Promise<void> {
  if (!(await insertRequest(tx, request, context))) {
    throw new Refusal("conflict", { message: "The portal has already been asked for this and has not answered yet." });
  }
  await enqueue(tx, sendPortalRequests, { payload: {}, runAt: context.at });
}

/** The documents about which this request was sent to the portal and is unanswered. */
export async function listWaitingFor(
  db: Db,
  paperIds: readonly number[],
  call: PortalCall,
): Promise<readonly number[]> {
  return paperIds.length === 0 ? [] : selectWaiting(db, paperIds, call);
}

/** Whether this request about a document was sent to the portal and is unanswered. */
export async function isWaitingFor(db: Db, paperId: number, call: PortalCall): Promise<boolean> {
  return (await listWaitingFor(db, [paperId], call)).length > 0;
}

/** The form of a request in the portal's format; undefined where there is no such request. */
export async function findPortalForm(db: Db, id: number) {
  const row = await selectRequest(db, id);
  return row && { call: row.call, form: row.body };
}

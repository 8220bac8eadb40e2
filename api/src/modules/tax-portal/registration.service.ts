import type { KeyObject } from "node:crypto";
import type { ActContext } from "../../platform/act-context";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { notePaper, readPaper } from "../papers/paper.service";
import { UnfitPaper } from "./documents/document-problems";
import { eInvoiceOf } from "./documents/e-invoice";
import { portalText } from "./documents/portal-text";
import { type RegisteredPaper, registeredPaperOf } from "./documents/registered-paper";
import { lockEInvoice, updateEInvoice } from "./e-invoice.store";
import { queueRequest } from "./queue.service";
import { answerProblem } from "./registration-check";
import { type PortalForm, PortalRefusal, type Registered } from "./tax-portal";

/** The same with the portal's key; without it, signatures of codes are not checked. */
export interface CheckedContext extends ActContext {
  readonly key: KeyObject | undefined;
}

/** The portal cancels a registration for this long. */
const cancelWithinSeconds = 24 * 60 * 60;

/** Our own code for an answer that is not for the document. */
const wrongAnswerCode = "answer";

/**
 * The portal has registered a document: its number, acknowledgement and signed code are stored with it.
 *
 * @throws PortalRefusal when the answer is for something else or not signed by the portal; none of it is kept
 */
export async function keepRegistration(
  tx: Db,
  paperId: number,
  answer: Registered,
  { key, ...context }: CheckedContext,
): Promise<void> {
  const row = found(await lockEInvoice(tx, paperId));
  const issued = await readPaper(tx, paperId);
  const paper = found(registeredPaperOf(issued));
  const problem = answerProblem(paper, answer, key);
  if (problem !== null) throw new PortalRefusal(wrongAnswerCode, problem);
  if (row.state === "registered") return;
  await updateEInvoice(tx, paperId, { state: "registered", code: null, message: null, acknowledged_at: answer.ackAt });
  const { irn, ackNo, ackAt, signedQr } = answer;
  const detail = { state: "registered", irn, ack_no: ackNo, ack_at: ackAt.toISOString(), signed_qr: signedQr } as const;
  await notePaper(tx, issued, { event: "irn", detail }, context);
}

/** The portal has refused to register a document. */
export async function keepRefusal(tx: Db, paperId: number, { code, message }: PortalRefusal): Promise<void> {
  await lockEInvoice(tx, paperId);
  await updateEInvoice(tx, paperId, { state: "failed", code, message });
}

/**
 * Asks again for the registration of a document that failed.
 *
 * @throws Refusal 404, 409, 422 the form still cannot be filled from the document
 */
export async function retryRegistration(tx: Db, paperId: number, context: ActContext): Promise<void> {
  const row = found(await lockEInvoice(tx, paperId), "This document needs no registration.");
  if (row.state !== "failed") throw new Refusal("conflict", { message: `This document is ${row.state}.` });
  const form = formOf(found(registeredPaperOf(await readPaper(tx, paperId))));
  await updateEInvoice(tx, paperId, { state: "pending", code: null, message: null });
  await queueRequest(tx, { call: "registerInvoice", paperId, form }, context);
}

function formOf(paper: RegisteredPaper): PortalForm {
  try {
    return eInvoiceOf(paper);
  } catch (error) {
    throw error instanceof UnfitPaper ? new Refusal("invalid", { message: error.message }) : error;
  }
}

/** Why a registration is cancelled, with the portal's codes. */
export const cancelCauses = { duplicate: "1", mistake: "2", order: "3", other: "4" } as const;
export type CancelCause = keyof typeof cancelCauses;

/**
 * Asks the portal to cancel a registration: within 24 hours, and not while the vehicle has an e-way bill.
 *
 * @throws Refusal 404, 409
 */
export async function cancelRegistration(
  tx: Db,
  paperId: number,
  { cause, remark }: { readonly cause: CancelCause; readonly remark: string },
  context: ActContext,
): Promise<void> {
  const row = found(await lockEInvoice(tx, paperId), "This document needs no registration.");
  if (row.state !== "registered" || row.acknowledged_at === null) {
    throw new Refusal("conflict", { message: `This document is ${row.state}.` });
  }
  if (context.at > secondsAfter(row.acknowledged_at, cancelWithinSeconds)) {
    throw new Refusal("conflict", {
      message: "The portal cancels only within 24 hours. Please correct the document with a note.",
    });
  }
  const { events } = await readPaper(tx, paperId);
  const ewayBills = events.flatMap((event) => (event.event === "ewb" ? [event.detail.number] : []));
  if ((ewayBills.at(-1) ?? null) !== null) {
    throw new Refusal("conflict", { message: "The vehicle has an e-way bill. Please cancel that first." });
  }
  const form = { Irn: row.irn, Cnlrsn: cancelCauses[cause], Cnlrem: portalText(remark, { most: 100 }) };
  await queueRequest(tx, { call: "cancelIrn", paperId, form }, context);
}

/** The portal has cancelled the registration of a document. */
export async function keepCancellation(tx: Db, paperId: number, context: ActContext): Promise<void> {
  await lockEInvoice(tx, paperId);
  await updateEInvoice(tx, paperId, { state: "cancelled" });
  await notePaper(tx, { id: paperId }, { event: "irn", detail: { state: "cancelled" } }, context);
}

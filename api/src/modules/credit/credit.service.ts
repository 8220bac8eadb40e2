import { createHash } from "node:crypto";
import { creditTabPath } from "@mandi/shared/contract/page-paths";
import { formatPaise } from "@mandi/shared/format/rupees";
import { type Paise, subtractPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import type { UploadedFile } from "../../platform/routes/upload";
import { userAccount } from "../ledger/account";
import { lockCredit, readBalance, setCreditLimit } from "../ledger/account.service";
import { readCreditStatement, type StatementQuery } from "../ledger/statement.service";
import { notify } from "../notifications/notification.service";
import { readSetting } from "../site/settings";
import { lateInterest } from "../trade-papers/late-interest";
import { type CreditRequestStep, nextRequestStatus, openStatuses } from "./credit.policy";
import {
  insertRequest,
  isDocumentType,
  selectDeskRequests,
  selectDocument,
  selectDocumentTypes,
  selectOwnRequestForUpdate,
  selectRequestForUpdate,
  selectRequests,
  updateRequest,
  upsertDocument,
} from "./credit.store";
import { findCreditRefusal, refuseAskingWhileBlocked } from "./credit-block.service";

/** A user's credit line. */
export interface CreditLine {
  /** The limit the desk has granted. */
  readonly assignedPaise: Paise;
  readonly drawnPaise: Paise;
  /** assignedPaise − drawnPaise. */
  readonly availablePaise: Paise;
}

/** Reads a credit line for display; the payment itself decides under lock. */
export async function readCreditLine(db: Db, userId: number): Promise<CreditLine> {
  const { balancePaise, limitPaise } = await readBalance(db, userAccount("credit", userId));
  return {
    assignedPaise: limitPaise,
    drawnPaise: balancePaise,
    availablePaise: subtractPaise(limitPaise, balancePaise),
  };
}

/** A credit line with one page of its lines, and why they get no new credit at present. */
export async function readCreditWallet(db: Db, userId: number, query: StatementQuery, at: Date) {
  const [line, statement, refusal, interest] = await Promise.all([
    readCreditLine(db, userId),
    readCreditStatement(db, userId, query),
    findCreditRefusal(db, userId, at),
    readSetting(db, lateInterest),
  ]);
  return { line, statement, refusal, interest };
}

/** The documents that a business must send for credit. */
export const listCreditDocumentTypes = selectDocumentTypes;

/** A user's credit requests, newest first. */
export const listCreditRequests = selectRequests;

/** The desk's queue of credit requests, oldest first, or one of them in any status. */
export const listCreditRequestsForDesk = selectDeskRequests;

/** A document of a credit request, for the desk. @throws Refusal 404 no such request, or nothing under that title */
export async function readCreditDocument(db: Db, requestId: number, title: string): Promise<FileAnswer> {
  const { media_type: type, content } = found(await selectDocument(db, requestId, title));
  return new FileAnswer({ type, bytes: content, name: `mandi-credit-${requestId}.${type.split("/")[1] ?? "bin"}` });
}

/**
 * Asks for credit. Open to a user without assigned credit, without another open request and whom nothing keeps from new credit
 * (docs/domain.md#credit).
 *
 * @throws Refusal 422
 */
export async function requestCredit(
  tx: Db,
  request: { readonly userId: number; readonly documentTypeId: number; readonly at: Date },
): Promise<number> {
  if (!(await isDocumentType(tx, request.documentTypeId))) {
    throw invalidField("credit_wallet_document_type_id", "Please select a document type");
  }
  // Under lock, because a request could otherwise slip in while the desk grants the limit.
  const account = await lockCredit(tx, request.userId);
  if (account.limitPaise > 0) throw new Refusal("refused", { message: "You already have a credit limit." });
  await refuseAskingWhileBlocked(tx, request.userId, request.at);
  const id = await insertRequest(tx, { ...request, createdAt: request.at });
  if (id === undefined) throw new Refusal("refused", { message: "Your credit request is already being processed." });
  return id;
}

/**
 * Stores a document for one of the user's own open requests.
 *
 * @throws Refusal 404 when the request is not theirs, 422 when it is decided or its type asks for no such document.
 */
export async function addCreditDocument(
  tx: Db,
  document: {
    readonly userId: number;
    readonly requestId: number;
    readonly title: string;
    readonly file: UploadedFile;
    readonly at: Date;
  },
): Promise<void> {
  const request = found(await selectOwnRequestForUpdate(tx, document.userId, document.requestId));
  if (!openStatuses.some((status) => status === request.status)) {
    throw new Refusal("refused", { message: "This credit request is already decided." });
  }
  if (!request.titles.includes(document.title)) throw invalidField("title", "Please select a document");
  const digest = createHash("sha256").update(document.file.bytes).digest();
  await upsertDocument(tx, { ...document, digest });
}

/** A step of the desk on a credit request. */
export type CreditDecision =
  | { readonly step: "review" }
  | { readonly step: "approve"; readonly limitPaise: Paise; readonly reason?: string }
  | { readonly step: "reject"; readonly reason: string };

/**
 * Moves a credit request (docs/domain.md#credit); an approval sets the limit in the same transaction.
 *
 * @throws Refusal 404 unknown, 409 when it cannot take this step, 422 for a limit that is not positive.
 */
export async function decideCreditRequest(
  tx: Db,
  input: {
    readonly requestId: number;
    readonly staffId: number;
    readonly at: Date;
    readonly decision: CreditDecision;
  },
): Promise<void> {
  const { decision, at, staffId } = input;
  const request = found(await selectRequestForUpdate(tx, input.requestId));
  const status = nextRequestStatus(request.status, decision.step satisfies CreditRequestStep);
  if (!status) throw new Refusal("conflict", { message: `This credit request is ${request.status}.` });
  const grantedPaise = decision.step === "approve" ? decision.limitPaise : null;
  if (grantedPaise !== null) {
    if (grantedPaise <= 0) throw invalidField("limit", "Please enter a valid amount");
    await setCreditLimit(tx, { userId: request.user_id, limitPaise: grantedPaise });
  }
  const isDecision = decision.step !== "review";
  await updateRequest(tx, request.id, {
    status,
    grantedPaise,
    reason: decision.step === "review" ? null : (decision.reason ?? null),
    decidedAt: isDecision ? at : null,
    decidedBy: isDecision ? staffId : null,
  });
  if (decision.step !== "review") await tellApplicant(tx, request.user_id, decision, at);
}

async function tellApplicant(
  tx: Db,
  userId: number,
  decision: Exclude<CreditDecision, { readonly step: "review" }>,
  at: Date,
): Promise<void> {
  const isApproved = decision.step === "approve";
  await notify(tx, {
    kind: isApproved ? "credit approved" : "credit rejected",
    userIds: [userId],
    values: isApproved
      ? { amount: formatPaise(decision.limitPaise), reason: decision.reason ?? "" }
      : { reason: decision.reason },
    link: creditTabPath,
    at,
  });
}

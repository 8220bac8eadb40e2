import { profilePath } from "@mandi/shared/contract/page-paths";
import {
  type DocumentKind,
  documentNames,
  documentsOf,
  type UserDocumentBody,
  type UserDocumentListAnswer,
} from "@mandi/shared/contract/user-document";
import type { Actor } from "../../platform/actor";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { lockUser, submitUser } from "../identity/standing.service";
import { notify } from "../notifications/notification.service";
import { keepUpload } from "../uploads/upload.service";
import { linksFor } from "../uploads/upload-link.service";
import { insertDocument, selectDocumentForUpdate, selectLastDocuments, updateDecision } from "./user-document.store";

/** The documents that a person of this type must send; none for other types. */
export const askedOf = (type: string): readonly DocumentKind[] =>
  type === "seller" || type === "transporter" ? documentsOf[type] : [];

/** Each document that a person must send, with the last one they sent. */
export async function listOwnDocuments(db: Db, { id, type }: Actor, now: Date): Promise<UserDocumentListAnswer> {
  const [sent, linkOf] = await Promise.all([selectLastDocuments(db, id), linksFor(db, id, now)]);
  return {
    data: askedOf(type).map((kind) => {
      const last = sent.find((document) => document.kind === kind);
      return {
        kind,
        status: last?.status ?? "missing",
        reason: last?.status === "refused" ? (last.reason ?? "") : "",
        sent_at: last?.sent_at.toISOString() ?? null,
        url: linkOf(last?.upload_id ?? null),
      };
    }),
  };
}

/** Sends an uploaded file as one of the documents. A person who was rejected waits for the desk again. @throws Refusal 422 */
export async function sendDocument(tx: Db, actor: Actor, body: UserDocumentBody, at: Date): Promise<void> {
  if (!askedOf(actor.type).includes(body.kind)) throw invalidField("kind", "Please choose one of the documents");
  const user = found(await lockUser(tx, actor.id));
  await keepUpload(tx, body.upload_id, actor.id);
  await insertDocument(tx, { userId: actor.id, kind: body.kind, uploadId: body.upload_id, at });
  if (user.verification_status === "rejected") await submitUser(tx, actor.id, at);
}

/**
 * Verifies or refuses a document; its owner is notified of a refusal.
 *
 * @throws Refusal 404 when it is not this person's, 409 when it was decided or replaced
 */
export async function decideDocument(
  tx: Db,
  input: {
    readonly userId: number;
    readonly documentId: number;
    readonly status: "verified" | "refused";
    readonly reason: string;
    readonly staffId: number;
    readonly at: Date;
  },
): Promise<void> {
  const { userId, status, reason, staffId, at } = input;
  const document = found(await selectDocumentForUpdate(tx, userId, input.documentId));
  if (document.status === "replaced") {
    throw new Refusal("conflict", { message: "They have sent a newer one. Please review that one." });
  }
  if (document.status !== "sent") throw new Refusal("conflict", { message: `The document is ${document.status}.` });
  await updateDecision(tx, document.id, { status, reason, by: staffId, at });
  if (status === "verified") return;
  await notify(tx, {
    kind: "document refused",
    userIds: [userId],
    values: { document: documentNames[document.kind], reason: withoutStop(reason) },
    link: profilePath,
    at,
  });
}

/** Removes the full stop, which the following text has. */
export const withoutStop = (reason: string): string => reason.trim().replace(/\.+$/u, "");

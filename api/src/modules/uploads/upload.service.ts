import { createHash } from "node:crypto";
import { documentRead } from "@mandi/shared/contract/desk/trail-subject";
import { recordAudit } from "../../platform/audit";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { advisoryLock, inTransaction } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { countExactly } from "../../platform/limits/exact-limit";
import { FileAnswer } from "../../platform/routes/file-answer";
import type { UploadedFile } from "../../platform/routes/upload";
import { wasReadSince } from "../../reads/document-read.read";
import { selectVisibleUpload } from "../../reads/visible-upload.read";
import { refusalOfNetwork } from "../identity/staff-networks.service";
import type { Party } from "../orders/order.policy";
import {
  deleteOwnersGrant,
  deleteUnusedBefore,
  hasUpload,
  insertGrant,
  insertUpload,
  selectOwnUpload,
  upsertUse,
} from "./upload.store";
import type { UploadPurpose } from "./upload.tables";
import { findKey } from "./upload-link.service";

const uploadsPerDay = 300;
const day = 24 * 3600;

/** Stores a picture or document, which nobody else can see until a step of an order uses it. @throws Refusal 429 */
export async function storeUpload(
  tx: Db,
  input: { readonly ownerId: number; readonly file: UploadedFile; readonly at: Date },
): Promise<number> {
  const bucket = `upload:${input.ownerId}`;
  const message = () => "You have uploaded too many files today. Please try again tomorrow.";
  await countExactly(tx, [{ bucket, atMost: uploadsPerDay, withinSeconds: day, message }], input.at);
  const digest = createHash("sha256").update(input.file.bytes).digest();
  return insertUpload(tx, { ...input, digest });
}

/** Uses a file for an order, for these sides to see. @throws Refusal 422 when it does not exist or is not the named owner's */
export async function useUpload(
  tx: Db,
  input: {
    readonly uploadId: number;
    readonly orderId: number;
    /** Null for the desk, which may use any file. */
    readonly ownerId: number | null;
    /** Field of the request that names it, if not `upload_id`. */
    readonly field?: "vehicle_upload_id";
    readonly purpose: UploadPurpose;
    readonly audience: readonly Party[];
  },
): Promise<number> {
  if (!(await hasUpload(tx, input.uploadId, input.ownerId))) {
    throw invalidField(input.field ?? "upload_id", "Please upload the file again");
  }
  await upsertUse(tx, input);
  return input.uploadId;
}

/** Gives a file of `ownerId` to one person. @returns its size in bytes @throws Refusal 422 when it does not exist or is not the owner's */
export async function giveUpload(
  tx: Db,
  {
    uploadId,
    ownerId,
    toUserId,
    field = "files",
  }: {
    readonly uploadId: number;
    readonly ownerId: number;
    readonly toUserId: number;
    /** Field of the request that names it. */
    readonly field?: "files" | "upload_id";
  },
): Promise<number> {
  if (!(await hasUpload(tx, uploadId, ownerId))) throw invalidField(field, "Please attach the file again");
  return insertGrant(tx, uploadId, toUserId);
}

/** Keeps a file that belongs to no order, for its owner and the desk. @throws Refusal 422 when it does not exist or is not the owner's */
export async function keepUpload(tx: Db, uploadId: number, ownerId: number): Promise<void> {
  if (!(await hasUpload(tx, uploadId, ownerId))) throw invalidField("upload_id", "Please upload the file again");
  await insertGrant(tx, uploadId, ownerId);
}

/** Undoes `keepUpload`: the file is deleted like any that nothing uses. */
export const letGoOfUpload = deleteOwnersGrant;

/** The content of a file of `ownerId`, for a step that checks it. @throws Refusal 422 when it does not exist or is not the owner's */
export async function readOwnUpload(
  tx: Db,
  { uploadId, ownerId, field }: { readonly uploadId: number; readonly ownerId: number; readonly field: string },
) {
  const upload = await selectOwnUpload(tx, uploadId, ownerId);
  if (upload === undefined) throw invalidField(field, "Please upload the file again");
  return upload;
}

/** Changes who sees a file of an order for one of its purposes. */
export const changeAudience = upsertUse;

/** The longest time from taking a photograph to the step that needs it; a phone may have no signal for days. */
const unusedDays = 30;
/** The number deleted at a time: each has up to 5 MB. */
const removedAtOnce = 100;

/** Deletes files that no step has used. Safe in several processes at once, and while a step is using one. */
export async function removeUnusedUploads(db: Db, now: Date): Promise<void> {
  const before = secondsAfter(now, -unusedDays * day);
  while ((await inTransaction(db, (tx) => deleteUnusedBefore(tx, before, removedAtOnce))) === removedAtOnce);
}

/** Who opens a file, and from where. */
interface Opening {
  readonly id: number;
  readonly actorId: number | undefined;
  readonly key: string | undefined;
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Opens a file for the caller, or for the user of the key. What the desk reads of a person's documents is in the trail.
 *
 * @throws Refusal 404 for everybody else; 403 for the desk outside its networks
 */
export async function openUpload(db: Db, opening: Opening): Promise<FileAnswer> {
  const { id, actorId, key, now } = opening;
  const viewerId = actorId ?? (key === undefined ? undefined : await findKey(db, id, key, now));
  if (viewerId === undefined) throw new Refusal("not_found");
  const upload = found(await selectVisibleUpload(db, id, viewerId, now));
  if (upload.at_desk) {
    const refusal = await refusalOfNetwork(db, opening.address);
    if (refusal) throw refusal;
    const { document_id: documentId, document_of: ownerId } = upload;
    if (documentId !== null && ownerId !== null) {
      await recordReading(db, { documentId, ownerId, readerId: viewerId }, opening);
    }
  }
  const ending = upload.media_type.split("/")[1] ?? "bin";
  return new FileAnswer({ type: upload.media_type, bytes: upload.content, name: `mandi-${upload.id}.${ending}` });
}

/** A page shows its pictures again and again: one row in the trail for a reader, a document and this long. */
const readAgainSeconds = day;

async function recordReading(
  db: Db,
  reading: { readonly documentId: number; readonly ownerId: number; readonly readerId: number },
  { now, requestId }: Opening,
): Promise<void> {
  const since = secondsAfter(now, -readAgainSeconds);
  if (await wasReadSince(db, reading, since)) return;
  await inTransaction(db, async (tx) => {
    // A page shows the picture small and large at once.
    await advisoryLock(tx, "document read", `${reading.readerId}:${reading.documentId}`);
    if (await wasReadSince(tx, reading, since)) return;
    await recordAudit(tx, {
      at: now,
      actorId: reading.readerId,
      action: documentRead,
      subject: `user:${reading.ownerId}`,
      detail: { document_id: reading.documentId },
      requestId,
    });
  });
}

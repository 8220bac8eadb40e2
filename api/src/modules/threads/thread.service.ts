import type { ThreadMessageBody } from "@mandi/shared/contract/thread";
import { contactProblem } from "@mandi/shared/format/contact-data";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { selectSideOf } from "../../reads/quotation-side.read";
import { announceMessage } from "../auction/message-notice.service";
import { giveUpload } from "../uploads/upload.service";
import {
  countMessages,
  insertFile,
  insertMessage,
  lockThread,
  lockThreadById,
  type MessageRow,
  selectAnswerSeconds,
  selectMessages,
  selectThread,
  updateDealtWith,
  updateLastOfDesk,
  updateReadTo,
  updateWaiting,
} from "./thread.store";

/** A thread is read in one go; nobody needs more messages for one quotation. */
const messagesAtMost = 200;

/** The messages of a thread with their files, oldest first. */
export const listMessages = selectMessages;

/** Answer times shown to people, in round minutes: nobody believes "within 17 minutes". */
const toldMinutes = [5, 15, 30, 60, 120, 240, 480, 1_440] as const;

/** Within how many minutes the desk usually answers; null while that is not known, or longer than a day. */
export async function findAnswerMinutes(db: Db): Promise<number | null> {
  const seconds = await selectAnswerSeconds(db);
  return seconds === null ? null : (toldMinutes.find((minutes) => seconds <= minutes * 60) ?? null);
}

interface OpenedThread {
  readonly messages: readonly MessageRow[];
  readonly readTo: number;
}

interface Written {
  readonly text: ThreadMessageBody["text"];
  readonly files?: ThreadMessageBody["files"] | undefined;
}

interface Writing {
  readonly quotationId: number;
  readonly partyId: number;
  readonly body: Written;
  readonly at: Date;
}

/**
 * A party's own thread, oldest message first, and the key of the desk's last message that they have read.
 *
 * @throws Refusal 404 for everybody who has no part in the quotation
 */
export async function openThread(db: Db, quotationId: number, partyId: number): Promise<OpenedThread> {
  const [side, thread] = await Promise.all([
    selectSideOf(db, quotationId, partyId),
    selectThread(db, { quotationId, partyId }),
  ]);
  found(side);
  if (thread === undefined) return { messages: [], readTo: 0 };
  return { messages: await selectMessages(db, thread.id), readTo: thread.read_to };
}

interface Reading {
  readonly quotationId: number;
  readonly partyId: number;
  /** The last message that they have seen. */
  readonly messageId: number;
}

/**
 * Marks what the desk wrote to a party as read, up to a message; what came after it stays unread.
 *
 * @throws Refusal 404 for everybody who has no part in the quotation
 */
export async function markThreadRead(tx: Db, { quotationId, partyId, messageId }: Reading): Promise<void> {
  found(await selectSideOf(tx, quotationId, partyId));
  await updateReadTo(tx, { quotationId, partyId }, messageId);
}

/**
 * A party writes to the desk.
 *
 * @returns key of the message
 * @throws Refusal 404 for everybody who has no part in the quotation, 422 for an empty text, one with contact data,
 * a file that is not theirs, and a thread that is full
 */
export async function writeAsParty(tx: Db, { quotationId, partyId, body, at }: Writing): Promise<number> {
  const side = found(await selectSideOf(tx, quotationId, partyId));
  const text = checkedText(body);
  const threadId = await lockThread(tx, { quotationId, partyId }, side, at);
  const id = await addMessage(tx, { threadId, authorId: partyId, isDesk: false, text, at }, body.files, partyId);
  await updateWaiting(tx, threadId, at);
  return id;
}

/**
 * The desk begins a thread with a party of a quotation, or continues it.
 *
 * @throws Refusal 404 when the person has no part in the quotation, else as `writeAsParty`
 */
export async function writeAsDesk(tx: Db, { staffId, ...writing }: Writing & { readonly staffId: number }) {
  const { quotationId, partyId, at } = writing;
  const side = found(await selectSideOf(tx, quotationId, partyId), "This person has no part in the quotation.");
  const threadId = await lockThread(tx, { quotationId, partyId }, side, at);
  return answerThread(tx, { threadId, staffId, body: writing.body, at });
}

interface Answering {
  readonly threadId: number;
  readonly staffId: number;
  readonly body: Written;
  /** The last message that the desk had read; without it, all of them. */
  readonly seenTo?: number | undefined;
  readonly at: Date;
}

/** The desk answers. The party is notified once, until they have seen it. @throws Refusal 404, 422 as `writeAsParty` */
export async function answerThread(tx: Db, { threadId, staffId, body, seenTo, at }: Answering): Promise<number> {
  const thread = found(await lockThreadById(tx, threadId));
  const text = checkedText(body);
  const id = await addMessage(tx, { threadId, authorId: staffId, isDesk: true, text, at }, body.files, thread.party_id);
  await updateDealtWith(tx, threadId, seenTo ?? id);
  await updateLastOfDesk(tx, threadId, id);
  const { quotation_id: quotationId, side, party_id: partyId, last_of_desk, read_to } = thread;
  await announceMessage(tx, { quotationId, side, partyId, hasUnread: last_of_desk > read_to, at });
  return id;
}

/** Marks the party's message as needing no answer. @throws Refusal 404; 409 when nothing waits, or they have written since */
export async function settleThread(tx: Db, threadId: number, seenTo: number | undefined): Promise<void> {
  const { waits_since } = found(await lockThreadById(tx, threadId));
  if (waits_since === null) throw new Refusal("conflict", { message: "Nothing in this thread waits for an answer." });
  const last = (await selectMessages(tx, threadId)).at(-1)?.id ?? 0;
  if (seenTo !== undefined && last > seenTo) {
    throw new Refusal("conflict", { message: "There is a newer message. Please read it first." });
  }
  await updateDealtWith(tx, threadId, last);
}

async function addMessage(
  tx: Db,
  message: Parameters<typeof insertMessage>[1],
  files: Written["files"] = [],
  partyId: number,
): Promise<number> {
  if ((await countMessages(tx, message.threadId)) >= messagesAtMost) {
    throw new Refusal("refused", { message: "This thread is full. Please call us." });
  }
  const id = await insertMessage(tx, message);
  for (const [index, { id: uploadId, name }] of files.entries()) {
    const sizeBytes = await giveUpload(tx, { uploadId, ownerId: message.authorId, toUserId: partyId });
    await insertFile(tx, id, { position: index + 1, uploadId, name: checkedName(name), sizeBytes });
  }
  return id;
}

function checkedText({ text, files = [] }: Written): string {
  const trimmed = text.trim();
  if (trimmed === "" && files.length === 0) throw invalidField("text", "Please write a message or attach a file");
  const problem = contactProblem(trimmed);
  if (problem !== null) throw invalidField("text", problem);
  return trimmed;
}

function checkedName(name: string): string {
  const problem = contactProblem(name);
  if (problem !== null) throw invalidField("files", `${problem}. Please rename the file`);
  return name.trim();
}

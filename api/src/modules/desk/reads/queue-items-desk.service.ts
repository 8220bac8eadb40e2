import { type DeskQueueItemsAnswer, type QueueKind, queueKinds } from "@mandi/shared/contract/desk/queue";
import type { Db } from "../../../platform/database/database";
import { selectApprovalSubjects } from "../../../reads/desk/approval-subject.read";
import { selectQueue } from "../../../reads/desk/queue.read";
import { selectQueueItems } from "../../../reads/desk/queue-items.read";
import { readSetting } from "../../site/settings";
import { answerMinutes } from "../desk-settings";
import { rupees } from "./desk-lists";

const itemsAtMost = 200;
const minuteMs = 60_000;

/** Which line of the terminal's queue counts which kind. */
export const kindOfLine: Readonly<Record<string, QueueKind>> = {
  "quotation list": "quotation",
  "queue items --kind message": "message",
  "payment list": "payment",
  "approval list": "second person",
  "order list --status pending": "order",
  "credit list": "credit",
  "listing list": "listing",
  "freight-bill list": "freight bill",
  "e-invoice list": "e-invoice",
  "eway-bill list": "e-way bill",
  "user list --type seller": "user",
  "tax list": "tax",
  inbox: "inbox",
};

/** Everything that waits for the desk, or of one kind, the most urgent first. */
export async function readQueueItems(
  db: Db,
  kind: QueueKind | undefined,
  viewer: { readonly id: number; readonly now: Date },
): Promise<DeskQueueItemsAnswer> {
  const minutes = await readSetting(db, answerMinutes);
  const rows = await selectQueueItems(db, kind === undefined ? queueKinds : [kind], viewer.now);
  const subjects = await selectApprovalSubjects(
    db,
    rows.flatMap((row) => (row.kind === "second person" ? (row.subject ?? []) : [])),
  );
  const items = rows.map(({ since, asked_by, amount, subject, ...row }) => ({
    ...row,
    what: subject === null ? row.what : `${subjects.get(subject)?.about ?? subject}: ${row.what}`,
    amount: amount === null ? null : rupees(amount),
    since: since.toISOString(),
    until: new Date(since.getTime() + minutes[row.kind] * minuteMs).toISOString(),
    is_own: asked_by === viewer.id ? 1 : 0,
  }));
  return {
    data: items.toSorted((one, other) => one.until.localeCompare(other.until)).slice(0, itemsAtMost),
    counts: await countQueue(db, viewer.now),
    now: viewer.now.toISOString(),
  };
}

async function countQueue(db: Db, now: Date): Promise<DeskQueueItemsAnswer["counts"]> {
  const lines = await selectQueue(db, now);
  return queueKinds.map((kind) => ({
    kind,
    count: itemsIn(lines.filter(({ command }) => kindOfLine[command] === kind)),
  }));
}

/** Things to open in these lines: all rows of the tax law together are one. */
function itemsIn(lines: Awaited<ReturnType<typeof selectQueue>>): number {
  const counts = lines.map(({ command, count }) => (kindOfLine[command] === "tax" ? Math.min(count, 1) : count));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How much waits in all. */
export async function countQueueForDesk(db: Db, now: Date): Promise<{ readonly unread: number }> {
  return { unread: itemsIn(await selectQueue(db, now)) };
}

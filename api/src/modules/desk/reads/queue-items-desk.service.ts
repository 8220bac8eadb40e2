import {
  type DeskQueueItemsAnswer,
  type DeskQueuePlaceAnswer,
  type DeskQueueQuery,
  type QueueKind,
  queueKinds,
} from "@mandi/shared/contract/desk/queue";
import type { Db } from "../../../platform/database/database";
import { selectQueue } from "../../../reads/desk/queue.read";
import { selectQueueItems, selectQueuePlace } from "../../../reads/desk/queue-items.read";
import { readSetting } from "../../site/settings";
import { answerMinutes } from "../desk-settings";
import { rupeesOrNull } from "./desk-lists";

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

/** A page of what waits for the desk, of one kind or of all. */
export async function readQueueItems(
  db: Db,
  { kind, ...query }: DeskQueueQuery,
  viewer: { readonly id: number; readonly now: Date },
): Promise<DeskQueueItemsAnswer> {
  const minutes = await readSetting(db, answerMinutes);
  const kinds = kind === undefined ? queueKinds : [kind];
  const [{ totals, items }, counts] = await Promise.all([
    selectQueueItems(db, { ...query, kinds, minutes, now: viewer.now }),
    countQueue(db, viewer.now),
  ]);
  const { found, late, soon } = totals;
  return {
    data: items.map((row) => ({
      kind: row.kind,
      id: row.id,
      number: row.number,
      what: row.what,
      party: row.party,
      amount: rupeesOrNull(row.amount),
      since: row.since.toISOString(),
      until: row.until.toISOString(),
      is_own: row.asked_by === viewer.id ? 1 : 0,
    })),
    found,
    late,
    soon,
    counts,
    now: viewer.now.toISOString(),
  };
}

/** The position of an item, by its key or its number, among those of its kind that wait. */
export async function readQueuePlace(
  db: Db,
  asked: { readonly kind: QueueKind; readonly item: string },
  now: Date,
): Promise<DeskQueuePlaceAnswer> {
  const row = await selectQueuePlace(db, { ...asked, now });
  if (row === undefined) return { data: null };
  return {
    data: {
      place: row.place,
      count: row.count,
      before: neighbour(row.before_id, row.before_number),
      after: neighbour(row.after_id, row.after_number),
    },
  };
}

const neighbour = (id: number | null, number: string | null) => (id === null ? null : { id, number: number ?? "" });

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

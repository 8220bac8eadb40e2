import {
  type DeskQueueItemsAnswer,
  type DeskQueuePlaceAnswer,
  type DeskQueuePlaceQuery,
  type DeskQueueQuery,
  type QueueKind,
  type QueueTaker,
  queueKinds,
} from "@mandi/shared/contract/desk/queue";
import type { Db } from "../../../platform/database/database";
import { rupeesOrNull } from "../../../platform/wire-figures";
import { selectQueue } from "../../../reads/desk/queue.read";
import { type QueueItemRow, selectQueueItems, selectQueuePlace } from "../../../reads/desk/queue-items.read";
import { readSetting } from "../../site/settings";
import { answerMinutes } from "../desk-settings";
import { takenAfter } from "../queue-taken.service";
import { selectQueueViews } from "../queue-view.store";

/** The kind that each line of the terminal's queue counts. */
export const kindOfLine: Readonly<Record<string, QueueKind>> = {
  "quotation list": "quotation",
  "queue items --kind message": "message",
  "payment list": "payment",
  "approval list": "second person",
  "order list --status pending": "order",
  "credit list": "credit",
  "listing list": "listing",
  "queue items --kind listing": "listing",
  "freight-bill list": "freight bill",
  "freight-bill missing": "unbilled freight",
  "e-invoice list": "e-invoice",
  "eway-bill list": "e-way bill",
  "queue items --kind e-way bill": "e-way bill",
  "user list --type seller": "user",
  "tax list": "tax",
  inbox: "inbox",
};

/** A page of what waits for the desk, of one kind or all. */
export async function readQueueItems(
  db: Db,
  { kind, ...query }: DeskQueueQuery,
  viewer: Viewer,
): Promise<DeskQueueItemsAnswer> {
  const limits = await readLimits(db, viewer);
  const kinds = kind === undefined ? queueKinds : [kind];
  const [{ totals, items }, counts, views] = await Promise.all([
    selectQueueItems(db, { ...query, ...limits, kinds }),
    countQueue(db, viewer.now),
    selectQueueViews(db, viewer.id),
  ]);
  const { found, late, soon, mine, free } = totals;
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
      taken: takerOf(row, viewer),
    })),
    found,
    late,
    soon,
    mine,
    free,
    counts,
    views: [...views],
    now: viewer.now.toISOString(),
  };
}

/** The position of an item, by its key or its number, in what was asked for, else among those of its kind. */
export async function readQueuePlace(
  db: Db,
  { kind, item, among, ...query }: DeskQueuePlaceQuery,
  viewer: Viewer,
): Promise<DeskQueuePlaceAnswer> {
  const limits = await readLimits(db, viewer);
  const asked = { kind, item };
  const ofKind = { ...limits, kinds: [kind] };
  const wanted = { ...ofKind, ...query, ...(among === "all" && { kinds: queueKinds }) };
  const row = (await selectQueuePlace(db, asked, wanted)) ?? (await selectQueuePlace(db, asked, ofKind));
  if (row === undefined) return { data: null };
  return {
    data: {
      place: row.place,
      count: row.count,
      before: neighbour(row.before_kind, row.before_id, row.before_number),
      after: neighbour(row.after_kind, row.after_id, row.after_number),
      taken: takerOf(row, viewer),
    },
  };
}

const neighbour = (kind: QueueKind | null, id: number | null, number: string | null) =>
  kind === null || id === null ? null : { id, number: number ?? "", kind };

interface Viewer {
  readonly id: number;
  readonly now: Date;
}

/** When items are due, and from when a taken item still counts, for this person now. */
async function readLimits(db: Db, { id, now }: Viewer) {
  const [minutes, after] = await Promise.all([readSetting(db, answerMinutes), takenAfter(db, now)]);
  return { minutes, viewerId: id, now, takenAfter: after };
}

function takerOf(
  { taken_by, taken_at, taken_name }: Pick<QueueItemRow, "taken_by" | "taken_at" | "taken_name">,
  viewer: Viewer,
): QueueTaker | null {
  if (taken_by === null || taken_at === null) return null;
  return { by: taken_by, name: taken_name ?? "", at: taken_at.toISOString(), is_own: taken_by === viewer.id ? 1 : 0 };
}

async function countQueue(db: Db, now: Date): Promise<DeskQueueItemsAnswer["counts"]> {
  const lines = await selectQueue(db, now);
  return queueKinds.map((kind) => ({
    kind,
    count: itemsIn(lines.filter(({ command }) => kindOfLine[command] === kind)),
  }));
}

/** The number of things to open in these lines: all rows of the tax law together count as one. */
function itemsIn(lines: Awaited<ReturnType<typeof selectQueue>>): number {
  const counts = lines.map(({ command, count }) => (kindOfLine[command] === "tax" ? Math.min(count, 1) : count));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How much waits in all. */
export async function countQueueForDesk(db: Db, now: Date): Promise<{ readonly unread: number }> {
  return { unread: itemsIn(await selectQueue(db, now)) };
}

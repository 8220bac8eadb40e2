import type { QueueKind } from "@mandi/shared/contract/desk/queue";
import { formatTime } from "@mandi/shared/format/dates";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { selectNames } from "../../reads/desk/board.read";
import { selectWaiting } from "../../reads/desk/queue-items.read";
import { readSetting } from "../site/settings";
import { takenMinutes } from "./desk-settings";
import { deleteTaken, deleteTakenBefore, selectTaker, takeIfFree } from "./queue-taken.store";

interface Asked {
  readonly kind: QueueKind;
  /** Key or number. */
  readonly item: string;
}

const minuteMs = 60_000;

/** What was taken before this moment no longer counts. */
export async function takenAfter(db: Db, now: Date): Promise<Date> {
  return new Date(now.getTime() - (await readSetting(db, takenMinutes)) * minuteMs);
}

/**
 * Records that somebody is working on an item, or still is. It does not prevent others from deciding it.
 * @throws Refusal 409 when it no longer waits, or when somebody other than the person named has it
 */
export async function takeItem(
  tx: Db,
  { from, ...asked }: Asked & { readonly from?: number },
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<void> {
  const [waiting, after] = await Promise.all([selectWaiting(tx, asked, now), takenAfter(tx, now)]);
  if (waiting === undefined) {
    throw new Refusal("conflict", { message: "This item is no longer waiting: it has been dealt with." });
  }
  await deleteTakenBefore(tx, after);
  const taking = { ...waiting, kind: asked.kind, takenBy: actorId, takenAt: now, after, from };
  if (await takeIfFree(tx, taking)) return;
  const taker = await selectTaker(tx, asked.kind, waiting.item);
  const name = taker && (await selectNames(tx, [taker.taken_by])).get(taker.taken_by);
  const since = taker ? `, ${formatTime(taker.taken_at)}` : "";
  throw new Refusal("conflict", { message: `${name ?? "Somebody else"} has taken this${since}.` });
}

/** Releases an item that this person has taken; does nothing otherwise. */
export async function giveBackItem(
  tx: Db,
  asked: Asked,
  actor: { readonly id: number; readonly now: Date },
): Promise<void> {
  const waiting = await selectWaiting(tx, asked, actor.now);
  if (waiting !== undefined) await deleteTaken(tx, asked.kind, waiting.item, actor.id);
}

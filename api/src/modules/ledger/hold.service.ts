import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { endHold, insertHold, type NewHold, selectExpiredHolds, selectHoldForUpdate } from "./hold.store";
import { type JournalContext, post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import type { OrderRef } from "./ledger-facts";

export interface Hold {
  readonly id: number;
  readonly userId: number;
  readonly amountPaise: Paise;
  readonly purpose: string;
}

/** Sets money of a cash wallet aside until `expiresAt`; it is then captured for an order or released. */
export async function placeHold(tx: Db, input: Omit<NewHold, "at">, context: JournalContext): Promise<Hold> {
  const { userId, amountPaise, purpose } = input;
  await post(tx, ledgerEvents.walletHeld({ userId, amountPaise, purpose }), context);
  const id = await insertHold(tx, { ...input, at: context.at });
  return { id, userId, amountPaise, purpose };
}

/** Turns a hold into the advance of an order. @throws Refusal 404 unknown, 409 when it has ended. */
export async function captureHold(tx: Db, holdId: number, order: OrderRef, context: JournalContext): Promise<void> {
  const { userId, amountPaise } = await end(tx, holdId, "captured", context.at);
  await post(tx, ledgerEvents.bookedFromHold({ userId, order, amountPaise }), { ...context, orderId: order.id });
}

/** Gives the money of a hold back to the wallet. @throws Refusal 404 unknown, 409 when it has ended. */
export async function releaseHold(tx: Db, holdId: number, context: JournalContext): Promise<void> {
  const { userId, amountPaise, purpose } = await end(tx, holdId, "released", context.at);
  await post(tx, ledgerEvents.holdReleased({ userId, amountPaise, purpose }), context);
}

/** Releases what has expired, at most `atMost` in one go; for the clock. Several processes may call it at once. */
export async function releaseExpiredHolds(tx: Db, now: Date, atMost = 100): Promise<number> {
  const expired = await selectExpiredHolds(tx, now, atMost);
  for (const { id } of expired) await releaseHold(tx, id, { at: now, actorId: null });
  return expired.length;
}

async function end(tx: Db, holdId: number, status: "captured" | "released", at: Date): Promise<Hold> {
  const row = found(await selectHoldForUpdate(tx, holdId));
  if (row.status !== "held") throw new Refusal("conflict", { message: "This amount is no longer set aside." });
  await endHold(tx, holdId, status, at);
  return { id: row.id, userId: row.user_id, amountPaise: paise(row.amount_paise), purpose: row.purpose };
}

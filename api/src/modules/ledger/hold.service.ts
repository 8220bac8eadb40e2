import { paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { captureHoldRow, insertHold, type NewHold, selectHoldForUpdate } from "./hold.store";
import { type JournalContext, post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import type { OrderRef } from "./ledger-facts";

/** Sets money of a cash wallet aside for an order that is booked in the same transaction. @returns the key of the hold */
export async function placeHold(tx: Db, input: Omit<NewHold, "at">, context: JournalContext): Promise<number> {
  const { userId, amountPaise, purpose } = input;
  await post(tx, ledgerEvents.walletHeld({ userId, amountPaise, purpose }), context);
  return insertHold(tx, { ...input, at: context.at });
}

/** Turns a hold into the advance of an order. @throws Refusal 404 unknown, 409 when it is already used. */
export async function captureHold(tx: Db, holdId: number, order: OrderRef, context: JournalContext): Promise<void> {
  const hold = found(await selectHoldForUpdate(tx, holdId));
  if (hold.status !== "held") throw new Refusal("conflict", { message: "This amount is no longer set aside." });
  await captureHoldRow(tx, holdId, context.at);
  const booked = { userId: hold.user_id, order, amountPaise: paise(hold.amount_paise) };
  await post(tx, ledgerEvents.bookedFromHold(booked), { ...context, orderId: order.id });
}

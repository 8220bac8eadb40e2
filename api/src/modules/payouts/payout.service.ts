import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { orderAccount } from "../ledger/account";
import { lockBalance } from "../ledger/account.service";
import { payoutSeller, payoutTransporter } from "../ledger/order-entries.service";
import { settleIfDone } from "../orders/amounts/order-payment.service";
import { lockOrder, refOf } from "../orders/order.service";
import {
  endPayout,
  insertBatch,
  isPayoutUtrTaken,
  type NewPayout,
  selectOpenBatchOf,
  selectPayoutForUpdate,
} from "./payout.store";

interface Entry {
  readonly at: Date;
  readonly actorId: number;
}

/**
 * Makes a batch of what is owed; no money moves in the books until the bank has paid.
 *
 * @throws Refusal 422 when more than is owed is to be paid, 409 when a side is in another batch that is not paid
 */
export async function makeBatch(tx: Db, rows: readonly NewPayout[], { at, actorId }: Entry): Promise<number> {
  const inOrder = [...rows].sort((one, other) => one.orderId - other.orderId || one.side.localeCompare(other.side));
  for (const { orderId, side, amountPaise } of inOrder) {
    const { number } = await lockOrder(tx, "desk", null, orderId);
    if (amountPaise > (await lockBalance(tx, orderAccount(`payable:${side}`, orderId)))) {
      throw invalidField("payouts", `${number}: this is more than is owed to the ${side} now`);
    }
  }
  const id = await insertBatch(tx, inOrder, { at, by: actorId });
  if (id === undefined) {
    throw new Refusal("conflict", { message: "One of these is in another batch that is not paid yet." });
  }
  return id;
}

/**
 * The bank has paid a row: the payment is posted as a single payout is.
 *
 * @throws Refusal 404 unknown, 409 when it is paid or dropped already, 422 for a UTR that paid another row or an amount that is no
 * longer owed
 */
export async function markPaid(
  tx: Db,
  { batchId, payoutId, utr }: { readonly batchId: number; readonly payoutId: number; readonly utr: string },
  entry: Entry,
): Promise<void> {
  const payout = await openPayout(tx, batchId, payoutId);
  const reference = utr.toUpperCase();
  if (await isPayoutUtrTaken(tx, reference)) throw invalidField("paid", `${reference} paid another row already`);
  const order = await lockOrder(tx, "desk", null, payout.order_id);
  const pay = payout.side === "seller" ? payoutSeller : payoutTransporter;
  await pay(tx, { order: refOf(order), amountPaise: payout.amountPaise, reference }, entry);
  await endPayout(tx, payout.id, reference, entry.at);
  await settleIfDone(tx, payout.order_id, entry);
}

/** The bank will not pay a row: what is owed can go into another batch. @throws Refusal 404, 409 */
export async function dropPayout(tx: Db, batchId: number, payoutId: number, at: Date): Promise<void> {
  const { id } = await openPayout(tx, batchId, payoutId);
  await endPayout(tx, id, null, at);
}

async function openPayout(tx: Db, batchId: number, payoutId: number) {
  const payout = found(await selectPayoutForUpdate(tx, batchId, payoutId));
  if (payout.status !== "agreed")
    throw new Refusal("conflict", { message: `This payment is ${payout.status} already.` });
  return payout;
}

/** A single payment must not be recorded beside a batch that the bank still pays. @throws Refusal 409 */
export async function refuseInBatch(tx: Db, orderId: number, side: NewPayout["side"]): Promise<void> {
  const batch = await selectOpenBatchOf(tx, orderId, side);
  if (batch !== undefined) {
    throw new Refusal("conflict", {
      message: `This is in payout batch ${batch}. Please mark it paid there, or drop it.`,
    });
  }
}

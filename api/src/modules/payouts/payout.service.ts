import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { orderAccount } from "../ledger/account";
import { lockBalance } from "../ledger/account.service";
import { bankReference } from "../ledger/bank-reference";
import { findPaidUnder } from "../ledger/payout-entries.service";
import { lockOrder, readOrder } from "../orders/order.service";
import { refuseWhileVoiding } from "./open-payout.service";
import { payOut } from "./pay-out.service";
import {
  dropPaidBy,
  endAsDropped,
  endAsPaid,
  insertBatch,
  type NewPayout,
  selectBatchOfUtr,
  selectPayoutForUpdate,
} from "./payout.store";

interface Entry {
  readonly at: Date;
  readonly actorId: number;
}

/**
 * Makes a batch of what is owed; no money moves in the books until the bank has paid.
 *
 * @throws Refusal 422 for more than is owed, 409 when a side is in another unpaid batch, or an
 * invoice is being cancelled
 */
export async function makeBatch(tx: Db, rows: readonly NewPayout[], { at, actorId }: Entry): Promise<number> {
  const inOrder = [...rows].sort((one, other) => one.orderId - other.orderId || one.side.localeCompare(other.side));
  for (const { orderId, side, amountPaise } of inOrder) {
    const { number } = await lockOrder(tx, "desk", null, orderId);
    await refuseWhileVoiding(tx, orderId, side);
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
 * The bank has paid a row: the payment is posted like a single payout.
 *
 * @throws Refusal 404 unknown, 409 when it is already paid or dropped, 422 for a UTR that paid another row or an amount that is no
 * longer owed
 */
export async function markPaid(
  tx: Db,
  { batchId, payoutId, utr }: { readonly batchId: number; readonly payoutId: number; readonly utr: string },
  entry: Entry,
): Promise<void> {
  const payout = await openPayout(tx, batchId, payoutId);
  const reference = bankReference(utr);
  await refuseUsed(tx, reference);
  const order = await lockOrder(tx, "desk", null, payout.order_id);
  const journalId = await payOut(tx, { order, side: payout.side, amountPaise: payout.amountPaise, reference }, entry);
  await endAsPaid(tx, payout.id, { utr: reference, journalId, at: entry.at });
}

/** The bank will not pay a row: what is owed can go into another batch. @throws Refusal 404, 409 */
export async function dropPayout(tx: Db, batchId: number, payoutId: number, at: Date): Promise<void> {
  const { id } = await openPayout(tx, batchId, payoutId);
  await endAsDropped(tx, id, at);
}

/** Drops the row whose payment was reversed, so that its UTR can pay another. @returns its batch */
export async function dropUndone(tx: Db, journalId: number, at: Date): Promise<number | null> {
  return (await dropPaidBy(tx, journalId, at)) ?? null;
}

/** A bank reference pays one row of a batch and nothing else. @throws Refusal 422 */
async function refuseUsed(tx: Db, utr: string): Promise<void> {
  await lockReference(tx, utr);
  if ((await selectBatchOfUtr(tx, utr)) !== undefined)
    throw invalidField("paid", `${utr} has already paid another row`);
  const orderId = await findPaidUnder(tx, utr);
  if (orderId === undefined) return;
  throw invalidField("paid", `${utr} has already paid for order ${(await readOrder(tx, orderId)).number}`);
}

/** A single payment has its own reference. @throws Refusal 422 for one that paid a row of a batch */
export async function refuseReferenceOfBatch(tx: Db, reference: string): Promise<void> {
  const utr = bankReference(reference);
  await lockReference(tx, utr);
  const batch = await selectBatchOfUtr(tx, utr);
  if (batch !== undefined) throw invalidField("reference", `${utr} has already paid a row of payout batch ${batch}`);
}

/** Makes two people who enter the same reference at once do so one after the other. */
function lockReference(tx: Db, utr: string): Promise<void> {
  return advisoryLock(tx, "payout reference", utr);
}

async function openPayout(tx: Db, batchId: number, payoutId: number) {
  const payout = found(await selectPayoutForUpdate(tx, batchId, payoutId));
  if (payout.status !== "agreed")
    throw new Refusal("conflict", { message: `This payment is already ${payout.status}.` });
  return payout;
}

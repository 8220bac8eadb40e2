import type { ReadDebt } from "@mandi/shared/contract/desk/payout";
import type { Paise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { type SetOffRow, selectSetOffs, selectSetOffsOfJournal } from "../../reads/set-offs.read";
import { orderAccount } from "../ledger/account";
import { lockBalance } from "../ledger/account.service";
import { bankReference } from "../ledger/bank-reference";
import { refuseUsedReference } from "../ledger/reference-once.service";
import { lockOrder } from "../orders/order.service";
import { refuseWhileVoiding } from "./open-payout.service";
import { payOut } from "./pay-out.service";
import {
  dropPaidBy,
  endAsDropped,
  endAsPaid,
  insertBatch,
  type NewPayout,
  selectPayoutForUpdate,
} from "./payout.store";
import { refuseOtherDebts, refuseOtherSetOff } from "./read-debts.service";
import {
  lockForReturn,
  lockSetOffs,
  paidByBankOf,
  postSetOffs,
  returnSetOffs,
  setOffsPlannedFor,
  sumOfPlanned,
} from "./set-off.service";

/** A payment that somebody asks for, before the payee's debts come off. */
export interface AskedPayout extends NewPayout {
  /** What they read that comes off; absent where they read nothing. */
  readonly readSetOffPaise?: Paise | undefined;
  /** The debts of which this is the sum; absent where they read only the sum. */
  readonly readDebts?: readonly ReadDebt[] | undefined;
}

/**
 * Makes a batch of what is owed. What a carrier owes for other orders comes off at once; other money moves in the books only when the
 * bank has paid.
 *
 * @throws Refusal 422 for more than is owed, 409 when a side is in another unpaid batch, an invoice is being cancelled, or other debts
 * come off than were read
 */
export async function makeBatch(tx: Db, asked: readonly AskedPayout[], context: PersonContext): Promise<number> {
  const inOrder = [...asked].sort((one, other) => one.orderId - other.orderId || one.side.localeCompare(other.side));
  const { orders, plan } = await lockSetOffs(tx, inOrder);
  const rows = [];
  for (const { readSetOffPaise, readDebts, ...row } of inOrder) {
    const { orderId, side, amountPaise } = row;
    const order = found(orders.get(orderId));
    await refuseWhileVoiding(tx, orderId, side);
    if (amountPaise > (await lockBalance(tx, orderAccount(`payable:${side}`, orderId)))) {
      throw invalidField("payouts", `${order.number}: this is more than is owed to the ${side} now`);
    }
    const setOffs = setOffsPlannedFor(plan, row);
    await refuseOtherDebts(tx, order.number, setOffs, readDebts);
    refuseOtherSetOff(order.number, sumOfPlanned(setOffs), readSetOffPaise);
    rows.push({ ...row, order, setOffs, amountPaise: paidByBankOf(amountPaise, setOffs) });
  }
  const batch = await insertBatch(tx, rows, { at: context.at, by: context.actorId });
  if (batch === undefined) {
    throw new Refusal("conflict", { message: "One of these is in another batch that is not paid yet." });
  }
  for (const [place, { setOffs, ...row }] of rows.entries()) {
    if (setOffs.length > 0) await postSetOffs(tx, { ...row, id: batch.payoutIds[place] ?? 0 }, setOffs, context);
  }
  return batch.id;
}

/**
 * The bank has paid a row: the payment is posted like a single payout.
 *
 * @returns what follows in the answer about transfers that payers report under the UTR
 * @throws Refusal 404 unknown, 409 when it is already paid or dropped, 422 for a UTR that is used or an amount that is no longer owed
 */
export async function markPaid(
  tx: Db,
  { batchId, payoutId, utr }: { readonly batchId: number; readonly payoutId: number; readonly utr: string },
  context: PersonContext,
): Promise<string> {
  const payout = await openPayout(tx, batchId, payoutId);
  const reference = bankReference(utr);
  const reported = await refuseUsedReference(tx, reference, { as: "batch row" }, "paid");
  const order = await lockOrder(tx, payout.order_id);
  const setOffs = await selectSetOffs(tx, [payout.id]);
  const { side, amountPaise } = payout;
  const journalId = await payOut(tx, { order, side, amountPaise, reference, setOffs }, context);
  await endAsPaid(tx, payout.id, { utr: reference, journalId, at: context.at });
  return reported;
}

/**
 * The bank will not pay a row: what is owed can go into another batch, and what came off is owed again.
 *
 * @returns what came off
 * @throws Refusal 404, 409
 */
export async function dropPayout(
  tx: Db,
  { batchId, payoutId, reason }: { readonly batchId: number; readonly payoutId: number; readonly reason: string },
  context: PersonContext,
): Promise<readonly SetOffRow[]> {
  const { id, order_id } = await openPayout(tx, batchId, payoutId, { orTakenWhole: true });
  const setOffs = await selectSetOffs(tx, [id]);
  if (setOffs.length > 0) await lockForReturn(tx, order_id, setOffs);
  await endAsDropped(tx, id, context.at);
  await returnSetOffs(tx, setOffs, reason, context);
  return setOffs;
}

/**
 * Drops the row whose payment was reversed, so that its UTR can pay another; what came off it is owed again.
 *
 * @returns its batch
 */
export async function dropUndone(
  tx: Db,
  {
    journalId,
    setOffs,
    reason,
  }: { readonly journalId: number; readonly setOffs: readonly SetOffRow[]; readonly reason: string },
  context: PersonContext,
): Promise<number | null> {
  const batch = await dropPaidBy(tx, journalId, context.at);
  await returnSetOffs(tx, setOffs, reason, context);
  return batch ?? null;
}

/** Locks an order whose context is about to be reversed, and what came off that payment. @returns what did */
export async function lockForUndoing(tx: Db, journalId: number, orderId: number): Promise<readonly SetOffRow[]> {
  const setOffs = await selectSetOffsOfJournal(tx, journalId);
  if (setOffs.length === 0) await lockOrder(tx, orderId);
  else await lockForReturn(tx, orderId, setOffs);
  return setOffs;
}

/** @param orTakenWhole also a row of which the payee's debts took all, so that the bank pays nothing */
async function openPayout(tx: Db, batchId: number, payoutId: number, { orTakenWhole = false } = {}) {
  const payout = found(await selectPayoutForUpdate(tx, batchId, payoutId));
  const isTakenWhole = payout.status === "paid" && payout.amountPaise === 0;
  if (payout.status !== "agreed" && !(orTakenWhole && isTakenWhole))
    throw new Refusal("conflict", { message: `This payment is already ${payout.status}.` });
  return payout;
}

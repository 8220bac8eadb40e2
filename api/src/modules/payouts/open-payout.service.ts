import { maxPaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { orderAccount } from "../ledger/account";
import { lockBalance, lockBalances } from "../ledger/account.service";
import { listPapersOfOrder } from "../papers/paper.service";
import { refuseWhileEnding } from "../tax-portal/due-registration.service";
import { selectOpenOfOrder } from "./payout.store";
import type { PayoutTables } from "./payout.tables";

/** A single payment must not be recorded while a batch that contains it is still with the bank. @throws Refusal 409 */
export async function refuseInBatch(tx: Db, orderId: number, to: PayoutTables["payout"]["side"]): Promise<void> {
  const open = (await selectOpenOfOrder(tx, orderId)).find(({ side }) => side === to);
  if (open !== undefined) {
    throw new Refusal("conflict", {
      message: `This is in payout batch ${open.batchId}. Please mark it as paid there, or drop it.`,
    });
  }
}

/** What is owed to the seller for an invoice may no longer be owed once its registration is cancelled. @throws Refusal 409 */
export async function refuseWhileVoiding(tx: Db, orderId: number, to: PayoutTables["payout"]["side"]): Promise<void> {
  if (to === "seller") await refuseWhileEnding(tx, await listPapersOfOrder(tx, orderId));
}

/** What is owed to a side of an order beyond what a batch pays, locked until the transaction ends; never below zero. */
export async function readFreePayable(tx: Db, orderId: number, to: PayoutTables["payout"]["side"]): Promise<Paise> {
  const owedPaise = await lockBalance(tx, orderAccount(`payable:${to}`, orderId));
  const open = (await selectOpenOfOrder(tx, orderId)).filter(({ side }) => side === to);
  const paidPaise = sumPaise(open.map(({ amountPaise }) => amountPaise));
  return maxPaise(zeroPaise, subtractPaise(owedPaise, paidPaise));
}

/**
 * Nothing may lower what is owed below what a batch pays: the bank would pay it, and the payment could not be posted. Call it with
 * the order locked, after what lowers it is posted.
 *
 * @throws Refusal 409
 */
export async function refuseBelowBatch(tx: Db, orderId: number): Promise<void> {
  const open = await selectOpenOfOrder(tx, orderId);
  if (open.length === 0) return;
  const accountOf = (side: PayoutTables["payout"]["side"]) => orderAccount(`payable:${side}`, orderId);
  const balanceOf = await lockBalances(tx, ...open.map(({ side }) => accountOf(side)));
  const short = open.find(({ side, amountPaise }) => balanceOf(accountOf(side)) < amountPaise);
  if (short === undefined) return;
  throw new Refusal("conflict", {
    message: `Payout batch ${short.batchId} pays for this order, and less would be owed than it pays. This is possible once the payment is dropped from the batch.`,
  });
}

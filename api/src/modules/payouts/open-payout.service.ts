import { maxPaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { orderAccount } from "../ledger/account";
import { lockBalance, lockBalances, readBalance } from "../ledger/account.service";
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
  const balanceOf = await lockBalances(tx, ...open.map(({ side }) => payableTo(side, orderId)));
  const short = open.find(({ side, amountPaise }) => balanceOf(payableTo(side, orderId)) < amountPaise);
  if (short !== undefined) throw new Refusal("conflict", { message: inBatchText(short.batchId) });
}

/** Why the seller of an order cannot be owed so much less: a batch pays it; null where none does. For display, without a lock. */
export async function whyBatchNeeds(db: Db, orderId: number, lessPaise: Paise): Promise<string | null> {
  const [open] = (await selectOpenOfOrder(db, orderId)).filter(({ side }) => side === "seller");
  if (open === undefined) return null;
  const { balancePaise } = await readBalance(db, payableTo("seller", orderId));
  return subtractPaise(balancePaise, lessPaise) < open.amountPaise ? inBatchText(open.batchId) : null;
}

const payableTo = (side: PayoutTables["payout"]["side"], orderId: number) => orderAccount(`payable:${side}`, orderId);

const inBatchText = (batchId: number): string =>
  `Payout batch ${batchId} pays for this order, and less would be owed than it pays. This is possible once the payment is dropped from the batch.`;

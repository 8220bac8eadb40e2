import { walletPath } from "@mandi/shared/contract/page-paths";
import { maxPaise, type Paise, paise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { selectBookedOrdersOf } from "../../reads/booked-orders.read";
import { selectOpenOrdersOfBuyer } from "../../reads/party-ageing.read";
import { readPaidOfOrders } from "../ledger/statement.service";
import { notify } from "../notifications/notification.service";
import { dueOf } from "../orders/amounts/order-due";
import { findTaxValue } from "../tax/tax-row.service";
import { readDeductedPerson } from "../tds/deducted-person";
import { overdueOf } from "../trade-papers/ageing.policy";
import { openOrdersOf } from "../trade-papers/open-orders";
import { type CreditBlock, wordsOfBlock } from "./credit-block.policy";
import { hasRelease, insertRelease, takeRelease } from "./credit-release.store";

/** Whether the desk has lifted the block for the next use of credit. */
export const isReleased = hasRelease;

/** Why a buyer gets no new credit on a day (docs/domain.md#credit); null where nothing blocks it. */
export async function readCreditBlock(db: Db, userId: number, at: Date): Promise<CreditBlock | null> {
  const day = tradeDay(at);
  const [overdue, owed] = await Promise.all([overdueFor(db, userId, day), owedAboveLimit(db, userId, day)]);
  return overdue === null && owed === null ? null : { overdue, owed };
}

/** The message to a buyer who gets no new credit on a day; null where nothing blocks it or the desk has lifted the block. */
export async function readCreditRefusal(db: Db, userId: number, at: Date): Promise<string | null> {
  const block = await readCreditBlock(db, userId, at);
  return block === null || (await hasRelease(db, userId)) ? null : wordsOfBlock(block);
}

/**
 * Lets a buyer ask for credit. A release by the desk permits it and is not used up.
 *
 * @throws Refusal 422 with the message for the buyer
 */
export async function refuseAskingWhileBlocked(tx: Db, userId: number, at: Date): Promise<void> {
  const message = await readCreditRefusal(tx, userId, at);
  if (message !== null) throw new Refusal("refused", { message });
}

/** A use of credit: from the credit wallet, or days to pay after the invoice. */
export interface NewCredit {
  readonly buyerId: number;
  /** The number of the quotation or order. */
  readonly usedFor: string;
  /** An opening sentence, where the buyer cannot know that this is credit. */
  readonly because?: string | undefined;
  readonly at: Date;
}

/**
 * Lets a buyer use credit; where they are blocked, this uses up the desk's release.
 *
 * @throws Refusal 422 with the message for the buyer
 */
export async function refuseNewCredit(tx: Db, { buyerId, usedFor, because, at }: NewCredit): Promise<void> {
  const block = await readCreditBlock(tx, buyerId, at);
  if (block === null || (await takeRelease(tx, { userId: buyerId, usedFor, at }))) return;
  throw new Refusal("refused", { message: [because, wordsOfBlock(block)].filter(Boolean).join(" ") });
}

/**
 * The desk lets a buyer use credit once although they are blocked, and tells them.
 *
 * @throws Refusal 409 when nothing blocks it or an earlier release is unused
 */
export async function releaseCredit(
  tx: Db,
  release: { readonly userId: number; readonly reason: string; readonly at: Date; readonly actorId: number },
): Promise<void> {
  const { userId, reason, at, actorId } = release;
  if ((await readCreditBlock(tx, userId, at)) === null) {
    throw new Refusal("conflict", { message: "Nothing keeps this person from new credit." });
  }
  if (!(await insertRelease(tx, { user_id: userId, reason, at, actor_id: actorId, used_at: null, used_for: null }))) {
    throw new Refusal("conflict", {
      message: "The block has already been lifted once, and they have not used it yet.",
    });
  }
  await notify(tx, { kind: "credit released", userIds: [userId], values: {}, link: `${walletPath}?tab=credit`, at });
}

/** The amount behind a block. Lifting it counts towards the limit of the staff member who does. */
export async function amountOfBlock(db: Db, userId: number, at: Date): Promise<Paise> {
  const block = await readCreditBlock(db, userId, at);
  return maxPaise(block?.overdue?.openPaise ?? zeroPaise, block?.owed?.owedPaise ?? zeroPaise);
}

async function overdueFor(db: Db, userId: number, day: string): Promise<CreditBlock["overdue"]> {
  const allowedDays = await findTaxValue(db, "credit.overdue_days", day);
  if (allowedDays === undefined) return null;
  const overdue = overdueOf(openOrdersOf(await selectOpenOrdersOfBuyer(db, userId)), day, allowedDays);
  return overdue && { ...overdue, allowedDays };
}

async function owedAboveLimit(db: Db, userId: number, day: string): Promise<CreditBlock["owed"]> {
  const { person } = await readDeductedPerson(db, userId);
  const limit =
    (await findTaxValue(db, "credit.owed_limit", day, person)) ?? (await findTaxValue(db, "credit.owed_limit", day));
  if (limit === undefined) return null;
  const orders = await selectBookedOrdersOf(db, userId);
  const paidOf = await readPaidOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const owedPaise = sumPaise(orders.map((order) => dueOf(order, paidOf.get(order.id)?.paidPaise ?? zeroPaise)));
  return owedPaise > limit ? { owedPaise, limitPaise: paise(limit) } : null;
}

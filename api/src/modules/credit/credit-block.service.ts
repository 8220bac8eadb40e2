import { walletPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { maxPaise, type Paise, zeroPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { selectOpenOrdersOfBuyer } from "../../reads/party-ageing.read";
import { notify } from "../notifications/notification.service";
import { findTaxValue } from "../tax/tax-row.service";
import { overdueOf } from "../trade-papers/ageing.policy";
import { openOrdersOf } from "../trade-papers/open-orders";
import { type CreditBlock, wordsOfBlock } from "./credit-block.policy";
import { insertRelease, selectReleaseEnd, takeRelease } from "./credit-release.store";
import { lockOwed, owedAboveLimit } from "./owed.service";

/** A release that is not used ends with the seventh day. */
const releaseDays = 7;

/** The last day on which the desk's release of a buyer's next use of credit is open; null where none is. */
export function findReleaseEnd(db: Db, userId: number, at: Date): Promise<string | null> {
  return selectReleaseEnd(db, userId, tradeDay(at));
}

/** Why a buyer gets no new credit on a day (docs/domain.md#credit), or none for an order that adds so much; null where nothing blocks it. */
export async function findCreditBlock(
  db: Db,
  userId: number,
  at: Date,
  addedPaise = zeroPaise as Paise,
): Promise<CreditBlock | null> {
  const day = tradeDay(at);
  const [overdue, owed] = await Promise.all([overdueFor(db, userId, day), owedAboveLimit(db, userId, day, addedPaise)]);
  return overdue === null && owed === null ? null : { overdue, owed };
}

/** The message to a buyer who gets no new credit on a day; null where nothing blocks it or the desk has lifted the block. */
export async function findCreditRefusal(db: Db, userId: number, at: Date): Promise<string | null> {
  const block = await findCreditBlock(db, userId, at);
  return block === null || (await findReleaseEnd(db, userId, at)) !== null ? null : wordsOfBlock(block);
}

/**
 * Lets a buyer ask for credit. A release by the desk permits it and is not used up.
 *
 * @throws Refusal 422 with the message for the buyer
 */
export async function refuseAskingWhileBlocked(tx: Db, userId: number, at: Date): Promise<void> {
  const message = await findCreditRefusal(tx, userId, at);
  if (message !== null) throw new Refusal("refused", { message });
}

/** A use of credit: from the credit wallet, or days to pay after the invoice. */
export interface NewCredit {
  readonly buyerId: number;
  /** The number of the quotation or order. */
  readonly usedFor: string;
  /** An opening sentence, where the buyer cannot know that this is credit. */
  readonly because?: string | undefined;
  /** What it leaves to pay after the invoices of a new order; it counts towards the limit on what the buyer may owe. */
  readonly addedPaise?: Paise | undefined;
  readonly at: Date;
}

/**
 * Lets a buyer use credit; where they are blocked, this uses up the desk's release.
 *
 * @throws Refusal 422 with the message for the buyer
 */
export async function refuseNewCredit(tx: Db, use: NewCredit): Promise<void> {
  const { buyerId, usedFor, because, addedPaise, at } = use;
  if (addedPaise) await lockOwed(tx, buyerId);
  const block = await findCreditBlock(tx, buyerId, at, addedPaise);
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
  if ((await findCreditBlock(tx, userId, at)) === null) {
    throw new Refusal("conflict", { message: "This person's new credit is not blocked." });
  }
  const last_day = daysAfter(tradeDay(at), releaseDays - 1);
  const row = { user_id: userId, reason, at, last_day, actor_id: actorId, used_at: null, used_for: null };
  if (!(await insertRelease(tx, row))) {
    throw new Refusal("conflict", {
      message: "The block has already been lifted once, and they have not used it yet.",
    });
  }
  const values = { day: formatDay(last_day) };
  await notify(tx, { kind: "credit released", userIds: [userId], values, link: `${walletPath}?tab=credit`, at });
}

/** The amount behind a block. Lifting it counts towards the limit of the staff member who does. */
export async function amountOfBlock(db: Db, userId: number, at: Date): Promise<Paise> {
  const block = await findCreditBlock(db, userId, at);
  return maxPaise(block?.overdue?.openPaise ?? zeroPaise, block?.owed?.totalPaise ?? zeroPaise);
}

async function overdueFor(db: Db, userId: number, day: string): Promise<CreditBlock["overdue"]> {
  const allowedDays = await findTaxValue(db, "credit.overdue_days", day);
  if (allowedDays === undefined) return null;
  const overdue = overdueOf(openOrdersOf(await selectOpenOrdersOfBuyer(db, userId)), day, allowedDays);
  return overdue && { ...overdue, allowedDays };
}

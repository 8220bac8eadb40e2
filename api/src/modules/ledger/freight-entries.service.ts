import type { Paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { orderAccount } from "./account";
import { lockBalances } from "./account.service";
import { lockOwedBeforeClaims } from "./claims.service";
import { type PostedJournal, post, reverse } from "./ledger.service";
import { selectLatestOnceJournal } from "./ledger.store";
import { ledgerEvents } from "./ledger-events";
import type { FreightBillFacts, FreightFacts, LostGoodsFacts, OrderRef } from "./ledger-facts";
import { keyAfterReversal } from "./once-key";

/**
 * The total that the seller handed the driver of a vehicle: the platform owes it to the seller instead of the transporter. An
 * earlier amount is reversed, so the last one counts; zero cancels it.
 *
 * @throws Refusal 409 when the seller has been paid the previous higher amount; that payment must be reversed first.
 */
export async function recordFreightAdvance(
  tx: Db,
  entry: { readonly order: OrderRef; readonly vehicle: string; readonly amountPaise: Paise },
  context: ActContext,
): Promise<void> {
  const { order, vehicle, amountPaise } = entry;
  await lockBalances(tx, orderAccount("payable:seller", order.id), orderAccount("payable:transporter", order.id));
  const onceKey = `freight-advance:${order.id}:${vehicle}`;
  const former = await selectLatestOnceJournal(tx, order.id, onceKey);
  if (former?.isLiving) {
    await reverse(tx, { journalId: former.id, reason: "freight advance corrected" }, context);
  }
  if (amountPaise > 0) {
    await post(tx, ledgerEvents.freightAdvancedBySeller(entry), {
      ...context,
      orderId: order.id,
      onceKey: former === undefined ? onceKey : `${onceKey}/after/${former.id}`,
    });
  }
  if ((await lockOwedBeforeClaims(tx, order.id, "seller")) < 0) {
    const message = "The seller has been paid this advance. Please undo that payment first.";
    throw new Refusal("conflict", { message });
  }
}

/** The freight of a delivered vehicle; the platform owes it from here on. */
export async function recordFreightBill(
  tx: Db,
  entry: FreightFacts & { readonly bill: string; readonly isAtCost?: boolean },
  context: ActContext,
): Promise<PostedJournal> {
  const billed = entry.isAtCost ? ledgerEvents.agentFreightBilled : ledgerEvents.freightBilled;
  return post(tx, billed(entry), {
    ...context,
    orderId: entry.order.id,
    onceKey: `freight-bill:${entry.order.id}:${entry.bill}`,
  });
}

/**
 * The approved carrier's bill for a vehicle: its GST and what it has beyond the freight; once for its document, because the carrier's
 * numbers start again each year. Nothing to post is not an error.
 */
export async function recordApprovedFreightBill(
  tx: Db,
  entry: FreightBillFacts & { readonly paperId: number },
  context: ActContext,
): Promise<void> {
  const { order, paperId, detentionPaise, gstPaise } = entry;
  if (detentionPaise === 0 && gstPaise === 0) return;
  const onceKey = `freight-bill-approved:${paperId}`;
  await post(tx, ledgerEvents.freightBillApproved(entry), { ...context, orderId: order.id, onceKey });
}

/** A shortage that the carrier bears, once for the note that credits it to the buyer. @throws Refusal 409 when it is already borne */
export async function recordLostGoods(tx: Db, entry: LostGoodsFacts, context: ActContext): Promise<PostedJournal> {
  const { order, claim } = entry;
  const onceKey = await keyAfterReversal(tx, lostGoodsKey(order.id, claim));
  return post(tx, ledgerEvents.lostGoodsCharged(entry), { ...context, orderId: order.id, onceKey });
}

/** Whether the carrier bears the shortage that a note credits to the buyer. */
export async function isBorneByCarrier(tx: Db, orderId: number, claim: string): Promise<boolean> {
  return (await selectLatestOnceJournal(tx, orderId, lostGoodsKey(orderId, claim)))?.isLiving ?? false;
}

const lostGoodsKey = (orderId: number, claim: string) => `lost-goods:${orderId}:${claim}`;

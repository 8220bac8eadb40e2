import { reportBankPayment, verifyBankPayment } from "@mandi/api/public/bank-transfer.service";
import { tradeDay } from "@mandi/api/public/clock";
import type { Db } from "@mandi/api/public/database";
import { marketSettings } from "@mandi/api/public/market-rules";
import { issueReceipt } from "@mandi/api/public/receipt.service";
import { storeSetting } from "@mandi/api/public/settings";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { FillContext } from "../fill/context";
import type { Deal } from "../trade/deal";
import { tradeTimeline } from "../trade/timeline";
import { type DealWorld, readDealWorld } from "./deal-world";
import { readOldNotices, settleNotices } from "./past-notices";
import { type PlayedDeal, playAct } from "./play-trade";
import { registerDelivered } from "./register-delivered";

/** The first buyer's quotations and orders in every status, played through the services in the order of their time. */
export async function fillTrade(context: FillContext): Promise<void> {
  const { tx, now } = context;
  await storeSetting(tx, marketSettings.markAutomatically, true);
  const world = await readDealWorld(context);
  const deals = new Map<Deal, PlayedDeal>();
  for (const { deal, at, what } of tradeTimeline(now)) {
    if (what.act === "top up") await topUp(tx, world, { ...what, at });
    if (deal === undefined) continue;
    const played = deals.get(deal) ?? { deal, quotationId: 0, orderId: 0, vehicleIds: [] };
    deals.set(deal, played);
    try {
      await playAct({ tx, world, played, at }, what);
    } catch (cause) {
      throw new Error(`The demo deal ${deal.key} stops at "${what.act}"`, { cause });
    }
  }
  await registerDelivered(tx, now);
  // The market is new: what people were told before its trade, of a credit for example, is past as well.
  await settleNotices(tx, 0);
  await readOldNotices(tx, now);
}

/** Money enters as it does in trade: the buyer reports a transfer, the desk finds it in the bank. */
async function topUp(
  tx: Db,
  world: DealWorld,
  transfer: { readonly rupees: number; readonly utr: string; readonly at: Date },
): Promise<void> {
  const { at, utr } = transfer;
  const amountPaise = paiseFromRupees(transfer.rupees);
  const payment = await reportBankPayment(tx, {
    payerId: world.buyerId,
    amountPaise,
    transfer: { utr, paidOn: tradeDay(at) },
    subject: { purpose: "top-up" },
    at,
  });
  const { staffId } = world;
  const found = { paymentId: payment.id, staffId, receivedPaise: amountPaise, at };
  const verified = await verifyBankPayment(tx, found, () => Promise.reject(new Error("A top-up makes no order.")));
  await issueReceipt(tx, verified, { at, actorId: staffId });
}

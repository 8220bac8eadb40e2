import { reportBankPayment, verifyBankPayment } from "@mandi/api/public/bank-transfer.service";
import { secondsAfter, tradeDay } from "@mandi/api/public/clock";
import type { Db } from "@mandi/api/public/database";
import { ewayWarningHours } from "@mandi/api/public/eway-warning-hours";
import { marketSettings } from "@mandi/api/public/market-rules";
import { issueReceipt } from "@mandi/api/public/receipt.service";
import { storeSetting } from "@mandi/api/public/settings";
import { enterOpening } from "@mandi/api/public/tds-desk.service";
import { lastTurnover } from "@mandi/api/public/tds-settings";
import { paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import type { FillContext } from "../fill/context";
import type { Deal } from "../trade/deal";
import { deals } from "../trade/deals";
import { tradeTimeline } from "../trade/timeline";
import { type DealWorld, readDealWorld } from "./deal-world";
import { readOldNotices, settleNotices } from "./past-notices";
import { playAct } from "./play-trade";
import { registerDelivered } from "./register-delivered";
import type { PlayedDeal } from "./scene";
import { showStatements } from "./show-statements";
import { writeThread } from "./write-thread";

/** The first buyer's quotations and orders in every status, played through the services in order of time. */
export async function fillTrade(context: FillContext): Promise<void> {
  const { tx, now } = context;
  await storeSetting(tx, marketSettings.markAutomatically, true);
  // An e-way bill ends at midnight: at any hour of its last day the queue has it.
  await storeSetting(tx, ewayWarningHours, 24);
  // Above 10 crore the platform also deducts tax from goods, counting what its sellers billed before.
  await storeSetting(tx, lastTurnover, 250_000_000);
  const world = await readDealWorld(context);
  await openYears(tx, world, secondsAfter(now, -openedSeconds));
  const playedDeals = new Map<Deal, PlayedDeal>();
  for (const { deal, at, what } of tradeTimeline(now)) {
    if (what.act === "top up") await topUp(tx, world, { ...what, at });
    if (deal === undefined) continue;
    const played = playedDeals.get(deal) ?? { deal, quotationId: 0, orderId: 0, vehicleIds: [] };
    playedDeals.set(deal, played);
    try {
      await playAct({ tx, world, played, at }, what);
    } catch (cause) {
      throw new Error(`The demo deal ${deal.key} stops at "${what.act}"`, { cause });
    }
  }
  await writeThread(tx, world, playedDeals, now);
  await registerDelivered(tx, now);
  await showStatements(tx, world.buyerId, now);
  // The market is new: what people were notified of before its trade, such as a credit, is past as well.
  await settleNotices(tx, 0);
  await readOldNotices(tx, now);
}

/** Before the first deal of the demo market, which was requested 44 days ago. */
const openedSeconds = 60 * 24 * 3_600;

/** What the sellers of the deals had billed earlier in the year, just below the limit of the law. */
async function openYears(tx: Db, world: DealWorld, at: Date): Promise<void> {
  const sellers = new Set(deals.flatMap(({ offers }) => offers.map(({ seller }) => seller)));
  const opening = { kind: "goods", basePaise: paiseFromRupees(4_900_000), portionPaise: zeroPaise } as const;
  for (const seller of sellers) {
    await enterOpening(tx, world.sellerId(seller), opening, { at, actorId: world.staffId });
  }
}

/** Money enters as in real trade: the buyer reports a transfer, the desk finds it in the bank. */
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

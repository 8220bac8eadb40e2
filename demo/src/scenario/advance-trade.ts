import { secondsAfter } from "@mandi/api/public/clock";
import type { Db } from "@mandi/api/public/database";
import { inSavepoint, inTransaction, tryAdvisoryLock } from "@mandi/api/public/transaction";
import { sql } from "kysely";
import { agrawal } from "../content/buyers";
import { markerKey, readMarker } from "../marker";
import type { Deal } from "../trade/deal";
import { runningDeals } from "../trade/running-deals";
import { stepsOf } from "../trade/timeline";
import { readDealWorld } from "./deal-world";
import { lastNotice, settleNotices } from "./past-notices";
import { playAct } from "./play-trade";

/** An auction that a visitor of the demo market can wait for. */
const soonSeconds = 15 * 60;
/** With more than this waiting, the desk's queue would be flooded. */
const waitingAtMost = 3;
/** After a longer pause sellers confirm their prices again, because sellers with old prices are not asked. */
const asleepSeconds = 3 * 24 * 3600;

/**
 * Keeps the demo market alive: when it is opened again and nothing ends within minutes, the first buyer repeats earlier
 * requests. Other databases are not touched.
 * @returns how many enquiries were made; those that the market no longer allows, because people changed it, are left
 * out
 */
export async function advanceDemoTrade(db: Db, now: Date): Promise<number> {
  const done = await readMarker(db);
  if (done?.includes("trade") !== true) return 0;
  return inTransaction(db, async (tx) => {
    if (!(await tryAdvisoryLock(tx, markerKey))) return 0;
    const deals = await missingDeals(tx, now);
    if (deals.length === 0) return 0;
    await wakeSellers(tx, now);
    const before = await lastNotice(tx);
    const world = await readDealWorld({ tx });
    let played = 0;
    for (const deal of deals) {
      const scene = { tx, world, played: { deal, quotationId: 0, orderId: 0, vehicleIds: [] } };
      const isPlayed = await attempt(tx, async () => {
        for (const { at, what } of stepsOf(deal, now)) await playAct({ ...scene, at }, what);
      });
      if (isPlayed) played += 1;
    }
    await settleNotices(tx, before);
    return played;
  });
}

/**
 * What is missing of: an auction that ends within minutes, others that end later, and a price that waits for the buyer.
 */
async function missingDeals(tx: Db, now: Date): Promise<readonly Deal[]> {
  const rows = await tx
    .selectFrom("quotation")
    .innerJoin("users", "users.id", "quotation.buyer_id")
    .select(["quotation.status", "quotation.closed_at", "quotation.deadline_at"])
    .where("users.phone", "=", agrawal.phone)
    .where("quotation.status", "in", ["pending", "Seller Marked"])
    .execute();
  const open = rows.filter((row) => row.status === "pending" && row.closed_at === null && row.deadline_at > now);
  const waiting = rows.filter(({ status, closed_at }) => status === "pending" && closed_at !== null).length;
  const auctions = runningDeals
    .filter(({ end, bids }) => end.kind === "open" && (bids.length > 0 || waiting < waitingAtMost))
    .sort((one, other) => minutesLeft(one) - minutesLeft(other));
  const endsSoon = open.some(({ deadline_at }) => deadline_at <= secondsAfter(now, soonSeconds));
  const marked = runningDeals.filter(({ end }) => end.kind === "marked" && !end.isTransferReported);
  return [
    ...(rows.some(({ status }) => status === "Seller Marked") ? [] : marked),
    ...(open.length === 0 ? auctions : endsSoon ? [] : auctions.slice(0, 1)),
  ];
}

const minutesLeft = ({ end }: Deal): number => (end.kind === "open" ? end.minutesLeft : 0);

/** Moves the days on which listings were priced by the length of the pause; their order stays the same. */
async function wakeSellers(tx: Db, now: Date): Promise<void> {
  await sql`
    update listing set price_updated_at = price_updated_at + (${now}::timestamptz - newest.at)
      from (select max(price_updated_at) as at from listing) newest
     where newest.at < ${secondsAfter(now, -asleepSeconds)}`.execute(tx);
}

/** Does all of it or nothing, and returns which. */
async function attempt(tx: Db, work: () => Promise<void>): Promise<boolean> {
  try {
    await inSavepoint(tx, work);
    return true;
  } catch {
    return false;
  }
}

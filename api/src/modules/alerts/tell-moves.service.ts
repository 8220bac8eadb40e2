import { historyOfPlacePath, productDetailPath } from "@mandi/shared/contract/page-paths";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { paise } from "@mandi/shared/money/paise";
import { secondsAfter, tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { type IngotMove, type OfferMove, selectIngotMoves, selectOfferMoves } from "../../reads/due-alerts.read";
import { notifyEach } from "../notifications/notification.service";
import { countTold, endSweep, lockSweep, updateKnownIngots, upsertKnownOffers } from "./alert.store";

/**
 * A price carries the time at which its transaction began, but can only be read once that has ended. Looking back this far misses
 * none, and a person who was already shown a price is not alerted to it again.
 */
const overlapSeconds = 120;

/**
 * Alerts people to the price moves they chose to follow (docs/domain.md#alerts). True when no alert is left to send; otherwise it is
 * called again.
 */
export async function tellMoves(tx: Db, now: Date, atMost: number): Promise<boolean> {
  const day = tradeDay(now);
  const lookedTo = await lockSweep(tx);
  if (lookedTo === null) {
    await endSweep(tx, now, day);
    return true;
  }
  const span = { since: secondsAfter(lookedTo, -overlapSeconds), now, day, atMost };
  const offers = await selectOfferMoves(tx, span);
  await tellOffers(tx, offers, now);
  const ingots = await selectIngotMoves(tx, span);
  await tellIngots(tx, ingots, now);
  const isDone = offers.length < atMost && ingots.length < atMost;
  if (isDone) await endSweep(tx, now, day);
  return isDone;
}

async function tellOffers(tx: Db, moves: readonly OfferMove[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  await upsertKnownOffers(tx, moves);
  const told = moves.filter(({ is_told }) => is_told);
  const notices = told.map((move) => ({
    userId: move.user_id,
    values: {
      product: move.product_name,
      brand: move.brand_name,
      city: move.city,
      price: formatPaise(paise(move.price_paise)),
      move:
        move.target_paise === null ? movedBy(move) : `your alert was set at ${formatPaise(paise(move.target_paise))}`,
    },
    link: productDetailPath(move.listing_id),
  }));
  await tell(tx, "price moved", notices, now);
}

async function tellIngots(tx: Db, moves: readonly IngotMove[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  await updateKnownIngots(tx, moves);
  const notices = moves.map((move) => ({
    userId: move.user_id,
    values: { city: move.location, price: formatPaise(paise(move.price_paise)), move: movedBy(move) },
    link: historyOfPlacePath(move.location),
  }));
  await tell(tx, "ingot moved", notices, now);
}

async function tell(tx: Db, kind: "price moved" | "ingot moved", notices: Parameters<typeof notifyEach>[2], now: Date) {
  await notifyEach(tx, kind, notices, now);
  await countTold(
    tx,
    notices.map(({ userId }) => userId),
    tradeDay(now),
  );
}

/** `₹1,200 less than the ₹54,990 before`. */
function movedBy({ price_paise, base_paise }: OfferMove | IngotMove): string {
  const before = base_paise ?? price_paise;
  const amount = formatRupees(Math.abs(price_paise - before) / 100);
  return `${amount} ${price_paise < before ? "less" : "more"} than the ${formatPaise(paise(before))} before`;
}

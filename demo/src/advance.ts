import type { Db } from "@mandi/api/public/database";
import { inTransaction, tryAdvisoryLock } from "@mandi/api/public/transaction";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { idsOf, inParts, named } from "./fill/context";
import { dayRow, pointRow } from "./fill/fill-ingot-prices";
import { markerKey, readMarker } from "./marker";
import { createIngotMarket, type IngotMarket, ingotLocations } from "./prices/ingot-market";
import { dayNumber, instant } from "./prices/trade-day";

const noon = 720;

/**
 * Carries the ingot prices of a demo database on to now, so that a market opened days later still has a today. Any other
 * database is left alone, and so is a place whose prices of the day the desk has entered.
 */
export async function advanceDemoPrices(db: Db, now: Date): Promise<void> {
  const done = await readMarker(db);
  if (done?.includes("ingot prices") !== true) return;
  const market = createIngotMarket(now);
  await inTransaction(db, async (tx) => {
    if (!(await tryAdvisoryLock(tx, markerKey))) return;
    const ids = await idsOf(tx, "ingot_location");
    for (const { name } of ingotLocations) await advancePlace(tx, market, name, named(ids, name), now);
  });
}

async function advancePlace(tx: Db, market: IngotMarket, name: string, locationId: number, now: Date): Promise<void> {
  const last = await tx
    .selectFrom("ingot_price")
    .select("day")
    .where("location_id", "=", locationId)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return;
  const lastDay = dayNumber(new Date(`${last.day}T06:30:00Z`));
  const isOwn = await isOurDay(tx, market, name, locationId, lastDay);
  const missing = market
    .history(name, Math.max(0, market.todayNumber - lastDay))
    .filter(({ day }) => day > lastDay || isOwn);
  for (const price of missing) {
    const row = dayRow(locationId, price, market, now);
    await tx
      .insertInto("ingot_price")
      .values(row)
      .onConflict((conflict) => conflict.columns(["location_id", "day"]).doUpdateSet(row))
      .execute();
  }
  if (lastDay === market.todayNumber && !isOwn) return;
  for (const part of inParts(market.points(name, market.todayNumber).map((point) => pointRow(locationId, point)))) {
    await tx
      .insertInto("ingot_point")
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** True when every stored point of the day is one that this market makes. */
async function isOurDay(tx: Db, market: IngotMarket, name: string, locationId: number, day: number): Promise<boolean> {
  const made = new Map(market.points(name, day).map(({ at, price }) => [at.getTime(), paiseFromRupees(price)]));
  const stored = await tx
    .selectFrom("ingot_point")
    .select(["at", "price_paise"])
    .where("location_id", "=", locationId)
    .where("at", ">=", instant(day, 0))
    .where("at", "<", instant(day, 2 * noon))
    .execute();
  return stored.every(({ at, price_paise }) => made.get(at.getTime()) === price_paise);
}

import { paiseFromRupees } from "@mandi/shared/money/paise";
import { type DayPrice, type IngotMarket, ingotLocations, type PricePoint } from "../prices/ingot-market";
import { dayText, instant } from "../prices/trade-day";
import { type FillContext, idsOf, inParts, named } from "./context";

const twoYears = 730;
const closedAtMinute = 1140;

/** A day's row as it is stored; the row of the current day has the time at which it was written. */
export function dayRow(locationId: number, { day, open, high, low, close }: DayPrice, market: IngotMarket, now: Date) {
  return {
    location_id: locationId,
    day: dayText(day),
    open_paise: paiseFromRupees(open),
    high_paise: paiseFromRupees(high),
    low_paise: paiseFromRupees(low),
    close_paise: paiseFromRupees(close),
    updated_at: day === market.todayNumber ? now : instant(day, closedAtMinute),
  };
}

export function pointRow(locationId: number, { at, price }: PricePoint) {
  return { location_id: locationId, at, price_paise: paiseFromRupees(price) };
}

export async function fillIngotPrices({ tx, now, market }: FillContext): Promise<void> {
  await tx
    .insertInto("ingot_location")
    .values(ingotLocations.map(({ name }, position) => ({ name, position })))
    .execute();
  const ids = await idsOf(tx, "ingot_location");
  const days = ingotLocations.flatMap(({ name }) =>
    market.history(name, twoYears).map((price) => dayRow(named(ids, name), price, market, now)),
  );
  for (const part of inParts(days, 1000)) await tx.insertInto("ingot_price").values(part).execute();
  const points = ingotLocations.flatMap(({ name }) =>
    market.points(name, market.todayNumber).map((point) => pointRow(named(ids, name), point)),
  );
  for (const part of inParts(points)) await tx.insertInto("ingot_point").values(part).execute();
}

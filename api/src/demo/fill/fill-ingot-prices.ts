import { paiseFromRupees } from "@mandi/shared/money/paise";
import { ingotLocations } from "../prices/ingot-market";
import { dayText, instant } from "../prices/trade-day";
import { type FillContext, idsOf, inParts, named } from "./context";

const twoYears = 730;
const closedAtMinute = 1140;

export async function fillIngotPrices({ tx, now, market }: FillContext): Promise<void> {
  await tx
    .insertInto("ingot_location")
    .values(ingotLocations.map(({ name }, position) => ({ name, position })))
    .execute();
  const ids = await idsOf(tx, "ingot_location");
  const days = ingotLocations.flatMap(({ name }) =>
    market.history(name, twoYears).map(({ day, open, high, low, close }) => ({
      location_id: named(ids, name),
      day: dayText(day),
      open_paise: paiseFromRupees(open),
      high_paise: paiseFromRupees(high),
      low_paise: paiseFromRupees(low),
      close_paise: paiseFromRupees(close),
      updated_at: day === market.todayNumber ? now : instant(day, closedAtMinute),
    })),
  );
  for (const part of inParts(days, 1000)) await tx.insertInto("ingot_price").values(part).execute();
  const points = ingotLocations.flatMap(({ name }) =>
    market
      .today(name)
      .map(({ at, price }) => ({ location_id: named(ids, name), at, price_paise: paiseFromRupees(price) })),
  );
  for (const part of inParts(points)) await tx.insertInto("ingot_point").values(part).execute();
}

import type {
  IngotHistoryAnswer,
  IngotHistoryQuery,
  IngotPeriod,
  IngotPriceAnswer,
  IngotPriceQuery,
} from "@mandi/shared/contract/ingot-price";
import { daysAfter } from "@mandi/shared/format/days";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField } from "../../platform/errors";
import { refuseInvalidDay } from "../../platform/valid-days";
import { readSettings } from "../site/settings";
import { presentHistoryRow, presentIngotPrice } from "./ingot-price.presenter";
import {
  type IngotLocation,
  selectIngotDays,
  selectIngotLocations,
  selectIngotPoints,
  selectLastIngotDays,
  selectNearestDays,
  selectNearestPrice,
  selectPlacesOfDay,
} from "./ingot-price.store";
import { ingotFarPercent, ingotOddPercent, ingotOddTimes } from "./odd-price-settings";

/** Days of the chart by period; `daily` shows the points of today. */
const daysOf: Readonly<Record<Exclude<IngotPeriod, "daily">, number>> = { monthly: 30, weekly: 7 };
const historyDays = 30;
/** Three years: more is a mistake or a scraper. */
const historyDaysAtMost = 1_100;

export async function readIngotPrice(db: Db, query: IngotPriceQuery, now: Date): Promise<IngotPriceAnswer> {
  const today = tradeDay(now);
  const locations = await selectIngotLocations(db);
  const location = chooseLocation(locations, query.ingot_location);
  if (!location) return presentIngotPrice(locations, [], [], []);
  const period = query.ingot_price_type ?? "monthly";
  const [days, points, last] = await Promise.all([
    period === "daily" ? [] : selectIngotDays(db, location.id, daysAfter(today, 1 - daysOf[period]), today),
    selectIngotPoints(db, location.id, today, now),
    selectLastIngotDays(db, location.id, today, 2),
  ]);
  const chart =
    period === "daily"
      ? points.map((point) => ({ day: point.at.toISOString(), paise: point.price_paise }))
      : days.map((day) => ({ day: day.day, paise: day.close_paise }));
  return presentIngotPrice(locations, chart, points, last);
}

export async function readIngotHistory(db: Db, query: IngotHistoryQuery, now: Date): Promise<IngotHistoryAnswer> {
  const today = tradeDay(now);
  const to = earlier(checkedDay("to_date", query.to_date ?? today), today);
  const from = checkedDay("from_date", query.from_date ?? daysAfter(to, 1 - historyDays));
  if (from > to) throw invalidField("from_date", "The first day must not be after the last day.");
  if (daysAfter(from, historyDaysAtMost) < to) throw invalidField("from_date", "Please choose at most three years.");
  const locations = await selectIngotLocations(db);
  const location = chooseLocation(locations, query.ingot_location);
  const rows = location ? await selectIngotDays(db, location.id, from, to) : [];
  return { location: locations.map(({ name }) => name), data: rows.reverse().map(presentHistoryRow) };
}

/** The named place, or the first when none is named. */
function chooseLocation(locations: readonly IngotLocation[], name: string | undefined): IngotLocation | undefined {
  if (!name) return locations[0];
  return found(
    locations.find((location) => location.name === name),
    "This location was not found.",
  );
}

function checkedDay(field: string, day: string): string {
  refuseInvalidDay(field, day);
  return day;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** The last ingot price up to a day, of the place named like a city if there is one; undefined while there is none. */
export const findNearestPrice = selectNearestPrice;

/** The closes between two days, of the place named like a city if there is one, else of the first place. */
export const listNearestDays = selectNearestDays;

/** Every place with its prices of a trade day and the last close before it, and the change from which a price is odd. */
export async function readIngotRound(db: Db, day: string) {
  const [places, value] = await Promise.all([selectPlacesOfDay(db, day), readSettings(db)]);
  return {
    places,
    rule: { percent: value(ingotOddPercent), times: value(ingotOddTimes), farPercent: value(ingotFarPercent) },
  };
}

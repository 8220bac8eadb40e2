import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { remember } from "../../platform/memory/remember";

export interface IngotLocation {
  readonly id: number;
  readonly name: string;
}

export function selectIngotLocations(db: Db): Promise<IngotLocation[]> {
  return db.selectFrom("ingot_location").select(["id", "name"]).orderBy("position").orderBy("name").execute();
}

/** Days of a place, oldest first. */
export function selectIngotDays(db: Db, locationId: number, fromDay: string, toDay: string) {
  return db
    .selectFrom("ingot_price")
    .select(["day", "open_paise", "high_paise", "low_paise", "close_paise", "updated_at"])
    .where("location_id", "=", locationId)
    .where("day", ">=", fromDay)
    .where("day", "<=", toDay)
    .orderBy("day")
    .execute();
}

/** The last days up to and including one, newest first. */
export function selectLastIngotDays(db: Db, locationId: number, toDay: string, count: number) {
  return db
    .selectFrom("ingot_price")
    .select(["day", "close_paise", "updated_at"])
    .where("location_id", "=", locationId)
    .where("day", "<=", toDay)
    .orderBy("day", "desc")
    .limit(count)
    .execute();
}

/** Points within one trade day up to now, oldest first. */
export function selectIngotPoints(db: Db, locationId: number, day: string, now: Date) {
  return db
    .selectFrom("ingot_point")
    .select(["at", "price_paise"])
    .where("location_id", "=", locationId)
    .where("at", ">=", sql<Date>`${day}::date::timestamp at time zone 'Asia/Kolkata'`)
    .where("at", "<=", now)
    .orderBy("at")
    .execute();
}

/** The last ingot price up to a day, of the place named like a city if there is one, else of the first place. */
export async function selectNearestPrice(db: Db, city: string, day: string): Promise<NearestPrice | undefined> {
  const key = `${day} ${city}`;
  return (await nearestPrices(db, [key])).get(key);
}

/** The last close of a place. */
export interface NearestPrice {
  readonly name: string;
  readonly close_paise: number;
}

/** By day and city; either may be missing. */
const nearestPrices = remember("ingot", async (db, keys: readonly string[]) => {
  const found = new Map<string, NearestPrice>();
  for (const key of keys) {
    const [day, city] = [key.slice(0, 10), key.slice(11)];
    const { rows } = await sql<NearestPrice>`
      select location.name, price.close_paise
      from ingot_location as location
      cross join lateral (
        select close_paise from ingot_price
        where location_id = location.id and day <= ${day}::date order by day desc limit 1
      ) as price
      order by lower(location.name) = lower(${city}) desc, location.position, location.id
      limit 1`.execute(db);
    if (rows[0]) found.set(key, rows[0]);
  }
  return found;
});

/** The closes between two days, oldest first, of the place named like a city if there is one, else of the first place. */
export async function selectNearestDays(db: Db, city: string, from: string, to: string) {
  const { rows } = await sql<NearestPrice & { readonly day: string }>`
    select location.name, to_char(day, 'YYYY-MM-DD') as day, close_paise
    from (
      select id, name from ingot_location order by lower(name) = lower(${city}) desc, position, id limit 1
    ) as location
    join ingot_price on location_id = location.id and day between ${from}::date and ${to}::date
    order by day`.execute(db);
  return rows;
}

export interface IngotPlaceToday {
  readonly id: number;
  readonly name: string;
  readonly previous_day: string | null;
  readonly previous_paise: number | null;
  readonly open_paise: number | null;
  readonly high_paise: number | null;
  readonly low_paise: number | null;
  readonly close_paise: number | null;
  readonly updated_at: Date | null;
  /** The last price is a point that can be taken back as wrong; one that came with the day's figures cannot. */
  readonly can_correct: boolean;
}

/** Every place with its prices of a day and the last close before it. */
export async function selectPlacesOfDay(db: Db, day: string): Promise<readonly IngotPlaceToday[]> {
  const { rows } = await sql<IngotPlaceToday>`
    select location.id, location.name, before.day as previous_day, before.close_paise as previous_paise,
      today.open_paise, today.high_paise, today.low_paise, today.close_paise, today.updated_at,
      exists (
        select from ingot_point
        where location_id = location.id and at = today.updated_at and price_paise = today.close_paise and knows_before
      ) as can_correct
    from ingot_location as location
    left join ingot_price as today on today.location_id = location.id and today.day = ${day}::date
    left join lateral (
      select day, close_paise from ingot_price
      where location_id = location.id and day < ${day}::date order by day desc limit 1
    ) as before on true
    order by location.position, location.name`.execute(db);
  return rows;
}

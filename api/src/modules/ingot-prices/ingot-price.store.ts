import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

export interface IngotLocation {
  readonly id: number;
  readonly name: string;
}

export function listIngotLocations(db: Db): Promise<IngotLocation[]> {
  return db.selectFrom("ingot_location").select(["id", "name"]).orderBy("position").orderBy("name").execute();
}

/** Days of a place, oldest first. */
export function listIngotDays(db: Db, locationId: number, fromDay: string, toDay: string) {
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
export function listLastIngotDays(db: Db, locationId: number, toDay: string, count: number) {
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
export function listIngotPoints(db: Db, locationId: number, day: string, now: Date) {
  return db
    .selectFrom("ingot_point")
    .select(["at", "price_paise"])
    .where("location_id", "=", locationId)
    .where("at", ">=", sql<Date>`${day}::date::timestamp at time zone 'Asia/Kolkata'`)
    .where("at", "<=", now)
    .orderBy("at")
    .execute();
}

/** The last ingot price until a day, of the place with the name of a city if there is one, else of the first place. */
export async function selectNearestPrice(db: Db, city: string, day: string) {
  const { rows } = await sql<{ name: string; close_paise: number }>`
    select location.name, price.close_paise
    from ingot_location as location
    cross join lateral (
      select close_paise from ingot_price
      where location_id = location.id and day <= ${day}::date order by day desc limit 1
    ) as price
    order by lower(location.name) = lower(${city}) desc, location.position, location.id
    limit 1`.execute(db);
  return rows[0];
}

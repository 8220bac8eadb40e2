import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** The place with this name. */
export function findIngotLocation(tx: Db, name: string) {
  return tx.selectFrom("ingot_location").select("id").where("name", "=", name).executeTakeFirst();
}

/** Writes the prices of a day. */
export async function saveIngotDay(
  tx: Db,
  row: {
    readonly location_id: number;
    readonly day: string;
    readonly open_paise: number;
    readonly high_paise: number;
    readonly low_paise: number;
    readonly close_paise: number;
    readonly updated_at: Date;
  },
): Promise<void> {
  await tx
    .insertInto("ingot_price")
    .values(row)
    .onConflict((conflict) => conflict.columns(["location_id", "day"]).doUpdateSet(row))
    .execute();
}

/** Writes the current price and updates the day's high, low and close; its open is the first price of the day. */
export async function addIngotPoint(
  tx: Db,
  point: { readonly locationId: number; readonly day: string; readonly at: Date; readonly paise: number },
): Promise<void> {
  await tx
    .insertInto("ingot_point")
    .values({ location_id: point.locationId, at: point.at, price_paise: point.paise })
    .onConflict((conflict) => conflict.columns(["location_id", "at"]).doUpdateSet({ price_paise: point.paise }))
    .execute();
  await sql`
    insert into ingot_price (location_id, day, open_paise, high_paise, low_paise, close_paise, updated_at)
    values (${point.locationId}, ${point.day}, ${point.paise}, ${point.paise}, ${point.paise}, ${point.paise}, ${point.at})
    on conflict (location_id, day) do update
      set high_paise = greatest(ingot_price.high_paise, excluded.high_paise),
          low_paise = least(ingot_price.low_paise, excluded.low_paise),
          close_paise = excluded.close_paise, updated_at = excluded.updated_at`.execute(tx);
}

/**
 * Takes the last price of a day back as wrong, before the right one is added: its point goes, and where the day's open, high or low was
 * it, the remaining points decide. Without any left, the day has no figures.
 */
export async function removeLastIngotPoint(tx: Db, locationId: number, day: string): Promise<void> {
  await sql`
    with today as (
      select at, price_paise from ingot_point
       where location_id = ${locationId} and at >= ${day}::date::timestamp at time zone 'Asia/Kolkata'
         and at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'
    ), wrong as (
      select at, price_paise from today order by at desc limit 1
    ), rest as (
      select today.* from today, wrong where today.at < wrong.at
    ), left_over as (
      select (select price_paise from rest order by at limit 1) as open,
             (select max(price_paise) from rest) as high,
             (select min(price_paise) from rest) as low,
             (select price_paise from rest order by at desc limit 1) as close
    ), gone as (
      delete from ingot_point using wrong where location_id = ${locationId} and ingot_point.at = wrong.at
    ), emptied as (
      delete from ingot_price using left_over
       where location_id = ${locationId} and day = ${day}::date and left_over.close is null
         and exists (select from wrong)
    )
    update ingot_price
       set open_paise = case when open_paise = wrong.price_paise then left_over.open else open_paise end,
           high_paise = case when high_paise = wrong.price_paise then greatest(left_over.high, left_over.open) else high_paise end,
           low_paise = case when low_paise = wrong.price_paise then least(left_over.low, left_over.open) else low_paise end,
           close_paise = left_over.close
      from wrong, left_over
     where location_id = ${locationId} and day = ${day}::date and left_over.close is not null`.execute(tx);
}

import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** The place with this name, locked: its prices change one after the other. */
export function findIngotLocation(tx: Db, name: string) {
  return tx.selectFrom("ingot_location").select("id").where("name", "=", name).forNoKeyUpdate().executeTakeFirst();
}

/** Locks places by name, so that what is read of them afterwards stays true until the transaction ends. */
export async function lockIngotLocations(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .selectFrom("ingot_location")
    .select("id")
    .where("name", "in", names)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
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

/**
 * Writes the current price, with the day's figures as they were before it, and updates the day's high, low and close; its open is the
 * first price of the day.
 */
export async function addIngotPoint(
  tx: Db,
  point: { readonly locationId: number; readonly day: string; readonly at: Date; readonly paise: number },
): Promise<void> {
  await sql`
    insert into ingot_point (location_id, at, price_paise, knows_before,
                             before_open_paise, before_high_paise, before_low_paise, before_close_paise)
    select ${point.locationId}, ${point.at}, ${point.paise}, true, open_paise, high_paise, low_paise, close_paise
      from (values (1)) as one
      left join ingot_price on location_id = ${point.locationId} and day = ${point.day}::date
    on conflict (location_id, at) do update set price_paise = excluded.price_paise`.execute(tx);
  await sql`
    insert into ingot_price (location_id, day, open_paise, high_paise, low_paise, close_paise, updated_at)
    values (${point.locationId}, ${point.day}, ${point.paise}, ${point.paise}, ${point.paise}, ${point.paise}, ${point.at})
    on conflict (location_id, day) do update
      set high_paise = greatest(ingot_price.high_paise, excluded.high_paise),
          low_paise = least(ingot_price.low_paise, excluded.low_paise),
          close_paise = excluded.close_paise, updated_at = excluded.updated_at`.execute(tx);
}

/**
 * Takes the last price of a day back as wrong, before the right one is added: its point goes, and the day's figures are again what they
 * were before it, whether points or the desk's own entry of the day made them. The first price of a day leaves no figures. Does nothing
 * where the last price is not a point that knows what was before it.
 */
export async function removeLastIngotPoint(tx: Db, locationId: number, day: string): Promise<void> {
  await sql`
    with wrong as (
      select ingot_point.* from ingot_price
        join ingot_point on ingot_point.location_id = ingot_price.location_id and at = updated_at and price_paise = close_paise
       where ingot_price.location_id = ${locationId} and day = ${day}::date and knows_before
    ), gone as (
      delete from ingot_point using wrong where ingot_point.location_id = wrong.location_id and ingot_point.at = wrong.at
    ), emptied as (
      delete from ingot_price using wrong
       where ingot_price.location_id = wrong.location_id and day = ${day}::date and wrong.before_close_paise is null
    )
    update ingot_price
       set open_paise = before_open_paise, high_paise = before_high_paise, low_paise = before_low_paise,
           close_paise = before_close_paise
      from wrong
     where ingot_price.location_id = wrong.location_id and day = ${day}::date and before_close_paise is not null`.execute(
    tx,
  );
}

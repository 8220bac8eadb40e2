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

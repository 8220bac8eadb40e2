import { sql } from "kysely";
import type { Db } from "../platform/database/database";

export interface FollowedPlace {
  readonly id: number;
  readonly name: string;
  /** The last price; null where there is none yet. */
  readonly price_paise: number | null;
  /** Null while the person does not follow the place. */
  readonly move_paise: number | null;
}

/** Every place with its last ingot price up to a day and the alert that a person has chosen for it. */
export async function selectFollowedPlaces(db: Db, userId: number, day: string): Promise<readonly FollowedPlace[]> {
  const { rows } = await sql<FollowedPlace>`
    select location.id, location.name, last.close_paise as price_paise, alert.move_paise
    from ingot_location as location
    left join ingot_alert as alert on alert.location_id = location.id and alert.user_id = ${userId}
    left join lateral (
      select close_paise from ingot_price
      where location_id = location.id and day <= ${day}::date order by day desc limit 1
    ) as last on true
    order by location.position, location.name`.execute(db);
  return rows;
}

/** The current price of an offer on a person's watch list; null while buyers do not see it, undefined when it is not on the list. */
export async function selectWatchedPrice(
  db: Db,
  userId: number,
  listingId: number,
): Promise<number | null | undefined> {
  const row = await db
    .selectFrom("bookmark")
    .leftJoin("offered_listing", "offered_listing.id", "bookmark.listing_id")
    .select("offered_listing.ex_price_paise")
    .where("bookmark.user_id", "=", userId)
    .where("bookmark.listing_id", "=", listingId)
    .executeTakeFirst();
  return row?.ex_price_paise;
}

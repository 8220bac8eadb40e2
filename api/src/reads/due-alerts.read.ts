import { alertsPerDay, usualAlert } from "@mandi/shared/contract/alert";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** The prices to check: those that changed after one moment and up to another, which is on `day` in India. */
export interface AlertSpan {
  readonly since: Date;
  readonly now: Date;
  readonly day: string;
  readonly atMost: number;
}

interface Move {
  readonly user_id: number;
  readonly price_paise: number;
}

/** The price of an offer on a person's watch list that differs from the one they were last shown. */
export interface OfferMove extends Move {
  readonly listing_id: number;
  /** The price that they were last shown; null where none was stored. */
  readonly base_paise: number | null;
  /** Whether to send an alert; otherwise the price is only recorded, because it is above their target again or the first one. */
  readonly is_told: boolean;
  readonly target_paise: number | null;
  readonly product_name: string;
  readonly brand_name: string;
  readonly city: string;
}

/**
 * Everybody who watches an offer whose price has changed in a way that matters by their own rule; sellers never for their own offers. Beyond
 * a person's alerts of the day the smallest moves are left out: for these the old price stays, and the next change is
 * compared with it.
 */
export async function selectOfferMoves(tx: Db, { since, now, day, atMost }: AlertSpan): Promise<readonly OfferMove[]> {
  const { rows } = await sql<OfferMove>`
    with moved as materialized (
      select distinct listing_id from listing_price where at > ${since} and at <= ${now}
    ), followed as (
      select bookmark.user_id, bookmark.listing_id, offered.ex_price_paise as price_paise, offered.city,
        product.name as product_name, brand.name as brand_name, alert.target_paise,
        coalesce(alert.rule, ${usualAlert.rule}) as rule, coalesce(alert.move_percent, ${usualAlert.percent}) as percent,
        coalesce(alert.base_paise, bookmark.saved_price_paise) as base_paise
      from moved
      join offered_listing as offered on offered.id = moved.listing_id
      join commodity_product as product on product.id = offered.commodity_product_id
      join brand on brand.id = offered.brand_id
      join bookmark on bookmark.listing_id = moved.listing_id and bookmark.user_id <> offered.seller_id
      left join price_alert as alert on alert.user_id = bookmark.user_id and alert.listing_id = bookmark.listing_id
    ), judged as (
      select *, coalesce(case rule
          when 'move' then abs(price_paise - base_paise) * 100 >= base_paise * percent
          when 'target' then price_paise <= target_paise and base_paise > target_paise
        end, false) as is_told
      from followed
      where rule <> 'off'
    ), ranked as (
      select judged.*, row_number() over (
          partition by judged.user_id, is_told order by abs(price_paise - base_paise)::numeric / base_paise desc, listing_id
        ) + coalesce(alert_day.told, 0) as place
      from judged
      left join alert_switch on alert_switch.user_id = judged.user_id
      left join alert_day on alert_day.day = ${day}::date and alert_day.user_id = judged.user_id
      where coalesce(alert_switch.is_on, true)
    )
    select user_id, listing_id, price_paise, base_paise, is_told, case rule when 'target' then target_paise end as target_paise,
      product_name, brand_name, city
    from ranked
    where case when is_told then place <= ${alertsPerDay}
      else base_paise is null or rule = 'target' and price_paise > target_paise and base_paise <= target_paise end
    order by user_id, place
    limit ${atMost}`.execute(tx);
  return rows;
}

/** The ingot price of a place that a person follows and that differs from the one they were last shown. */
export interface IngotMove extends Move {
  readonly location_id: number;
  readonly location: string;
  readonly base_paise: number;
}

/** Everybody for whom the ingot price of a place has moved far enough since they were last shown one, within the alerts of a day. */
export async function selectIngotMoves(tx: Db, { since, day, atMost }: AlertSpan): Promise<readonly IngotMove[]> {
  const { rows } = await sql<IngotMove>`
    with moved as materialized (
      select location.id, location.name, last.close_paise
      from ingot_location as location
      join lateral (
        select close_paise, updated_at from ingot_price
        where location_id = location.id and day <= ${day}::date order by day desc limit 1
      ) as last on last.updated_at > ${since}
    ), ranked as (
      select alert.user_id, alert.location_id, moved.name as location, moved.close_paise as price_paise, alert.base_paise,
        row_number() over (
          partition by alert.user_id order by abs(moved.close_paise - alert.base_paise) desc, alert.location_id
        ) + coalesce(alert_day.told, 0) as place
      from moved
      join ingot_alert as alert on alert.location_id = moved.id
      left join alert_switch on alert_switch.user_id = alert.user_id
      left join alert_day on alert_day.day = ${day}::date and alert_day.user_id = alert.user_id
      where abs(moved.close_paise - alert.base_paise) >= alert.move_paise and coalesce(alert_switch.is_on, true)
    )
    select user_id, location_id, location, price_paise, base_paise
    from ranked where place <= ${alertsPerDay}
    order by user_id, place
    limit ${atMost}`.execute(tx);
  return rows;
}

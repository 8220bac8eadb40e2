import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** A stop of a belt, with the products that its transporter carries. */
export interface BeltStopRow {
  readonly loading_address: string;
  readonly state: string;
  readonly city: string;
  readonly min_price_paise: number;
  readonly max_price_paise: number;
  readonly product_ids: readonly number[];
}

/** The most belts read; more belts to one state would not change an estimate. */
const stopsAtMost = 4_000;

/** Belts into a state, of transporters whom the desk has approved. */
export async function selectStopsIn(db: Db, state: string): Promise<readonly BeltStopRow[]> {
  const { rows } = await sql<BeltStopRow>`
    select belt.loading_address, stop.state, stop.city, stop.min_price_paise, stop.max_price_paise,
      (select coalesce(jsonb_agg(commodity_product_id), '[]') from transporter_product where user_id = belt.user_id) as product_ids
    from belt_city as stop
    join belt on belt.id = stop.belt_id
    join users on users.id = belt.user_id
    where lower(stop.state) = lower(${state}) and users.type = 'transporter'
      and users.verification_status = 'approved' and users.suspended_at is null
    order by stop.belt_id desc, stop.position
    limit ${stopsAtMost}`.execute(db);
  return rows;
}

/** The newest belts to anywhere, from which freight by distance is learnt. */
export async function selectNewestStops(db: Db, atMost: number): Promise<readonly Omit<BeltStopRow, "product_ids">[]> {
  const { rows } = await sql<Omit<BeltStopRow, "product_ids">>`
    select belt.loading_address, stop.state, stop.city, stop.min_price_paise, stop.max_price_paise
    from (select * from belt order by id desc limit ${atMost}) as belt
    join belt_city as stop on stop.belt_id = belt.id
    join users on users.id = belt.user_id
    where users.verification_status = 'approved' and users.suspended_at is null
    limit ${atMost}`.execute(db);
  return rows;
}

/** A freight that a marking has accepted, with the belts of those who were asked. */
export interface AcceptedFreightRow {
  readonly marking_id: number;
  readonly at: Date;
  readonly origin_city: string;
  readonly state: string;
  readonly city: string;
  readonly accepted_paise: number;
  readonly belts: readonly {
    readonly fit: "city" | "state";
    readonly minPricePaise: number;
    readonly maxPricePaise: number;
  }[];
}

/** Accepted freight after a marking, in order, except that of the last minute, because markings may be stored out of order. */
export async function selectAcceptedFreight(
  db: Db,
  { after, before, atMost }: { readonly after: number; readonly before: Date; readonly atMost: number },
): Promise<readonly AcceptedFreightRow[]> {
  const { rows } = await sql<AcceptedFreightRow>`
    select marking.id as marking_id, marking.at, quotation.origin_city,
      quotation.consignee_detail ->> 'state' as state, quotation.consignee_detail ->> 'city' as city,
      bid.price_paise as accepted_paise,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'fit', asked.fit, 'minPricePaise', asked.min_price_paise, 'maxPricePaise', asked.max_price_paise))
        from invited_transporter as asked where asked.quotation_id = marking.quotation_id), '[]') as belts
    from marking
    join freight_bid_revision as bid on bid.id = marking.bid_revision_id
    join quotation on quotation.id = marking.quotation_id
    where marking.id > ${after} and marking.at < ${before} and bid.price_paise is not null
    order by marking.id
    limit ${atMost}`.execute(db);
  return rows;
}

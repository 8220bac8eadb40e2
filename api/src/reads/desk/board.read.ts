import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { nameAtDesk } from "./name-at-desk";

/** A price that a bidder offered for a quotation; null where they withdrew. */
export interface RevisionRow {
  readonly of: "offer" | "bid";
  readonly bidder_id: number;
  readonly bidder: string;
  readonly price_paise: number | null;
  readonly at: Date;
}

/** Every price of every offer and then of every freight bid, each bidder's in chronological order. */
export async function selectRevisions(db: Db, quotationId: number): Promise<readonly RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select 'offer' as of, u.id as bidder_id, ${nameAtDesk("u")} as bidder, r.base_price_paise as price_paise, r.at,
           o.id as place, r.sequence
      from offer o join offer_revision r on r.offer_id = o.id join users u on u.id = o.seller_id
     where o.quotation_id = ${quotationId}
    union all
    select 'bid', u.id, ${nameAtDesk("u")}, r.price_paise, r.at, b.id, r.sequence
      from freight_bid b join freight_bid_revision r on r.bid_id = b.id join users u on u.id = b.transporter_id
     where b.quotation_id = ${quotationId}
     order by 1 desc, 6, 7`.execute(db);
  return rows;
}

/** A seller's record on earlier orders. */
export interface SellerRecordRow {
  readonly seller_id: number;
  readonly orders: number;
  readonly cancelled: number;
  readonly loaded: number;
  readonly loaded_in_time: number;
}

/** The record of those who made an offer: a vehicle counts as in time when it was loaded by the day that its seller had confirmed. */
export async function selectSellerRecords(db: Db, quotationId: number): Promise<readonly SellerRecordRow[]> {
  const { rows } = await sql<SellerRecordRow>`
    select o.seller_id, count(distinct t.id)::int as orders,
           count(distinct t.id) filter (where t.status = 'cancel')::int as cancelled,
           count(s.id)::int as loaded,
           count(s.id) filter (where (s.loaded_at at time zone 'Asia/Kolkata')::date <= t.dispatch_on)::int as loaded_in_time
      from offer o left join trade_order t on t.seller_id = o.seller_id
      left join shipment s on s.order_id = t.id and s.removed_at is null and s.loaded_at is not null
                          and t.dispatch_on is not null
     where o.quotation_id = ${quotationId}
     group by o.seller_id`.execute(db);
  return rows;
}

/** The names of these people at the desk, by key. */
export async function selectNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ readonly id: number; readonly name: string }>`
    select u.id, ${nameAtDesk("u")} as name from users u where u.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

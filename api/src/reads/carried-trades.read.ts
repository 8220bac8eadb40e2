import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { fits, foundAtMost, searchKeys, type TradeSearch } from "./own-trades.read";

/**
 * Keys of a transporter's matching freight enquiries, newest first. Only what they may see is searched: of the delivery its city, and
 * nobody's name. `offset 0` as in `searchReceivedQuotations`.
 */
export function searchAskedFreight(db: Db, transporterId: number, search: TradeSearch): Promise<readonly number[]> {
  const text = sql`concat_ws(' ', q.number, q.product_name, q.category_name, q.brand_name, q.origin_city, q.description,
    q.consignee_detail ->> 'city', q.consignee_detail ->> 'state')`;
  return searchKeys(
    db,
    search,
    (tried) => sql`select q.id from invited_transporter asked
         cross join lateral (select * from quotation where id = asked.quotation_id offset 0) q
         where asked.transporter_id = ${transporterId} and ${fits(tried, text, sql`q.created_at`)}
         order by asked.quotation_id desc limit ${foundAtMost}`,
  );
}

/** What a carrier may see of an order and its goods. */
const orderText = sql`o.number, o.quotation_number, o.product_name, o.brand_name, o.origin_city,
  o.consignee_detail ->> 'company_name', o.consignee_detail ->> 'city', o.consignee_detail ->> 'state',
  o.consignee_detail ->> 'pincode'`;

/** Keys of the matching orders that a transporter carries, newest first; also found by vehicles, drivers and documents. */
export function searchCarriedOrders(db: Db, transporterId: number, search: TradeSearch): Promise<readonly number[]> {
  const text = sql`concat_ws(' ', ${orderText},
    (select string_agg(concat_ws(' ', s.vehicle_number, s.driver_name, s.driver_phone, s.receipt_number, s.eway_bill, s.tracking_number), ' ')
       from shipment s where s.order_id = o.id and s.transporter_id = ${transporterId} and s.removed_at is null))`;
  return searchKeys(
    db,
    search,
    (tried) => sql`select o.id from freight_award award
         cross join lateral (select * from trade_order where id = award.order_id offset 0) o
         where award.transporter_id = ${transporterId} and award.ended_at is null
           and ${fits(tried, text, sql`o.created_at`)}
         order by award.order_id desc limit ${foundAtMost}`,
  );
}

/** Keys of a carrier's matching delivered vehicles, newest first, found by order, documents and each bill sent for them. */
export function searchDeliveredVehicles(
  db: Db,
  transporterId: number,
  search: TradeSearch,
): Promise<readonly number[]> {
  const text = sql`concat_ws(' ', ${orderText}, s.vehicle_number, s.driver_name, s.receipt_number, s.eway_bill,
    (select string_agg(b.number, ' ') from freight_bill b where b.order_id = s.order_id and b.shipment_id = s.id))`;
  return searchKeys(
    db,
    search,
    (tried) => sql`select s.id from shipment s
         cross join lateral (select * from trade_order where id = s.order_id offset 0) o
         where s.transporter_id = ${transporterId} and s.delivered_at is not null and s.removed_at is null
           and o.freight_mode <> 'to_pay' and ${fits(tried, text, sql`s.delivered_at`)}
         order by s.id desc limit ${foundAtMost}`,
  );
}

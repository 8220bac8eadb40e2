import type { TurnKind } from "@mandi/shared/contract/my-turn";
import type { PaidPaper } from "@mandi/shared/contract/paid-paper";
import type { SizeValue } from "@mandi/shared/contract/trade-document";
import { type Paise, paise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import { invoicedDue, isPayable, openUntil } from "./invoiced-due.read";

/** One act that waits for a person, from any table. */
export interface TurnRow {
  readonly kind: TurnKind;
  /** Of the quotation, order or listing. */
  readonly id: number;
  readonly number: string | null;
  readonly goods: string;
  readonly quality: string;
  /** The values of each size; null for a task that is not about a trade. */
  readonly sizes: SizeValue[][] | null;
  readonly kg: number | null;
  readonly vehicle: string | null;
  readonly paise: number | null;
  /** What is reported of a payment and not decided yet. */
  readonly reported_paise?: number | null;
  /** Of a payment, what is late and what is due today. */
  readonly late_paise?: number | null;
  readonly today_paise?: number | null;
  readonly count: number;
  readonly since: Date;
  readonly until: Date | null;
  /** The invoice or debit note to pay, where it is only one. */
  readonly paper?: PaidPaper | null;
}

/** What a transporter carries: from where, to where, and at what rate per MT. */
export interface CarriedTurnRow extends TurnRow {
  readonly origin: string;
  readonly unloading: string;
  readonly min_paise: number | null;
  readonly max_paise: number | null;
}

/** Grade and sizes of a quotation or an order; none of a size that a change took out. */
const gradeAndSizes = {
  q: sql`q.quality_name as quality,
            (select json_agg(value order by position) from quotation_line where quotation_id = q.id) as sizes`,
  o: sql`o.quality_name as quality,
            (select json_agg(value order by position) from order_line where order_id = o.id and quantity_kg > 0) as sizes`,
  none: sql`'' as quality, null::json as sizes`,
};

/** The caller, and the time of the request. */
export interface TurnOf {
  readonly userId: number;
  readonly now: Date;
}

/**
 * The most rows of one kind, in the lists of trades too: more than anybody does before the list is fetched again. As few as a page
 * shows would make its count, and that of the menus, smaller than the list behind them.
 */
export const turnsAtMost = sql.lit(200);
/** Invitations and awards are never deleted: only the newest can still be open. */
const newest = sql.lit(500);

/** Quotations whose booking amount the buyer can pay now. */
export const bookingsToPay = ({ userId, now }: TurnOf) => sql`
       from quotation q
       join marking m on m.id = q.marking_id
      where q.buyer_id = ${userId} and q.status = 'Seller Marked' and m.valid_until > ${now}
        and not exists (select from payment p
                         where p.quotation_id = q.id and p.purpose = 'booking' and p.status = 'under check')`;

/** Orders of which the buyer has to pay what is invoiced. */
const invoicesToPay = ({ userId, now }: TurnOf) => sql`
       from trade_order o
       ${invoicedDue}
       ${openUntil(now)}
      where o.buyer_id = ${userId} and ${isPayable}`;

/** Enquiries to which the seller has still to give a price. */
export const offersToGive = ({ userId, now }: TurnOf) => sql`
       from invited_seller i
       join quotation q on q.id = i.quotation_id
      where i.seller_id = ${userId} and i.status = 'pending' and q.closed_at is null and q.deadline_at > ${now}
        and (q.any_city or i.origin_city is null or i.origin_city = q.origin_city)
        and not exists (select from offer o where o.quotation_id = i.quotation_id and o.seller_id = i.seller_id
                                              and o.withdrawn_at is null)`;

/** Orders that the seller has still to confirm. */
export const ordersToConfirm = ({ userId }: TurnOf) => sql`
       from trade_order o
      where o.seller_id = ${userId} and o.status = 'pending'`;

/** Vehicles that the seller has to report, weigh or invoice. */
export const vehiclesToLoad = ({ userId }: TurnOf) => sql`
       from trade_order o
       join shipment s on s.order_id = o.id
      where o.seller_id = ${userId} and o.status in ('vehicle booked', 'loading')
        and s.removed_at is null and s.invoiced_at is null and s.driver_name <> ''`;

/** The booking amounts that a buyer can pay now, as one sum, and the quotation that asks for it where it is only one. */
export async function selectBookingsToPay(
  db: Db,
  caller: TurnOf,
): Promise<{ readonly bookingsPaise: Paise; readonly quotationId: number | null }> {
  const { rows } = await sql<{ readonly paise: number; readonly id: number | null }>`
    select coalesce(sum(m.booking_paise), 0)::bigint as paise, case when count(*) = 1 then min(q.id) end as id
      ${bookingsToPay(caller)}`.execute(db);
  return { bookingsPaise: paise(rows[0]?.paise ?? 0), quotationId: rows[0]?.id ?? null };
}

/** What anybody who buys must do: pay what was marked and invoiced, and complete their profile. */
export async function selectBuyersTurn(db: Db, caller: TurnOf): Promise<readonly TurnRow[]> {
  return rowsOf(
    db,
    sql`
    (select 'pay booking' as kind, q.id, q.number, q.product_name as goods, ${gradeAndSizes.q}, q.total_kg as kg,
            null::text as vehicle, m.booking_paise as paise, 0::bigint as reported_paise, 1 as count, m.at as since,
            m.valid_until as until, null::json as paper, 0::bigint as late_paise, 0::bigint as today_paise
       ${bookingsToPay(caller)}
      order by m.valid_until limit ${turnsAtMost})
    union all
    (select 'pay invoice', o.id, o.number, o.product_name, ${gradeAndSizes.o}, o.total_kg, null, due.paise,
            due.reported_paise, 1, due.since, open.until, open.paper, open.late_paise, open.today_paise
       ${invoicesToPay(caller)}
      order by open.until limit ${turnsAtMost})
    union all
    (select 'profile', u.id, null, '', ${gradeAndSizes.none}, null, null, null, null, 1, u.created_at, null, null, null, null
       from users u
       left join profile p on p.user_id = u.id
      where u.id = ${caller.userId} and (u.name = '' or u.company_name = '' or coalesce(p.gst_number, '') = ''))`,
  );
}

/** What a seller must do: price, confirm, weigh, invoice, keep listings right. Prices before `fresh` are old. */
export async function selectSellersTurn(db: Db, caller: TurnOf, fresh: Date): Promise<readonly TurnRow[]> {
  const { userId } = caller;
  return rowsOf(
    db,
    sql`
    (select 'offer' as kind, q.id, q.number, q.product_name as goods, ${gradeAndSizes.q}, q.total_kg as kg, null::text as vehicle,
            null::bigint as paise, 1 as count, i.invited_at as since, q.deadline_at as until
       ${offersToGive(caller)}
      order by q.deadline_at limit ${turnsAtMost})
    union all
    (select 'confirm', o.id, o.number, o.product_name, ${gradeAndSizes.o}, o.total_kg, null, o.receivable_paise, 1, o.created_at, null
       ${ordersToConfirm(caller)}
      order by o.id limit ${turnsAtMost})
    union all
    (select case when s.reported_at is null then 'report' when s.loaded_at is null then 'weigh' else 'bill' end,
            o.id, o.number, o.product_name, ${gradeAndSizes.o}, coalesce(s.loaded_kg, s.planned_kg), s.vehicle_number, null, 1,
            coalesce(s.loaded_at, s.reported_at, s.created_at), null
       ${vehiclesToLoad(caller)}
      order by s.id limit ${turnsAtMost})
    union all
    (select 'rejected listing', l.id, null, c.name || ' ' || b.name, ${gradeAndSizes.none}, null, null, null, 1, l.created_at, null
       from listing l
       join commodity_product c on c.id = l.commodity_product_id
       join brand b on b.id = l.brand_id
      where l.seller_id = ${userId} and l.status = 'rejected'
      order by l.id limit ${turnsAtMost})
    union all
    (select 'old prices', min(l.id), null, min(c.name || ' ' || b.name), ${gradeAndSizes.none}, null, null, null, count(*)::int,
            min(l.price_updated_at), null
       from listing l
       join commodity_product c on c.id = l.commodity_product_id
       join brand b on b.id = l.brand_id
      where l.seller_id = ${userId} and l.status = 'live' and l.price_updated_at < ${fresh}
     having count(*) > 0)`,
  );
}

/** The latest freight awarded to the carrier of shipment `s`. */
const award = sql`
       left join lateral (
         select price_paise from freight_award
          where order_id = s.order_id and transporter_id = s.transporter_id order by id desc limit 1
       ) as w on true`;

/** What a transporter must do in addition to the steps of vehicles: bid, name vehicles, bill. */
export async function selectCarriersTurn(db: Db, { userId, now }: TurnOf): Promise<readonly CarriedTurnRow[]> {
  return rowsOf(
    db,
    sql`
    (select 'bid' as kind, q.id, q.number, q.product_name as goods, ${gradeAndSizes.q}, q.total_kg as kg, null::text as vehicle,
            null::bigint as paise, 1 as count, i.invited_at as since,
            case when q.closed_at is null and q.deadline_at > ${now} then q.deadline_at end as until,
            q.origin_city as origin, q.consignee_detail ->> 'city' as unloading, i.min_price_paise as min_paise,
            i.max_price_paise as max_paise
       from (select quotation_id, transporter_id, invited_at, min_price_paise, max_price_paise from invited_transporter
              where transporter_id = ${userId} order by quotation_id desc limit ${newest}) as i
       join quotation q on q.id = i.quotation_id
      where q.status = 'pending'
        and not exists (select from freight_bid f
                         where f.quotation_id = i.quotation_id and f.transporter_id = i.transporter_id
                           and f.withdrawn_at is null)
      order by q.deadline_at limit ${turnsAtMost})
    union all
    (select 'vehicle', o.id, o.number, o.product_name, ${gradeAndSizes.o}, open.kg, null, null, 1, o.updated_at, null,
            o.origin_city, o.consignee_detail ->> 'city', w.price_paise, w.price_paise
       from (select order_id, price_paise from freight_award
              where transporter_id = ${userId} and ended_at is null order by order_id desc limit ${newest}) as w
       join trade_order o on o.id = w.order_id
       cross join lateral (
         select (select coalesce(sum(quantity_kg), 0) from order_line where order_id = o.id)::bigint
              - (select coalesce(sum(planned_kg), 0) from shipment where order_id = o.id and removed_at is null)::bigint as kg
       ) as open
      where o.status in ('confirm', 'vehicle booked', 'loading') and open.kg > 0
      order by o.id limit ${turnsAtMost})
    union all
    (select 'freight bill', o.id, o.number, o.product_name, ${gradeAndSizes.o}, s.loaded_kg, s.vehicle_number, null, 1, s.delivered_at, null,
            o.origin_city, o.consignee_detail ->> 'city', w.price_paise, w.price_paise
       from (select id, order_id, transporter_id, loaded_kg, vehicle_number, delivered_at from shipment
              where transporter_id = ${userId} and delivered_at is not null and removed_at is null
              order by id desc limit ${newest}) as s
       join trade_order o on o.id = s.order_id
       ${award}
      where o.freight_mode <> 'to_pay'
        and not exists (select from freight_bill b where b.shipment_id = s.id and b.status <> 'disputed')
      order by s.delivered_at limit ${turnsAtMost})`,
  );
}

/** Unread messages of the desk about a quotation, whichever side the person is on. */
export async function selectUnreadThreads(db: Db, { userId }: TurnOf): Promise<readonly TurnRow[]> {
  return rowsOf(
    db,
    sql`
    select t.side || ' message' as kind, q.id, q.number, q.product_name as goods, ${gradeAndSizes.q}, q.total_kg as kg,
           null::text as vehicle, null::bigint as paise, unread.count, unread.since, null::timestamptz as until
      from thread t
      join quotation q on q.id = t.quotation_id
      cross join lateral (select count(*)::int as count, min(m.sent_at) as since
                            from thread_message m
                           where m.thread_id = t.id and m.is_desk and m.id > t.read_to) as unread
     where t.party_id = ${userId} and t.last_of_desk > t.read_to
     order by t.last_of_desk limit ${turnsAtMost}`,
  );
}

/** A vehicle under way, with what its next step depends on. */
export interface VehicleTurnRow
  extends Omit<CarriedTurnRow, "kind" | "number" | "vehicle" | "paise" | "count" | "until" | "paper"> {
  readonly number: string;
  readonly vehicle: string;
  readonly status: "confirm" | "vehicle booked" | "loading";
  readonly driver_name: string;
  readonly reported_at: Date | null;
  readonly loaded_at: Date | null;
  readonly receipt_number: string | null;
  readonly invoiced_at: Date | null;
  readonly eway_bill: string | null;
  readonly delivered_at: null;
}

/** A transporter's vehicles that are not delivered, oldest first. */
export async function selectVehiclesUnderWay(db: Db, { userId }: TurnOf): Promise<readonly VehicleTurnRow[]> {
  const { rows } = await sql<VehicleTurnRow>`
    select o.id, o.number, o.product_name as goods, ${gradeAndSizes.o}, coalesce(s.loaded_kg, s.planned_kg) as kg, s.vehicle_number as vehicle,
           o.status, coalesce(s.invoiced_at, s.reported_at, s.created_at) as since, s.driver_name, s.reported_at,
           s.loaded_at, s.receipt_number, s.invoiced_at, s.eway_bill, s.delivered_at,
           o.origin_city as origin, o.consignee_detail ->> 'city' as unloading, w.price_paise as min_paise,
           w.price_paise as max_paise
      from shipment s
      join trade_order o on o.id = s.order_id
      ${award}
     where s.transporter_id = ${userId} and s.delivered_at is null and s.removed_at is null and o.status <> 'cancel'
     order by s.id limit ${turnsAtMost}`.execute(db);
  return rows;
}

async function rowsOf<Row = TurnRow>(db: Db, statement: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`${statement}`.execute(db);
  return rows;
}

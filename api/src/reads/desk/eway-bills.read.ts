import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { nameAtDesk } from "./name-at-desk";

/** The last request to make an `eway_bill b`, as `r`. */
export const lastMaking = sql`left join lateral (
  select attempts from portal_request
   where paper_id = b.paper_id and call in ('makeEwb', 'makeEwbByIrn') order by id desc limit 1) r on true`;

/** The status of an `eway_bill b` as text, from what is stored, its {@link lastMaking} and the time. */
export const ewayBillStanding = (now: Date) => sql<string>`
  case when b.state = 'draft' and r.attempts > 0 then 'sent'
       when b.state = 'active' and b.valid_until <= ${now}::timestamptz then 'expired'
       when b.state = 'active' and b.warned_hours is not null then 'expiring'
       else b.state end`;

/**
 * Whether an `eway_bill b` waits for the desk: refused, or ending while its vehicle is on the road. If its invoice was cancelled, as
 * long as the portal would still cancel it, or until it ends if it was made elsewhere.
 */
export const waitingEwayBill = (now: Date) => sql<boolean>`
  (b.state = 'failed' or b.state = 'active' and (b.warned_hours is not null or b.code is not null))
    and (b.taken_back_at is null or b.made_at > ${now}::timestamptz - interval '24 hours'
         or b.is_typed and coalesce(b.valid_until > ${now}::timestamptz, true))`;

/** Whether an `eway_bill b` was cancelled and has left its invoiced vehicle, `shipment s`, without another. */
export const leftWithoutEwayBill = sql<boolean>`
  b.state = 'cancelled' and b.taken_back_at is null and s.eway_bill is null and s.invoice_number is not null
    and s.delivered_at is null and s.removed_at is null
    and not exists (select from eway_bill later where later.paper_id = b.paper_id and later.id > b.id)`;

/** Since when the vehicle of such an `eway_bill b` is without one: the portal cancelled it then. */
export const withoutEwayBillSince = sql<Date>`
  coalesce((select max(r.done_at) from portal_request r
             where r.paper_id = b.paper_id and r.call = 'cancelEwb' and r.state = 'done'), b.made_at)`;

/** E-way bills, newest first; with one status and for one order, or all. */
export async function selectEwayBills(
  db: Db,
  {
    state,
    orderId,
    id,
    paperId,
    now,
    limit,
    offset,
  }: {
    readonly state?: string | undefined;
    readonly orderId?: number;
    /** Only the one with this key. */
    readonly id?: number;
    /** Only those of this invoice. */
    readonly paperId?: number;
    readonly now: Date;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const { rows } = await sql<{
    id: number;
    order_key: number;
    paper_id: number;
    /** Of the whole way; 0: the portal counts it. */
    kilometres: number;
    number: string | null;
    order_number: string;
    invoice: string;
    vehicle_id: number;
    /** That carries the goods now. */
    vehicle: string;
    state: string;
    is_typed: boolean;
    made_at: Date | null;
    valid_until: Date | null;
    /** Made by the portal for an invoice that counts. */
    is_standing: boolean;
    /** The calls that the portal has not answered yet. */
    waiting_calls: readonly string[];
    carrier_gstin: string;
    own_gstin: string;
    code: string | null;
    message: string | null;
    /** Whom the desk calls about the vehicle. */
    carrier: string;
    carrier_phone: string;
    driver: string;
    driver_phone: string;
  }>`
    select b.id, b.order_id as order_key, b.paper_id, b.kilometres, b.number, o.number as order_number, p.number as invoice, b.shipment_id as vehicle_id, b.vehicle_number as vehicle, ${ewayBillStanding(now)} as state,
           b.is_typed, b.made_at, b.valid_until,
           b.state = 'active' and not b.is_typed and b.taken_back_at is null as is_standing,
           array(select call from portal_request where paper_id = b.paper_id and state = 'waiting') as waiting_calls,
           b.carrier_gstin, p.gstin as own_gstin, b.code, b.message,
           ${nameAtDesk("u")} as carrier, u.phone as carrier_phone, s.driver_name as driver, s.driver_phone
      from eway_bill b
      join trade_order o on o.id = b.order_id
      join issued_paper p on p.id = b.paper_id
      join shipment s on s.id = b.shipment_id
      join users u on u.id = s.transporter_id
      ${lastMaking}
     where ${state === undefined ? sql`true` : sql`${ewayBillStanding(now)} = ${state}`}
       and ${orderId === undefined ? sql`true` : sql`b.order_id = ${orderId}`}
       and ${id === undefined ? sql`true` : sql`b.id = ${id}`}
       and ${paperId === undefined ? sql`true` : sql`b.paper_id = ${paperId}`}
     order by b.id desc
     limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Each vehicle that was reported to the portal for an e-way bill of an order, the latest last. */
export async function selectPartB(db: Db, orderId: number) {
  const { rows } = await sql<{
    number: string;
    vehicle: string;
    place: string;
    reason: string;
    at: Date;
    state: string;
    message: string | null;
  }>`
    select distinct on (r.id) r.body->>'ewbNo' as number, r.body->>'vehicleNo' as vehicle, r.body->>'fromPlace' as place,
           r.body->>'reasonRem' as reason, coalesce(r.done_at, r.made_at) as at, r.state,
           case when r.state = 'failed' then concat_ws(': ', r.code, r.message) end as message
      from eway_bill b
      join portal_request r on r.paper_id = b.paper_id and r.call = 'setVehicle'
     where b.order_id = ${orderId}
     order by r.id`.execute(db);
  return rows;
}

/** The filled forms of e-way bills that wait for the portal. */
export async function selectWaitingEwayForms(
  db: Db,
  limit: number,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await sql<{ body: Readonly<Record<string, unknown>> }>`
    select body from portal_request
     where state = 'waiting' and call = 'makeEwb'
     order by id limit ${limit}`.execute(db);
  return rows.map(({ body }) => body);
}

/** The order of an e-way bill. */
export async function orderOfEwayBill(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom("eway_bill").select("order_id").where("id", "=", id).executeTakeFirst();
  return row?.order_id;
}

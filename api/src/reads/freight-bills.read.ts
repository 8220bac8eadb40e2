import { type Paise, paise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";
import { payoutEvents } from "../modules/ledger/event-groups";
import type { Db } from "../platform/database/database";
import { safeInteger } from "../platform/database/pool";
import type { PageWindow } from "../platform/routes/paging";

/** A delivered vehicle with the last bill for it. */
export interface CarriedVehicle {
  readonly id: number;
  readonly order_id: number;
  readonly order_number: string;
  readonly vehicle_number: string;
  readonly loaded_kg: number;
  readonly delivered_at: Date;
  readonly freight_advance_paise: number;
  /** Of the award, per MT. */
  readonly rate_paise: number;
  readonly status: "submitted" | "checked" | "approved" | "disputed" | null;
  readonly paper_id: number | null;
  readonly bill_number: string | null;
  readonly is_reverse_charge: boolean | null;
  readonly detention_paise: number | null;
  readonly gst_paise: number | null;
  /** Deducted on the bill; null where none was. */
  readonly tds_paise: number | null;
  /** Lost goods that the carrier bears. */
  readonly lost_paise: number;
  readonly dispute: string | null;
  /** The buyer is billed, whose freight is at cost. */
  readonly is_at_cost: boolean;
}

/** Freight that the consignee pays is billed to them. */
const isOurs = sql`not exists (select from trade_order o where o.id = order_id and o.freight_mode = 'to_pay')`;

/** Keys of a carrier's delivered vehicles with their orders, newest first, and how many there are. */
export async function selectDeliveredKeys(db: Db, transporterId: number, { perPage, offset }: PageWindow) {
  const { rows } = await sql<{ id: number; order_id: number }>`
    select id, order_id from shipment
     where transporter_id = ${transporterId} and delivered_at is not null and removed_at is null and ${isOurs}
     order by id desc limit ${perPage} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from shipment
     where transporter_id = ${transporterId} and delivered_at is not null and removed_at is null and ${isOurs}`.execute(
    db,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

/** The vehicles among these that a carrier has delivered, with their orders, newest first. */
export async function selectDeliveredKeysOf(db: Db, transporterId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; order_id: number }>`
    select id, order_id from shipment
     where id = any(${[...ids]}::bigint[]) and transporter_id = ${transporterId} and delivered_at is not null
       and removed_at is null
     order by id desc`.execute(db);
  return rows;
}

/** What the carrier bears for goods that a vehicle lost, without reversed entries. */
export const lostGoodsOf = (shipmentId: RawBuilder<unknown>) => sql`
  left join lateral (
    select coalesce(sum(line.amount_paise), 0)::bigint as lost_paise
      from issued_paper note
      join journal charged on charged.event = 'lost goods charged' and charged.order_id = note.order_id
       and split_part(split_part(charged.once_key, ':', 3), '/', 1) = note.number
       and not exists (select from journal undone where undone.reverses_id = charged.id)
      join posting line on line.journal_id = charged.id
      join account carrier on carrier.id = line.account_id and carrier.kind = 'payable:transporter'
     where note.shipment_id = ${shipmentId} and note.kind = 'credit note'
  ) lost on true`;

/** Numbers of the bills on an order that the desk has approved. */
export async function selectApprovedBills(db: Db, orderId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from freight_bill where order_id = ${orderId} and status = 'approved' order by shipment_id`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

/** Every delivered vehicle of a carrier on these orders, oldest first. */
export function selectCarriedVehicles(
  db: Db,
  transporterId: number,
  orderIds: readonly number[],
): Promise<readonly CarriedVehicle[]> {
  return selectDelivered(db, orderIds, sql`s.transporter_id = ${transporterId}`);
}

/** Every delivered vehicle on these orders, oldest first, of any carrier. */
export function selectVehiclesOfOrders(db: Db, orderIds: readonly number[]): Promise<readonly CarriedVehicle[]> {
  return selectDelivered(db, orderIds, sql`true`);
}

async function selectDelivered(
  db: Db,
  orderIds: readonly number[],
  which: RawBuilder<unknown>,
): Promise<readonly CarriedVehicle[]> {
  const { rows } = await sql<CarriedVehicle>`
    select s.id, s.order_id, o.number as order_number, s.vehicle_number, coalesce(s.loaded_kg, 0) as loaded_kg, s.delivered_at,
           s.freight_advance_paise, a.price_paise as rate_paise, b.status, b.paper_id, b.number as bill_number, b.is_reverse_charge, b.detention_paise,
           b.gst_paise, t.tds_paise, lost.lost_paise, b.dispute,
           o.freight_mode = 'pure_agent' as is_at_cost
      from shipment s
      join trade_order o on o.id = s.order_id
      -- By the index for each order: joined, PostgreSQL would read the awards of all orders.
      cross join lateral (
        select price_paise from freight_award where order_id = s.order_id and ended_at is null offset 0
      ) as a
      left join lateral (select * from freight_bill where order_id = s.order_id and shipment_id = s.id order by id desc limit 1) b
        on true
      left join tds_entry t on t.paper_id = b.paper_id and t.cause = 'bill'
      ${lostGoodsOf(sql`s.id`)}
     where s.order_id = any(${[...orderIds]}::bigint[]) and ${which}
       and s.delivered_at is not null and s.removed_at is null
     order by s.id`.execute(db);
  return rows;
}

/** What the platform paid a carrier for orders, by order. */
export async function selectPaidFreight(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, Paise>> {
  const { rows } = await sql<{ order_id: number; paid: string }>`
    select a.order_id, sum(p.amount_paise) as paid
      from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
      left join journal undone on undone.id = j.reverses_id
     where a.order_id = any(${[...orderIds]}::bigint[]) and a.kind = 'payable:transporter'
       and coalesce(undone.event, j.event) = any(${[...payoutEvents.transporter]})
     group by a.order_id`.execute(db);
  return new Map(rows.map(({ order_id, paid }) => [order_id, paise(safeInteger(paid))]));
}

/** What a carrier is owed and was paid in total, and the advances for vehicles that have not delivered yet. */
export async function selectFreightTotals(db: Db, transporterId: number) {
  const { rows } = await sql<{ due: string; paid: string; ahead: string }>`
    select coalesce(sum(a.balance_paise), 0) as due,
           coalesce(sum((select sum(p.amount_paise) from posting p
                           join journal j on j.id = p.journal_id
                           left join journal undone on undone.id = j.reverses_id
                          where p.account_id = a.id and coalesce(undone.event, j.event) = any(${[...payoutEvents.transporter]}))), 0) as paid,
           coalesce(sum((select sum(s.freight_advance_paise) from shipment s
                          where s.order_id = w.order_id and s.transporter_id = w.transporter_id
                            and s.delivered_at is null and s.removed_at is null)), 0) as ahead
      from freight_award w
      -- By the index for each order: joined, PostgreSQL would read the accounts of all orders.
      cross join lateral (
        select id, balance_paise from account where order_id = w.order_id and kind = 'payable:transporter' offset 0
      ) as a
     where w.transporter_id = ${transporterId} and w.ended_at is null`.execute(db);
  const paiseOf = (sum: string | undefined): Paise => paise(safeInteger(sum ?? "0"));
  return { duePaise: paiseOf(rows[0]?.due), paidPaise: paiseOf(rows[0]?.paid), aheadPaise: paiseOf(rows[0]?.ahead) };
}

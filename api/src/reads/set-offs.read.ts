import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** What a carrier owes for an order; advances for vehicles on the road come off their own freight and are no debt. */
export interface CarrierDebtRow {
  readonly carrier_id: number;
  readonly order_id: number;
  readonly number: string;
  readonly owed_paise: number;
}

/** What these carriers owe, the oldest order first. */
export async function selectCarrierDebts(db: Db, carrierIds: readonly number[]): Promise<readonly CarrierDebtRow[]> {
  const { rows } = await sql<CarrierDebtRow>`
    select w.transporter_id as carrier_id, o.id as order_id, o.number, -(a.balance_paise + ahead.paise) as owed_paise
      from freight_award w
      join trade_order o on o.id = w.order_id and o.settled_at is null and o.status <> 'cancel'
      -- By the index for each order: joined, PostgreSQL would read the accounts of all orders.
      cross join lateral (
        select balance_paise from account where order_id = w.order_id and kind = 'payable:transporter' offset 0
      ) as a
      cross join lateral (
        select coalesce(sum(s.freight_advance_paise), 0)::bigint as paise from shipment s
         where s.order_id = w.order_id and s.transporter_id = w.transporter_id
           and s.delivered_at is null and s.removed_at is null) as ahead
     where w.transporter_id = any(${[...carrierIds]}::bigint[]) and w.ended_at is null
       and a.balance_paise + ahead.paise < 0
     order by o.id`.execute(db);
  return rows;
}

/** A debt that came off a payment, unless it was reversed since. */
export interface SetOffRow {
  readonly payout_id: number;
  /** The order that was paid for. */
  readonly paid_order_id: number;
  readonly paid_order: string;
  /** The order for which it was owed. */
  readonly order_id: number;
  readonly order: string;
  readonly bill: string | null;
  readonly amount_paise: number;
  readonly journal_id: number;
}

const standing = sql`
  select s.payout_id, paid.id as paid_order_id, paid.number as paid_order, o.id as order_id, o.number as order, s.bill,
         s.amount_paise, s.journal_id
    from payout_set_off s
    join payout p on p.id = s.payout_id
    join trade_order paid on paid.id = p.order_id
    join trade_order o on o.id = s.order_id
   where not exists (select from journal undone where undone.reverses_id = s.journal_id)`;

/** What came off these payments, the oldest order first. */
export async function selectSetOffs(db: Db, payoutIds: readonly number[]): Promise<readonly SetOffRow[]> {
  const { rows } = await sql<SetOffRow>`
    ${standing} and s.payout_id = any(${[...payoutIds]}::bigint[]) order by s.payout_id, s.order_id`.execute(db);
  return rows;
}

/** What came off the payment that an entry in the books is, the oldest order first. */
export async function selectSetOffsOfJournal(db: Db, journalId: number): Promise<readonly SetOffRow[]> {
  const { rows } = await sql<SetOffRow>`${standing} and p.journal_id = ${journalId} order by s.order_id`.execute(db);
  return rows;
}

/** What came off payments for these orders, and what was owed for them and came off others, oldest first. */
export async function selectSetOffsOfOrders(db: Db, orderIds: readonly number[]): Promise<readonly SetOffRow[]> {
  const { rows } = await sql<SetOffRow>`
    ${standing} and s.payout_id in (
      select id from payout where order_id = any(${[...orderIds]}::bigint[])
      union select payout_id from payout_set_off where order_id = any(${[...orderIds]}::bigint[]))
     order by s.journal_id`.execute(db);
  return rows;
}

import { bankFileSaved } from "@mandi/shared/contract/desk/trail-subject";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

export interface PayoutDueRow {
  readonly order_id: number;
  readonly number: string;
  readonly status: string;
  readonly side: "seller" | "transporter";
  readonly payee_id: number | null;
  readonly payee: string | null;
  readonly amount_paise: number;
  /** Freight of the order's delivered vehicles without an approved bill; zero for a seller. */
  readonly unbilled_paise: number;
}

const carrierOf = sql`(
  select transporter_id from freight_award where order_id = o.id and ended_at is null limit 1)`;

/** Freight of the delivered vehicles of an order without an approved bill. */
const unbilledOf = (orderId: RawBuilder<unknown>) => sql`(
  select coalesce(sum(round(w.price_paise::numeric * s.loaded_kg / 1000)), 0)::bigint
    from shipment s
    join freight_award w on w.order_id = s.order_id and w.ended_at is null
   where s.order_id = ${orderId} and s.awaits_freight_bill)`;

/** What is owed to the carrier of an order now. */
const owedToCarrierOf = (orderId: RawBuilder<unknown>) => sql`coalesce((
  select balance_paise from account where code = 'payable:transporter:' || ${orderId} limit 1), 0)`;

interface UnbilledOrder {
  readonly id: number;
  readonly unbilled_paise: number;
  readonly owed_paise: number;
}

/** Freight of the delivered vehicles of these orders without an approved bill, and what their carriers are owed, by order. */
export async function selectUnbilledOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, UnbilledOrder>> {
  const { rows } = await sql<UnbilledOrder>`
    select id, ${unbilledOf(sql`trade_order.id`)} as unbilled_paise,
           ${owedToCarrierOf(sql`trade_order.id`)} as owed_paise
      from trade_order
     where id = any(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The orders that a carrier carries, as a list that PostgreSQL makes once. */
const carriedBy = (carrierId: number) => sql`array(
  select order_id from freight_award where transporter_id = ${carrierId} and ended_at is null)`;

/**
 * A page of what is owed and in no batch, neither a made one nor one that waits for a second person, for the oldest orders first; to all, or to
 * one carrier.
 */
export async function selectPayoutsDue(
  db: Db,
  { page, carrierId }: { readonly page?: number | undefined; readonly carrierId?: number },
): Promise<readonly PayoutDueRow[]> {
  const isTheirs =
    carrierId === undefined ? sql`true` : sql`o.id = any(${carriedBy(carrierId)}) and side.name = 'transporter'`;
  // Orders in index order, the accounts of each by code, so that the page limit ends the search early. The limit of one account, which is all
  // that a code has, keeps the planner from reading every account to join them at once.
  const { rows } = await sql<PayoutDueRow>`
    select due.*, ${nameAtDesk("u")} as payee, case due.side when 'transporter' then ${unbilledOf(sql`due.order_id`)} else 0 end as unbilled_paise
      from (
        select o.id as order_id, o.number, o.status, side.name as side, a.balance_paise as amount_paise,
               case side.name when 'seller' then o.seller_id else ${carrierOf} end as payee_id
          from trade_order o
          cross join lateral (values ('seller'), ('transporter')) as side (name)
          cross join lateral (
            select balance_paise from account where code = 'payable:' || side.name || ':' || o.id limit 1) a
         where ${isTheirs} and a.balance_paise > 0 and o.settled_at is null and o.status <> 'cancel'
           and not exists (
             select from payout p where p.order_id = o.id and p.side = side.name and p.status = 'agreed')
           and not exists (
             select from approval a
               cross join lateral jsonb_to_recordset(a.input -> 'body' -> 'payouts') as asked (order_id bigint, "to" text)
              where a.subject = 'payout-batch' and a.status = 'waiting' and asked.order_id = o.id and asked."to" = side.name)
         order by o.id, side.name limit ${sql.lit(deskRows)} offset ${offsetOf(page)}
      ) due left join users u on u.id = due.payee_id
     order by due.order_id, due.side`.execute(db);
  return rows;
}

/** The person on a side of an order; undefined while nobody carries it. */
export async function selectPayee(
  db: Db,
  orderId: number,
  side: "seller" | "transporter",
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select case ${side} when 'seller' then o.seller_id else ${carrierOf} end as id
      from trade_order o where o.id = ${orderId}`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** The number of each of these orders and the names of its payees. */
export async function selectOrderPayees(db: Db, orderIds: readonly number[]) {
  const { rows } = await sql<{ id: number; number: string; seller: string; transporter: string | null }>`
    select o.id, o.number, ${nameAtDesk("s")} as seller, ${nameAtDesk("t")} as transporter
      from trade_order o join users s on s.id = o.seller_id left join users t on t.id = ${carrierOf}
     where o.id = any(${[...orderIds]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface BatchSummaryRow {
  readonly id: number;
  readonly made_at: Date;
  readonly made_by: string;
  readonly payments: number;
  readonly open: number;
  readonly dropped: number;
  /** What the bank pays and what came off instead, both without what was dropped. */
  readonly amount_paise: number;
  readonly set_off_paise: number;
}

const summaries = sql`
  select b.id, b.made_at, ${nameAtDesk("u")} as made_by, rows.payments, rows.open, rows.dropped, rows.amount_paise,
         (select coalesce(sum(off.amount_paise), 0)::bigint from payout p join payout_set_off off on off.payout_id = p.id
           where p.batch_id = b.id and p.status <> 'dropped') as set_off_paise
    from payout_batch b join users u on u.id = b.made_by
    cross join lateral (
      select count(*)::int as payments, count(*) filter (where status = 'agreed')::int as open,
             count(*) filter (where status = 'dropped')::int as dropped,
             coalesce(sum(amount_paise) filter (where status <> 'dropped'), 0)::bigint as amount_paise
        from payout where batch_id = b.id) rows`;

/** A page of the batches, newest first. */
export async function selectBatches(db: Db, page: number | undefined): Promise<readonly BatchSummaryRow[]> {
  const { rows } = await sql<BatchSummaryRow>`${summaries}
    order by b.id desc limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/** One batch; undefined when there is none. */
export async function selectBatch(db: Db, id: number): Promise<BatchSummaryRow | undefined> {
  const { rows } = await sql<BatchSummaryRow>`${summaries} where b.id = ${id}`.execute(db);
  return rows[0];
}

/** Who asked for a batch that was confirmed at this time, and when: one waits at a time, so that the last request before it is the one. */
export async function selectBatchAsker(db: Db, madeAt: Date) {
  const { rows } = await sql<{ readonly name: string; readonly at: Date }>`
    select ${nameAtDesk("u")} as name, asked.at
      from audit_event asked join users u on u.id = asked.actor_id
     where asked.subject = 'payout-batch' and asked.action = 'payout-batch make requested' and asked.at <= ${madeAt}
     order by asked.id desc limit 1`.execute(db);
  return rows[0];
}

/** Who saved the bank's file of a batch last, when, and how often it was saved; undefined before that. */
export async function selectLastSaving(db: Db, batchId: number) {
  const { rows } = await sql<{ readonly by: string; readonly at: Date; readonly times: number }>`
    select ${nameAtDesk("u")} as by, saved.at, count(*) over ()::int as times
      from audit_event saved join users u on u.id = saved.actor_id
     where saved.subject = ${`payout-batch:${batchId}`} and saved.action = ${bankFileSaved}
     order by saved.id desc limit 1`.execute(db);
  return rows[0];
}

export interface BatchRow {
  readonly id: number;
  readonly order_id: number;
  readonly number: string;
  readonly side: "seller" | "transporter";
  readonly payee_id: number;
  readonly payee: string;
  readonly code: string;
  readonly amount_paise: number;
  readonly status: "agreed" | "paid" | "dropped";
  readonly utr: string | null;
  /** When it was marked as paid or dropped, and who marked it as paid. */
  readonly ended_at: Date | null;
  readonly paid_by: string | null;
  /** Freight of the order's delivered vehicles without an approved bill; zero for a seller, and once the payment has ended. */
  readonly unbilled_paise: number;
  /** What the carrier is still owed once it is paid; zero where `unbilled_paise` is. */
  readonly left_paise: number;
}

/** The rows of a batch. */
export async function selectBatchRows(db: Db, batchId: number): Promise<readonly BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select p.id, p.order_id, o.number, p.side, p.payee_id, ${nameAtDesk("u")} as payee, p.amount_paise, p.status, p.utr,
           p.ended_at, ${nameAtDesk("clerk")} as paid_by,
           case when p.side = 'transporter' and p.status = 'agreed' then ${unbilledOf(sql`p.order_id`)} else 0 end as unbilled_paise,
           case when p.side = 'transporter' and p.status = 'agreed' then ${owedToCarrierOf(sql`p.order_id`)} - p.amount_paise else 0 end as left_paise,
           coalesce(nullif(nullif(f.gst_number, ''), 'URP'), nullif(f.pan_number, ''), u.phone) as code
      from payout p join trade_order o on o.id = p.order_id join users u on u.id = p.payee_id
      left join profile f on f.user_id = u.id
      left join journal paid on paid.id = p.journal_id left join users clerk on clerk.id = paid.actor_id
     where p.batch_id = ${batchId} order by p.id`.execute(db);
  return rows;
}

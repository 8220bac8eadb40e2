import { type Paise, paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { askedBy, dueOnOf, isAsking } from "./asked-by-paper";
import { namedByPayments } from "./named-by-payments";

/** What transfers under check that name a document `p` will pay of it. */
const namedUnderCheck = sql`(
  select coalesce(sum(waiting.amount_paise), 0)::bigint from payment waiting
   where waiting.order_id = p.order_id and waiting.invoice_id = p.id and waiting.status = 'under check')`;

/** The standing invoices and debit notes of an order `o`, each with its due day and what no payment or transfer under check that names it pays. */
export const unpaidInvoices = sql`
  select p.id, p.kind, p.number, ${dueOnOf("p")}::date as due_on,
         greatest(0, ${askedBy("p")} - ${namedByPayments("p")} - ${namedUnderCheck}) as unpaid
    from issued_paper p
   where p.order_id = o.id and ${isAsking("p", "buyer")}`;

/**
 * As `due`: what is invoiced of an order `o`, neither paid nor under check, and since when; and what its transfers under check
 * come to. Each counts as it will once the desk has accepted it (docs/domain.md#payments).
 */
export const invoicedDue = sql`
  cross join lateral (
    select coalesce(sum(waiting.amount_paise), 0)::bigint as paise
      from payment waiting where waiting.order_id = o.id and waiting.status = 'under check'
  ) as reported
  cross join lateral (
    select greatest(0, (
             select coalesce(sum(case a.kind when 'receivable' then a.balance_paise else -a.balance_paise end), 0)::bigint
               from account a where a.order_id = o.id and a.kind in ('receivable', 'advance')) - reported.paise) as paise,
           reported.paise as reported_paise, min(s.invoiced_at) as since
      from shipment s where s.order_id = o.id and s.invoiced_at is not null and s.removed_at is null
  ) as due`;

/**
 * As `open`: the end of the earliest due day of what is not paid of `due`, its invoice or note as JSON where it is the only
 * one, and how much of it was due before the day of an instant in India and how much on it. Of what is open, the last part is due last.
 */
export const openUntil = (now: Date) => sql`
  cross join lateral (
    -- A day of payment ends with the day.
    select (min(asked.due_on) + 1)::timestamp at time zone 'Asia/Kolkata' as until,
           case when count(*) = 1 then json_build_object('kind', min(asked.kind), 'number', min(asked.number)) end as paper,
           coalesce(sum(asked.open_paise) filter (where asked.due_on < today.day), 0)::bigint as late_paise,
           coalesce(sum(asked.open_paise) filter (where asked.due_on = today.day), 0)::bigint as today_paise
      from (
        select p.kind, p.number, p.due_on, least(p.unpaid, due.paise - p.later_paise) as open_paise
          from (
            select p.*, coalesce(sum(p.unpaid) over (order by p.due_on desc, p.id desc
                                                     rows between unbounded preceding and 1 preceding), 0) as later_paise
              from (${unpaidInvoices}) p
          ) p
      ) asked
      cross join (select (${now}::timestamptz at time zone 'Asia/Kolkata')::date as day) today
     where asked.open_paise > 0
  ) as open`;

/** An order `o` of which something may still be to pay. */
export const isUnsettled = sql`o.settled_at is null and o.status <> 'cancel'`;

/** The rule that decides whether the buyer must pay: more is invoiced than was paid and reported. */
export const isPayable = sql`${isUnsettled} and due.paise > 0`;

/** What the buyer of an order has to pay now, and what is reported for it. */
export interface Payable {
  readonly paise: Paise;
  readonly reportedPaise: Paise;
  /** The earliest due day of what is to be paid, as on My turn; null where nothing is. */
  readonly dueOn: string | null;
}

/** What the buyers of these orders have to pay now and have reported; orders with neither are left out. */
export async function selectPayable(
  db: Db,
  orderIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Payable>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<PayableRow>`
    select o.id, case when ${isPayable} then due.paise else 0 end as paise, due.reported_paise,
           case when ${isPayable} then to_char((open.until at time zone 'Asia/Kolkata')::date - 1, 'YYYY-MM-DD') end as due_on
      from trade_order o ${invoicedDue} ${openUntil(now)}
     where o.id = any(${[...orderIds]}::bigint[]) and (due.reported_paise > 0 or ${isPayable})`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      { paise: paise(row.paise), reportedPaise: paise(row.reported_paise), dueOn: row.due_on },
    ]),
  );
}

interface PayableRow {
  readonly id: number;
  readonly paise: number;
  readonly reported_paise: number;
  readonly due_on: string | null;
}

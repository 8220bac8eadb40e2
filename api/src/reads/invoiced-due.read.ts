import { type Paise, paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { askedBy, dueOnOf, isAsking } from "./asked-by-paper";
import { namedByPayments } from "./named-by-payments";

/** The standing invoices and debit notes of an order `o`, each with its due day and what no payment that names it has paid. */
export const unpaidInvoices = sql`
  select p.id, p.kind, p.number, ${dueOnOf("p")}::date as due_on,
         greatest(0, ${askedBy("p")} - ${namedByPayments("p")}) as unpaid
    from issued_paper p
   where p.order_id = o.id and ${isAsking("p", "buyer")}`;

/** As `due`: what is invoiced and not paid of an order `o`, and since when. */
export const invoicedDue = sql`
  cross join lateral (
    select (select coalesce(sum(case a.kind when 'receivable' then a.balance_paise else -a.balance_paise end), 0)::bigint
              from account a where a.order_id = o.id and a.kind in ('receivable', 'advance')) as paise,
           min(s.invoiced_at) as since
      from shipment s where s.order_id = o.id and s.invoiced_at is not null and s.removed_at is null
  ) as due`;

/**
 * As `open`: the end of the earliest due day of what is not paid of `due`, and its invoice or note as JSON where it is the only
 * one. Of what is open, the last part is due last.
 */
export const openUntil = sql`
  cross join lateral (
    -- A day of payment ends with the day.
    select (min(asked.due_on) + 1)::timestamp at time zone 'Asia/Kolkata' as until,
           case when count(*) = 1 then json_build_object('kind', min(asked.kind), 'number', min(asked.number)) end as paper
      from (
        select p.kind, p.number, p.due_on, p.unpaid,
               coalesce(sum(p.unpaid) over (order by p.due_on desc, p.id desc
                                             rows between unbounded preceding and 1 preceding), 0) as later_paise
          from (${unpaidInvoices}) p
      ) asked
     where asked.unpaid > 0 and asked.later_paise < due.paise
  ) as open`;

/** The rule that decides whether the buyer must pay: something is invoiced, and no transfer of theirs is being checked. */
export const isPayable = sql`
  o.settled_at is null and o.status <> 'cancel' and due.paise > 0
  and not exists (select from payment p where p.order_id = o.id and p.status = 'under check')`;

/** What the buyer of each of these orders has to pay now; orders without a payment due are left out. */
export async function selectPayable(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, Paise>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: number; readonly paise: number }>`
    select o.id, due.paise from trade_order o ${invoicedDue}
     where o.id = any(${[...orderIds]}::bigint[]) and ${isPayable}`.execute(db);
  return new Map(rows.map(({ id, paise: amount }) => [id, paise(amount)]));
}

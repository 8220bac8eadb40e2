import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { invoicedDue, isPayable, unpaidInvoices } from "./invoiced-due.read";

/** What a buyer owes for an order by a due day. */
export interface DueReminder {
  readonly order_id: number;
  readonly number: string;
  readonly buyer_id: number;
  readonly due_on: string;
  /** Of what is due by then, what neither payments nor transfers under check pay. */
  readonly open_paise: number;
  /** What the transfers under check for the order come to. */
  readonly reported_paise: number;
}

/** Orders in one batch. */
export const remindedAtOnce = 200;

/**
 * What was invoiced or charged by a debit note before today, falls due on one of these days, is neither paid nor under check and has had no reminder for this or a
 * later reminder day. Payments and transfers under check settle the document that they name, else what was due first, so what is open beyond documents that are due later belongs
 * to this day.
 */
export async function selectDueReminders(
  tx: Db,
  {
    dueOn,
    days,
    today,
  }: {
    readonly dueOn: { readonly first: string; readonly last: string };
    readonly days: number;
    readonly today: string;
  },
): Promise<readonly DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select o.id as order_id, o.number, o.buyer_id, s.due_on, (due.paise - asked.later_paise)::bigint as open_paise,
           due.reported_paise
      from (
        select order_id, due_on from shipment
         where due_on between ${dueOn.first} and ${dueOn.last} and removed_at is null
           and invoiced_at < ${today}::date::timestamp at time zone 'Asia/Kolkata'
        union
        select order_id, (snapshot ->> 'due_on')::date from issued_paper
         where kind = 'debit note' and snapshot ->> 'due_on' between ${dueOn.first} and ${dueOn.last}
           and date < ${today}::date
      ) s
      join trade_order o on o.id = s.order_id
      ${invoicedDue}
      cross join lateral (
        select coalesce(sum(unpaid) filter (where p.due_on > s.due_on), 0) as later_paise,
               coalesce(sum(unpaid) filter (where p.due_on = s.due_on), 0) as own_paise
          from (${unpaidInvoices}) p
      ) asked
     where ${isPayable} and due.paise > asked.later_paise and asked.own_paise > 0
       and not exists (
         select from payment_reminder r where r.order_id = o.id and r.due_on = s.due_on and r.days >= ${days})
     order by o.id, s.due_on limit ${sql.lit(remindedAtOnce)}`.execute(tx);
  return rows;
}

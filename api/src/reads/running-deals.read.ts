import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import { type Paise, paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { invoicedDue, isUnsettled } from "./invoiced-due.read";
import { bookingsToPay, type TurnOf } from "./my-turn.read";
import { reportedBy, transfersReportedBy } from "./reported-payments.read";

interface DealRow {
  readonly id: number;
  readonly number: string;
  readonly goods: string;
  readonly kg: number;
  readonly city: string;
  readonly is_brand_open: boolean;
  readonly paise: number | null;
  readonly offers: number;
  readonly closes_at: Date | null;
  readonly is_closed: boolean;
  readonly is_under_check: boolean;
  readonly payable_paise: number;
  /** What the transfers under check for an order come to. */
  readonly reported_paise: number;
  /** When it was requested or ordered, as in the lists. */
  readonly at: Date;
}
export interface RunningOrderRow extends DealRow {
  readonly kind: "order";
  readonly status: OrderStatus;
}
export type RunningDealRow = RunningOrderRow | (DealRow & { readonly kind: "quotation"; readonly status: string });

/** What a buyer has to pay now, for all deals, and what they have reported for orders and booking amounts. */
export interface ToPay {
  readonly toPayPaise: Paise;
  readonly payments: number;
  readonly reportedPaise: Paise;
  /** How many transfers those are. */
  readonly transfers: number;
}

interface ToPayRow {
  readonly to_pay_paise: number;
  readonly payments: number;
  readonly all_reported_paise: number;
  readonly transfers: number;
}

export interface RunningDeals {
  readonly rows: readonly RunningDealRow[];
  readonly toPay: ToPay;
}

interface RunningOf extends TurnOf {
  readonly limit: number;
}

/**
 * Open quotations and unsettled orders of a buyer: first those where they pay next or their money is under check, then the
 * newest; each the most recently changed first. With the payments of My turn as one sum, even beyond these rows: what is
 * due is worked out once for both.
 */
export async function selectRunningDeals(db: Db, { limit, ...caller }: RunningOf): Promise<RunningDeals> {
  const { userId, now } = caller;
  const { rows } = await sql<ToPayRow & (RunningDealRow | { readonly kind: null })>`
    with running as materialized (
      select o.id, o.number, o.product_name, o.total_kg, o.origin_city, o.status, o.for_paise, o.created_at, o.updated_at,
             due.paise, due.reported_paise, (due.paise > 0 or due.reported_paise > 0) as has_money_open
        from trade_order o
        ${invoicedDue}
       where o.buyer_id = ${userId} and ${isUnsettled}
    ), open as (
      (select * from quotation where buyer_id = ${userId} and status = 'pending' order by id desc limit ${limit})
      union all
      (select * from quotation where buyer_id = ${userId} and status = 'Seller Marked' order by id desc limit ${limit})
    ), deal as (
      (select 'quotation' as kind, q.id, q.number, q.product_name as goods, q.total_kg as kg, q.origin_city as city,
              q.any_brand and q.marking_id is null as is_brand_open, q.status,
              m.for_paise as paise, (select count(*) from offer where quotation_id = q.id and withdrawn_at is null)::int as offers,
              q.deadline_at as closes_at, q.closed_at is not null or q.deadline_at <= ${now} as is_closed,
              exists (select from payment p where p.quotation_id = q.id and p.purpose = 'booking'
                                              and p.status = 'under check') as is_under_check,
              0::bigint as payable_paise, 0::bigint as reported_paise, q.created_at as at, q.updated_at as changed_at,
              q.status = 'Seller Marked' as has_money_open
         from open q
         left join marking m on m.id = q.marking_id)
      union all
      (select 'order', id, number, product_name, total_kg, origin_city, false, status, for_paise, 0, null, true, false,
              paise, reported_paise, created_at, updated_at, has_money_open
         from running
        order by has_money_open desc, id desc limit ${limit})
      order by has_money_open desc, changed_at desc limit ${limit}
    ), to_pay as (
      select coalesce(sum(each.paise), 0)::bigint as to_pay_paise, count(*)::int as payments,
             ${reportedBy(userId)} as all_reported_paise, ${transfersReportedBy(userId)} as transfers
        from (select m.booking_paise as paise ${bookingsToPay(caller)}
              union all
              select paise from running where paise > 0) as each
    )
    select to_pay.*, deal.* from to_pay left join deal on true
     order by deal.has_money_open desc, deal.changed_at desc`.execute(db);
  return { rows: rows.filter((row) => row.kind !== null), toPay: toPayOf(rows[0]) };
}

function toPayOf(row: ToPayRow | undefined): ToPay {
  const { to_pay_paise = 0, payments = 0, all_reported_paise = 0, transfers = 0 } = row ?? {};
  return { toPayPaise: paise(to_pay_paise), payments, reportedPaise: paise(all_reported_paise), transfers };
}

import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { invoicedDue, isPayable } from "./invoiced-due.read";

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

/** An unsettled order `o` is to be paid now, or a transfer for it is under check. */
const hasMoneyOpen = sql`(due.paise > 0 or due.reported_paise > 0)`;

interface RunningOf {
  readonly buyerId: number;
  readonly now: Date;
  readonly limit: number;
}

/**
 * Open quotations and unsettled orders of a buyer: first those where they pay next or their money is under check, then the
 * newest; each the most recently changed first.
 */
export async function selectRunningDeals(db: Db, { buyerId, now, limit }: RunningOf): Promise<RunningDealRow[]> {
  const { rows } = await sql<RunningDealRow>`
    with open as (
      (select * from quotation where buyer_id = ${buyerId} and status = 'pending' order by id desc limit ${limit})
      union all
      (select * from quotation where buyer_id = ${buyerId} and status = 'Seller Marked' order by id desc limit ${limit})
    )
    (select 'quotation' as kind, q.id, q.number, q.product_name as goods, q.total_kg as kg, q.origin_city as city,
            q.any_brand and q.marking_id is null as is_brand_open, q.status,
            m.for_paise as paise, (select count(*) from offer where quotation_id = q.id)::int as offers,
            q.deadline_at as closes_at, q.closed_at is not null or q.deadline_at <= ${now} as is_closed,
            exists (select from payment p where p.quotation_id = q.id and p.purpose = 'booking'
                                            and p.status = 'under check') as is_under_check,
            0::bigint as payable_paise, 0::bigint as reported_paise, q.created_at as at, q.updated_at as changed_at,
            q.status = 'Seller Marked' as has_money_open
       from open q
       left join marking m on m.id = q.marking_id)
    union all
    (select 'order', o.id, o.number, o.product_name, o.total_kg, o.origin_city, false, o.status, o.for_paise, 0, null, true, false,
            case when ${isPayable} then due.paise else 0 end, due.reported_paise, o.created_at, o.updated_at, ${hasMoneyOpen}
       from trade_order o
       ${invoicedDue}
      where o.buyer_id = ${buyerId} and o.settled_at is null and o.status <> 'cancel'
      order by ${hasMoneyOpen} desc, o.id desc limit ${limit})
    order by has_money_open desc, changed_at desc limit ${limit}`.execute(db);
  return rows;
}

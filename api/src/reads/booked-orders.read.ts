import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** What a booked order comes to. */
export interface BookedOrder {
  readonly id: number;
  readonly buyer_id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly for_paise: number;
  readonly paper_difference_paise: number;
  /** Its transfers under check, each with the invoice that it names, if any. */
  readonly under_check: readonly { readonly invoice_id: number | null; readonly amount_paise: number }[];
}

/** The orders of these buyers that are not settled or cancelled, invoiced or not. */
export async function selectBookedOrdersOf(db: Db, buyerIds: readonly number[]): Promise<readonly BookedOrder[]> {
  const { rows } = await sql<BookedOrder>`
    select o.id, o.buyer_id, o.number, o.status, o.for_paise, o.paper_difference_paise,
           (select coalesce(json_agg(json_build_object('invoice_id', p.invoice_id, 'amount_paise', p.amount_paise)), '[]') from payment p
             where p.order_id = o.id and p.status = 'under check') as under_check
      from trade_order o
     where o.buyer_id = any(${[...buyerIds]}::bigint[]) and o.settled_at is null and o.status <> 'cancel'
     order by o.id`.execute(db);
  return rows;
}

/** What the orders of reported bookings would leave to pay days after their invoices, by buyer: the desk makes them when it finds the money. */
export async function selectReportedBookingsOf(
  db: Db,
  buyerIds: readonly number[],
): Promise<readonly { readonly buyer_id: number; readonly left_paise: number }[]> {
  const { rows } = await sql<{ buyer_id: number; left_paise: number }>`
    select p.payer_id as buyer_id, sum(m.for_paise - m.booking_paise)::bigint as left_paise
      from payment p
      join quotation q on q.id = p.quotation_id
      join marking m on m.id = q.marking_id
     where p.payer_id = any(${[...buyerIds]}::bigint[]) and p.status = 'under check' and p.purpose = 'booking' and m.credit_days > 0
     group by p.payer_id`.execute(db);
  return rows;
}

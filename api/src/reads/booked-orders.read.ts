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
  /** A reported transfer for it waits for the desk. */
  readonly is_under_check: boolean;
}

/** The orders of these buyers that are not settled or cancelled, invoiced or not. */
export async function selectBookedOrdersOf(db: Db, buyerIds: readonly number[]): Promise<readonly BookedOrder[]> {
  const { rows } = await sql<BookedOrder>`
    select o.id, o.buyer_id, o.number, o.status, o.for_paise, o.paper_difference_paise,
           exists (select from payment p where p.order_id = o.id and p.status = 'under check') as is_under_check
      from trade_order o
     where o.buyer_id = any(${[...buyerIds]}::bigint[]) and o.settled_at is null and o.status <> 'cancel'
     order by o.id`.execute(db);
  return rows;
}

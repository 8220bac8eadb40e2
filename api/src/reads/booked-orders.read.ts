import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** What a booked order comes to. */
export interface BookedOrder {
  readonly id: number;
  readonly buyer_id: number;
  readonly status: OrderStatus;
  readonly for_paise: number;
  readonly paper_difference_paise: number;
}

/** The orders of these buyers that are not settled or cancelled, invoiced or not. */
export async function selectBookedOrdersOf(db: Db, buyerIds: readonly number[]): Promise<readonly BookedOrder[]> {
  const { rows } = await sql<BookedOrder>`
    select id, buyer_id, status, for_paise, paper_difference_paise from trade_order
     where buyer_id = any(${[...buyerIds]}::bigint[]) and settled_at is null and status <> 'cancel' order by id`.execute(
    db,
  );
  return rows;
}

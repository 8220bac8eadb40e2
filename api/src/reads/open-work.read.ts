import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** Open work that depends on a listing: quotations with an offer from it, and orders under way. */
export async function countOpenWork(tx: Db, id: number): Promise<{ quotations: number; orders: number }> {
  const { rows } = await sql<{ quotations: number; orders: number }>`
    select (select count(*) from invited_seller i
              join quotation q on q.id = i.quotation_id and q.status in ('pending', 'Seller Marked')
              join offer o on o.quotation_id = i.quotation_id and o.seller_id = i.seller_id and o.withdrawn_at is null
             where i.listing_id = ${id})::int as quotations,
           (select count(*) from trade_order
             where listing_id = ${id} and status not in ('delivered', 'cancel'))::int as orders`.execute(tx);
  return rows[0] ?? { quotations: 0, orders: 0 };
}

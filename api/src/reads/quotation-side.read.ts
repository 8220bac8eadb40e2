import { sql } from "kysely";
import type { Party } from "../modules/orders/order.policy";
import type { Db } from "../platform/database/database";

/** A person's side in a quotation: its buyer, or asked to answer it; undefined for everybody else. */
export async function selectSideOf(db: Db, quotationId: number, userId: number): Promise<Party | undefined> {
  const { rows } = await sql<{ side: Party }>`
    select 'buyer' as side from quotation where id = ${quotationId} and buyer_id = ${userId}
    union all select 'seller' from invited_seller where quotation_id = ${quotationId} and seller_id = ${userId}
    union all
    select 'transporter' from invited_transporter where quotation_id = ${quotationId} and transporter_id = ${userId}
    limit 1`.execute(db);
  return rows[0]?.side;
}

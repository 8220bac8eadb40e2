import { type Paise, paise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";

/** What was invoiced before GST, less notes, of the orders that match a condition on `o`, on the days from one to another. */
async function selectBase(db: Db, condition: RawBuilder<unknown>, first: string, last: string): Promise<Paise> {
  const { rows } = await sql<{ base: number }>`
    select coalesce(-sum(p.amount_paise), 0)::bigint as base
      from trade_order o
      join journal j on j.order_id = o.id
      join posting p on p.journal_id = j.id
      join account a on a.id = p.account_id and a.code in ('sales', 'freight_recovered')
     where ${condition}
       and j.at >= ${first}::date::timestamp at time zone 'Asia/Kolkata'
       and j.at < (${last}::date + 1)::timestamp at time zone 'Asia/Kolkata'`.execute(db);
  return paise(Number(rows[0]?.base ?? 0));
}

/** What a buyer was invoiced before GST. */
export const selectBaseOfBuyer = (db: Db, buyerId: number, first: string, last: string): Promise<Paise> =>
  selectBase(db, sql`o.buyer_id = ${buyerId}`, first, last);

/** What was invoiced before GST for one order. */
export const selectBaseOfOrder = (db: Db, orderId: number, first: string, last: string): Promise<Paise> =>
  selectBase(db, sql`o.id = ${orderId}`, first, last);

import { sql } from "kysely";
import type { Db } from "../platform/database/database";

export interface BaseOfDay {
  readonly day: string;
  readonly base_price_paise: number;
}

/** The lowest listed base price at the end of each day, among the sellers asked for a quotation; days without one are left out. */
export async function selectLowestBase(db: Db, quotationId: number, from: string, to: string) {
  const { rows } = await sql<BaseOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, min(price.base_price_paise) as base_price_paise
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as day
    cross join invited_seller
    cross join lateral (
      select base_price_paise from listing_price
      where listing_id = invited_seller.listing_id and at < (day + interval '1 day') at time zone 'Asia/Kolkata'
      order by at desc limit 1
    ) as price
    where invited_seller.quotation_id = ${quotationId}
    group by day order by day`.execute(db);
  return rows;
}

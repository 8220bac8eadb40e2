import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { OpenRow } from "./account-statement.read";
import { askedBy, dueOnOf, isAsking } from "./asked-by-paper";
import { isUnsettled } from "./invoiced-due.read";

/** What the sellers of these orders are owed by the books, with the bills that it may belong to, the earliest due first. */
export async function selectOwedToSellers(db: Db, orderIds: readonly number[]): Promise<readonly OpenRow[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<OpenRow>`
    select o.id as order_id, a.balance_paise as open_paise, ${dueOnOf("p")} as due_on,
           ${askedBy("p")} as total_paise, 0 as named_paise
      from trade_order o
      join account a on a.order_id = o.id and a.kind = 'payable:seller' and a.balance_paise > 0
      join lateral (select * from issued_paper where order_id = o.id offset 0) p on ${isAsking("p", "seller")}
     where o.id = any(${[...orderIds]}::bigint[]) and ${isUnsettled}
     order by o.id, due_on, p.id`.execute(db);
  return rows;
}

import type { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { nameAtDesk } from "./name-at-desk";

type Hit = DeskFindAnswer["data"][number];

const hitsAtMost = sql.lit(20);

/**
 * What has one of these numbers, whole: a quotation, an order by its own number, its quotation's or a paper's, a transfer, a
 * person.
 */
export async function selectNumbered(db: Db, spellings: readonly string[]): Promise<readonly Hit[]> {
  const numbers = sql`${[...spellings]}::text[]`;
  const { rows } = await sql<Hit>`
    select 'quotation' as kind, q.id, q.number, q.product_name as what, ${nameAtDesk("u")} as party, q.status
      from quotation q join users u on u.id = q.buyer_id where q.number = any(${numbers})
    union all
    select 'order', o.id, o.number, o.product_name, ${nameAtDesk("u")}, o.status
      from (
        select id from trade_order where number = any(${numbers})
        union select t.id from quotation q join trade_order t on t.quotation_id = q.id where q.number = any(${numbers})
        union select order_id from issued_paper where number = any(${numbers}) and order_id is not null
      ) hit join trade_order o on o.id = hit.id join users u on u.id = o.buyer_id
    union all
    select 'payment', p.id, p.utr, p.purpose, ${nameAtDesk("u")}, p.status
      from payment p join users u on u.id = p.payer_id where p.utr = any(${numbers})
    union all
    select 'user', u.id, u.phone, initcap(u.type), ${nameAtDesk("u")}, u.verification_status
      from (
        select id from users where phone = any(${numbers})
        union select user_id from profile where gst_number = any(${numbers}) and gst_number <> ''
      ) hit join users u on u.id = hit.id
    limit ${hitsAtMost}`.execute(db);
  return rows;
}

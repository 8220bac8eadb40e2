import { sql } from "kysely";
import type { Party } from "../../modules/orders/order.policy";
import type { Db } from "../../platform/database/database";
import { nameAtDesk } from "./name-at-desk";

/** The buyer of a quotation and everybody who was asked, with their threads. The buyer comes first. */
export async function selectThreadParties(db: Db, quotationId: number) {
  const { rows } = await sql<{
    party_id: number;
    party: string;
    side: Party;
    thread_id: number | null;
    messages: number;
    waits_since: Date | null;
  }>`
    select asked.party_id, ${nameAtDesk("u")} as party, asked.side, t.id as thread_id,
           (select count(*)::int from thread_message m where m.thread_id = t.id) as messages, t.waits_since
      from (
        select 1 as place, buyer_id as party_id, 'buyer' as side from quotation where id = ${quotationId}
        union all select 2, seller_id, 'seller' from invited_seller where quotation_id = ${quotationId}
        union all select 3, transporter_id, 'transporter' from invited_transporter where quotation_id = ${quotationId}
      ) asked
      join users u on u.id = asked.party_id
      left join thread t on t.quotation_id = ${quotationId} and t.party_id = asked.party_id
     order by asked.place, asked.party_id`.execute(db);
  return rows;
}

/** A thread with its party and quotation; undefined when there is none. */
export async function selectThread(db: Db, id: number) {
  const { rows } = await sql<{
    id: number;
    quotation_id: number;
    number: string;
    goods: string;
    party: string;
    phone: string;
    side: Party;
    waits_since: Date | null;
  }>`
    select t.id, t.quotation_id, q.number,
           q.product_name || ' ' || trim_scale(q.total_kg / 1000.0) || ' MT, ' || q.origin_city as goods,
           ${nameAtDesk("u")} as party, u.phone, t.side, t.waits_since
      from thread t join quotation q on q.id = t.quotation_id join users u on u.id = t.party_id
     where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Names of the people who wrote in a thread, as used at the desk. */
export async function selectAuthors(db: Db, threadId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct u.id, ${nameAtDesk("u")} as name
      from thread_message m join users u on u.id = m.author_id where m.thread_id = ${threadId}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

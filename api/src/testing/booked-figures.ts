import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** The postings of an order by these ledger events: paise by kind of account, debit positive. */
export async function bookedFigures(
  db: Db,
  orderId: number,
  events: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; paise: number }>`
    select a.kind, sum(p.amount_paise)::int as paise
      from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
     where j.order_id = ${orderId} and j.event = any(${[...events]}::text[])
     group by a.kind order by a.kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, paise }) => [kind, paise]));
}

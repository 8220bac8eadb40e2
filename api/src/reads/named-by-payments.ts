import { type RawBuilder, sql } from "kysely";

/** What payments and deducted tax that name a document paid, in paise, until a moment; what was reversed or refused by then does not count. */
export function namedByPayments(paper: string, until: RawBuilder<unknown> = sql`'infinity'::timestamptz`) {
  return sql`((
    select coalesce(sum(named.amount_paise), 0)::bigint from payment named
     where named.invoice_id = ${sql.ref(`${paper}.id`)} and named.status = 'verified' and named.decided_at < ${until}
       and not exists (
         select from journal entry join journal undo on undo.reverses_id = entry.id
          where entry.payment_id = named.id and undo.at < ${until})
  ) + (
    select coalesce(sum(advice.amount_paise), 0)::bigint from tds_advice advice
     where advice.invoice_id = ${sql.ref(`${paper}.id`)} and advice.at < ${until}
       and coalesce(advice.refused_at >= ${until}, true)
  ))`;
}

import { type RawBuilder, sql } from "kysely";

const wholePaise = (rupees: RawBuilder<unknown>) => sql`round((${rupees})::numeric * 100)::bigint`;

/**
 * What a document asks for in paise: its total plus freight that is recovered at cost, less the credits on a part of it that were
 * issued until a moment (docs/domain.md#payments).
 */
export function askedBy(paper: string, until: RawBuilder<unknown> = sql`'infinity'::timestamptz`): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${paper}.${name}`);
  const total = wholePaise(sql`${column("snapshot")} ->> 'total'`);
  const atCost = wholePaise(sql`${column("snapshot")} -> 'agent_freight' ->> 'amount'`);
  return sql`(${total} + coalesce(${atCost}, 0) - (
    select coalesce(sum(${wholePaise(sql`note.snapshot -> 'part' ->> 'total'`)}), 0)::bigint from issued_paper note
     where note.order_id = ${column("order_id")} and note.issued_at < ${until}
       and (${column("kind")} = 'invoice' and note.kind = 'credit note' and note.snapshot -> 'invoice' ->> 'number' = ${column("number")}
         or ${column("kind")} = 'bill' and note.kind = 'seller note' and note.snapshot -> 'bill' ->> 'number' = ${column("number")})))`;
}

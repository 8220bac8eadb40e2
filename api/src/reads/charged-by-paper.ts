import { type RawBuilder, sql } from "kysely";

/** What a document charges in paise: its total plus freight that is recovered at cost. */
export function chargedBy(paper: string): RawBuilder<unknown> {
  const snapshot = sql.ref(`${paper}.snapshot`);
  return sql`round(((${snapshot} ->> 'total')::numeric
    + coalesce((${snapshot} -> 'agent_freight' ->> 'amount')::numeric, 0)) * 100)::bigint`;
}

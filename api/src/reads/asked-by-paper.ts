import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { type RawBuilder, sql } from "kysely";

const wholePaise = (rupees: RawBuilder<unknown>) => sql`round((${rupees})::numeric * 100)::bigint`;

/** A debit note of before notes had a due day asks for no day: it is owed with its order. */
const kindsOf: Readonly<
  Record<AccountSide, (kind: RawBuilder<unknown>, snapshot: RawBuilder<unknown>) => RawBuilder<unknown>>
> = {
  buyer: (kind, snapshot) => sql`(${kind} = 'invoice' or ${kind} = 'debit note' and ${snapshot} ? 'due_on')`,
  seller: (kind) => sql`${kind} = 'bill'`,
  transporter: (kind) => sql`${kind} = 'freight bill'`,
};

/** Whether a document asks a buyer for money, or the platform for a seller's or carrier's, and was not cancelled. */
export function isAsking(paper: string, side: AccountSide): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${paper}.${name}`);
  return sql`${kindsOf[side](column("kind"), column("snapshot"))} and not exists (
    select from paper_event e
     where e.paper_id = ${column("id")} and (e.event = 'void' or e.event = 'note' and (e.detail ->> 'is_whole')::boolean))`;
}

/** The day on which what a document asks for is due; its own day where it names none. */
export function dueOnOf(paper: string): RawBuilder<unknown> {
  const snapshot = sql.ref(`${paper}.snapshot`);
  return sql`coalesce(${snapshot} ->> 'due_on', ${snapshot} ->> 'date')`;
}

/** The amount of an invoice, bill or note in paise: its total plus freight that is recovered at cost. */
export function amountOn(paper: string): RawBuilder<unknown> {
  const snapshot = sql.ref(`${paper}.snapshot`);
  const total = wholePaise(sql`coalesce(${snapshot} ->> 'total', ${snapshot} -> 'part' ->> 'total')`);
  const atCost = wholePaise(sql`${snapshot} -> 'agent_freight' ->> 'amount'`);
  return sql`(${total} + coalesce(${atCost}, 0))`;
}

/**
 * What a document asks for in paise: its amount less the credits on a part of it that were issued until a
 * moment (docs/domain.md#payments).
 */
export function askedBy(paper: string, until: RawBuilder<unknown> = sql`'infinity'::timestamptz`): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${paper}.${name}`);
  return sql`(${amountOn(paper)} - (
    select coalesce(sum(${wholePaise(sql`note.snapshot -> 'part' ->> 'total'`)}), 0)::bigint from issued_paper note
     where note.order_id = ${column("order_id")} and note.issued_at < ${until}
       and (${column("kind")} = 'invoice' and note.kind = 'credit note' and note.snapshot -> 'invoice' ->> 'number' = ${column("number")}
         or ${column("kind")} = 'bill' and note.kind = 'seller note' and note.snapshot -> 'bill' ->> 'number' = ${column("number")})))`;
}

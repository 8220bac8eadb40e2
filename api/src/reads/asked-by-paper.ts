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
  return amountIn(sql.ref(`${paper}.snapshot`));
}

function amountIn(snapshot: RawBuilder<unknown>): RawBuilder<unknown> {
  const total = wholePaise(sql`coalesce(${snapshot} ->> 'total', ${snapshot} -> 'part' ->> 'total')`);
  const atCost = wholePaise(sql`${snapshot} -> 'agent_freight' ->> 'amount'`);
  return sql`(${total} + coalesce(${atCost}, 0))`;
}

/**
 * What a document asks for in paise: its amount less the credits on a part of it that were issued until a
 * moment (docs/domain.md#payments). What an invoice's credits come to beyond it comes off its debit notes, the oldest first.
 */
export function askedBy(paper: string, until: RawBuilder<unknown> = sql`'infinity'::timestamptz`): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${paper}.${name}`);
  const [kind, snapshot] = [column("kind"), column("snapshot")];
  const amount = amountOn(paper);
  const credited = (note: string, of: "invoice" | "bill", number: RawBuilder<unknown>) =>
    notesOn(column, { note, of, number, until });
  const invoiced = sql`${snapshot} -> 'invoice'`;
  const number = sql`${invoiced} ->> 'number'`;
  const beyond = sql`greatest(0, ${credited("credit note", "invoice", number)} - ${amountIn(invoiced)})`;
  const older = notesOn(column, { note: "debit note", of: "invoice", number, until, before: column("id") });
  return sql`(case ${kind}
    when 'invoice' then greatest(0, ${amount} - ${credited("credit note", "invoice", column("number"))})
    when 'bill' then ${amount} - ${credited("seller note", "bill", column("number"))}
    when 'debit note' then ${amount} - greatest(0, least(${amount}, ${beyond} - ${older}))
    else ${amount} end)`;
}

/** The sum of the notes of a kind on an invoice or bill of the same order, in paise. */
function notesOn(
  column: (name: string) => RawBuilder<unknown>,
  {
    note,
    of,
    number,
    until,
    before,
  }: {
    readonly note: string;
    readonly of: "invoice" | "bill";
    readonly number: RawBuilder<unknown>;
    readonly until: RawBuilder<unknown>;
    readonly before?: RawBuilder<unknown>;
  },
): RawBuilder<unknown> {
  return sql`(
    select coalesce(sum(${wholePaise(sql`note.snapshot -> 'part' ->> 'total'`)}), 0)::bigint from issued_paper note
     where note.order_id = ${column("order_id")} and note.kind = ${note} and note.issued_at < ${until}
       and note.snapshot -> ${of}::text ->> 'number' = ${number} and ${before ? sql`note.id < ${before}` : sql`true`})`;
}

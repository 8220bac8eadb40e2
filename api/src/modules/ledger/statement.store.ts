import type { OrderAccountKind } from "@mandi/shared/contract/desk/account";
import { negatePaise, type Paise, paise, sumPaise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { safeInteger } from "../../platform/database/pool";
import { type AccountRef, accountCode } from "./account";
import { chargeEvents, sellerSettledBy } from "./event-groups";

/** Which part of a statement, days in Asia/Kolkata, both included. */
export interface StatementRange {
  readonly fromDay: string | null;
  readonly toDay: string | null;
  readonly newestFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A row as stored: `amountPaise` signed, debit positive. */
export interface StoredRow {
  readonly journalId: number;
  /** The journal that this one undoes. */
  readonly reversesId: number | null;
  readonly at: Date;
  readonly description: string;
  readonly amountPaise: Paise;
  readonly balancePaise: Paise;
  /** Only in an order's ledger: whether the row is a charge to the buyer, a payment, or a reversal of one of them. */
  readonly isCharge: boolean | null;
}

interface RawRow {
  readonly journal_id: number;
  readonly reverses_id: number | null;
  readonly at: Date;
  readonly description: string;
  readonly amount_paise: string;
  readonly balance_paise: string;
  readonly is_charge: boolean | null;
}

/** The condition for a range of days on the column that has the instant; empty when the range is everything. */
function onDays(at: RawBuilder<unknown>, { fromDay, toDay }: StatementRange): RawBuilder<unknown> {
  const from = sql`and ${at} >= (${fromDay}::date)::timestamp at time zone 'Asia/Kolkata'`;
  const to = sql`and ${at} < (${toDay}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;
  return sql`${fromDay === null ? sql`` : from} ${toDay === null ? sql`` : to}`;
}

function pageOf({ newestFirst, limit, offset }: StatementRange, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`order by ${order} ${newestFirst ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`;
}

interface Statement {
  readonly rows: readonly StoredRow[];
  readonly total: number;
}

async function read(db: Db, page: RawBuilder<RawRow>, count: RawBuilder<{ total: number }>): Promise<Statement> {
  const { rows } = await page.execute(db);
  const { rows: counted } = await count.execute(db);
  return {
    rows: rows.map(
      (row): StoredRow => ({
        journalId: row.journal_id,
        reversesId: row.reverses_id,
        at: row.at,
        description: row.description,
        amountPaise: paise(safeInteger(row.amount_paise)),
        balancePaise: paise(safeInteger(row.balance_paise)),
        isCharge: row.is_charge,
      }),
    ),
    total: counted[0]?.total ?? 0,
  };
}

/**
 * One page of an account's statement, with the account's own running balance, and how many rows the range has. Postings are
 * in the order of their sequence, which has no gaps: a page reads only its own rows, and the last number is the count.
 */
export function selectAccountRows(db: Db, ref: AccountRef, range: StatementRange): Promise<Statement> {
  const code = accountCode(ref);
  const inRange = sql`
      from posting p
      join journal j on j.id = p.journal_id
     where p.account_id = (select id from account where code = ${code}) ${onDays(sql`j.at`, range)}`;
  const isWhole = range.fromDay === null && range.toDay === null;
  return read(
    db,
    sql<RawRow>`
    select j.id as journal_id, j.reverses_id, j.at, j.description, p.amount_paise, p.balance_paise,
           null::boolean as is_charge
      ${inRange} ${pageOf(range, sql`p.sequence`)}`,
    isWhole
      ? sql<{ total: number }>`select last_sequence as total from account where code = ${code}`
      : sql<{ total: number }>`select count(*) as total ${inRange}`,
  );
}

/**
 * One page of a buyer's order ledger and how many rows the range has: every journal that changed what they owe. Advance and
 * receivable count together: moving money from one to the other is not an event for the buyer and does not show.
 */
export function selectOrderRows(db: Db, orderId: number, range: StatementRange): Promise<Statement> {
  // The running balance is computed over everything before the range is selected.
  const inRange = sql`
      from (
        select journal_id, reverses_id, at, description, amount_paise, is_charge, sum(amount_paise) over (order by journal_id) as balance_paise
          from (
            select j.id as journal_id, j.reverses_id, j.at, j.description, sum(p.amount_paise) as amount_paise,
                   coalesce(undone.event, j.event) = any(${[...chargeEvents, "advance forfeited"]}) as is_charge
              from account a
              join posting p on p.account_id = a.id
              join journal j on j.id = p.journal_id
              left join journal undone on undone.id = j.reverses_id
             where a.order_id = ${orderId} and a.kind in ('advance', 'receivable')
             group by j.id, undone.id
            having sum(p.amount_paise) <> 0
          ) per_journal
      ) everything
     where true ${onDays(sql`at`, range)}`;
  return read(
    db,
    sql<RawRow>`select * ${inRange} ${pageOf(range, sql`journal_id`)}`,
    sql<{ total: number }>`select count(*) as total ${inRange}`,
  );
}

/** The advance of a cancelled order that was not refunded: it was paid, although no invoice asked for it. */
const isKept = sql`a.kind = 'advance' and coalesce(undone.event, j.event) = 'advance forfeited'`;

/** The balances of an order's accounts by kind, on their normal side, and what each event put on them; a debit counts up. */
export async function selectOrderBalances(db: Db, orderId: number) {
  const balances = db.selectFrom("account").select(["kind", "balance_paise"]).where("order_id", "=", orderId).execute();
  const sums = sql<{ kind: string; event: string; paise: string }>`
    select a.kind, coalesce(undone.event, j.event) as event, sum(p.amount_paise) as paise
      from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
      left join journal undone on undone.id = j.reverses_id
     where a.order_id = ${orderId}
     group by 1, 2`.execute(db);
  const [accounts, { rows }] = await Promise.all([balances, sums]);
  const byEvent = rows.map(({ kind, event, paise: sum }) => ({ kind, event, sumPaise: paise(safeInteger(sum)) }));
  return {
    balances: new Map(accounts.map(({ kind, balance_paise }) => [kind, paise(balance_paise)])),
    /** The sum of these events on accounts of these kinds. */
    sumOf: (kinds: readonly OrderAccountKind[], events: readonly string[]): Paise =>
      sumPaise(
        byEvent
          .filter(({ kind, event }) => kinds.some((one) => one === kind) && events.includes(event))
          .map((row) => row.sumPaise),
      ),
  };
}

/** An entry that settled a part of an order for a side; below zero for a refund. */
export interface SettlementRow {
  readonly journalId: number;
  readonly at: Date;
  readonly event: string;
  readonly description: string;
  readonly amountPaise: Paise;
}

/** What settled an order for its buyer or seller, oldest first; a reversed entry is left out together with its reversal. */
export async function selectSettlements(
  db: Db,
  orderId: number,
  side: "buyer" | "seller",
): Promise<readonly SettlementRow[]> {
  const isSettling =
    side === "buyer"
      ? sql`a.kind in ('advance', 'receivable') and j.event <> all(${[...chargeEvents, "advance forfeited"]})`
      : sql`a.kind = 'payable:seller' and j.event = any(${[...sellerSettledBy]})`;
  const { rows } = await sql<{ journal_id: number; at: Date; event: string; description: string; paise: string }>`
    select j.id as journal_id, j.at, j.event, j.description, sum(p.amount_paise) as paise
      from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
     where a.order_id = ${orderId} and ${isSettling} and j.reverses_id is null
       and not exists (select from journal undoing where undoing.reverses_id = j.id)
     group by j.id
    having sum(p.amount_paise) <> 0
     order by j.id`.execute(db);
  return rows.map(({ journal_id, at, event, description, paise: sum }) => {
    const debitPaise = paise(safeInteger(sum));
    const amountPaise = side === "buyer" ? negatePaise(debitPaise) : debitPaise;
    return { journalId: journal_id, at, event, description, amountPaise };
  });
}

/** What buyers paid and sellers were paid for many orders, with one query. */
export async function selectPaidOfOrders(db: Db, orderIds: readonly number[]) {
  const { rows } = await sql<{ order_id: number; paid: string; paid_to_seller: string }>`
    select a.order_id,
           coalesce(sum(p.amount_paise) filter (
             where ${isKept}
                or a.kind in ('advance', 'receivable') and coalesce(undone.event, j.event) = any(${[...chargeEvents]})
           ), 0) - coalesce(sum(p.amount_paise) filter (where a.kind in ('advance', 'receivable')), 0) as paid,
           coalesce(sum(p.amount_paise) filter (
             where a.kind = 'payable:seller' and coalesce(undone.event, j.event) = any(${[...sellerSettledBy]})
           ), 0) as paid_to_seller
      from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
      left join journal undone on undone.id = j.reverses_id
     where a.order_id = any(${[...orderIds]}::bigint[])
     group by a.order_id`.execute(db);
  return new Map(
    rows.map((row) => [
      row.order_id,
      { paidPaise: paise(safeInteger(row.paid)), sellerPaidPaise: paise(safeInteger(row.paid_to_seller)) },
    ]),
  );
}

import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { type Paise, paise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import { safeInteger } from "../platform/database/pool";
import type { MonthOf } from "../platform/trade-month";
import { askedBy, dueOnOf, isAsking } from "./asked-by-paper";
import { namedByPayments } from "./named-by-payments";

/** A change to what a side owes or is owed; a debit is positive. */
export interface StatementRow {
  readonly at: Date;
  readonly description: string;
  readonly order_number: string;
  readonly amount_paise: number;
}

/** What is open for an order at the end of a period, with a document that it may belong to; null where it has none yet. */
export interface OpenRow {
  readonly order_id: number;
  /** Owed by a buyer, or to a seller or carrier; negative the other way round. */
  readonly open_paise: number;
  readonly due_on: string | null;
  readonly total_paise: number | null;
  /** What payments that name this document paid. */
  readonly named_paise: number;
}

const accountsOf: Readonly<Record<AccountSide, RawBuilder<unknown>>> = {
  buyer: sql`a.kind in ('advance', 'receivable')`,
  seller: sql`a.kind = 'payable:seller'`,
  transporter: sql`a.kind = 'payable:transporter'`,
};

/** The orders of a side. */
function ordersOf(side: AccountSide, userId: number): RawBuilder<unknown> {
  if (side === "buyer") return sql`select id, number from trade_order where buyer_id = ${userId}`;
  if (side === "seller") return sql`select id, number from trade_order where seller_id = ${userId}`;
  return sql`
    select o.id, o.number from freight_award w join trade_order o on o.id = w.order_id
     where w.transporter_id = ${userId} and w.ended_at is null`;
}

const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Kolkata'`;
const endOf = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

/** The balance of a side's account before a day in India: debits less credits. */
export async function selectOpeningBalance(db: Db, side: AccountSide, userId: number, day: string): Promise<Paise> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(p.amount_paise), 0) as balance
      from (${ordersOf(side, userId)}) o
      join account a on a.order_id = o.id and ${accountsOf[side]}
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
     where j.at < ${startOf(day)}`.execute(db);
  return paise(safeInteger(rows[0]?.balance ?? "0"));
}

/** The first lines of a side's account in a period, oldest first; applying an advance is not a line. */
export async function selectStatementRows(
  db: Db,
  {
    side,
    userId,
    days,
    limit,
  }: { readonly side: AccountSide; readonly userId: number; readonly days: MonthOf; readonly limit: number },
): Promise<readonly StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select j.at, j.description, o.number as order_number, sum(p.amount_paise)::bigint as amount_paise
      from (${ordersOf(side, userId)}) o
      join account a on a.order_id = o.id and ${accountsOf[side]}
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
     where j.at >= ${startOf(days.first)} and j.at < ${endOf(days.last)}
     group by j.id, o.number
    having sum(p.amount_paise) <> 0
     order by j.id limit ${limit}::int`.execute(db);
  return rows;
}

/** What is open at the end of a day by order, with the documents that it may belong to, the earliest due first. */
export async function selectOpenOrders(
  db: Db,
  side: AccountSide,
  userId: number,
  day: string,
): Promise<readonly OpenRow[]> {
  const sign = side === "buyer" ? 1 : -1;
  const { rows } = await sql<OpenRow>`
    select open.id as order_id, open.open_paise,
           ${dueOnOf("p")} as due_on,
           ${askedBy("p", endOf(day))} as total_paise, ${namedByPayments("p", endOf(day))} as named_paise
      from (
        select o.id, (${sign}::int * sum(p.amount_paise))::bigint as open_paise
          from (${ordersOf(side, userId)}) o
          join account a on a.order_id = o.id and ${accountsOf[side]}
          join posting p on p.account_id = a.id
          join journal j on j.id = p.journal_id
         where j.at < ${endOf(day)}
         group by o.id having sum(p.amount_paise) <> 0
      ) open
      left join issued_paper p on p.order_id = open.id and ${isAsking("p", side)} and p.issued_at < ${endOf(day)}
     order by open.id, due_on, p.id`.execute(db);
  return rows;
}

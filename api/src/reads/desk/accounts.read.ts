import { sql } from "kysely";
import { openStatuses } from "../../modules/credit/credit.policy";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf, totalOf } from "./desk-page";

/** Which accounts the desk asks for; `search` is the beginning of a code. */
export interface AccountQuery {
  readonly page?: number | undefined;
  readonly search?: string | undefined;
}

/** A page of the accounts: the platform's own first, or those whose code begins with the text. */
export async function selectAccounts(db: Db, query: AccountQuery) {
  const start = query.search ?? "";
  // A range in the order of the index: a plan that does not know the text could not use it for LIKE. The exact one is first.
  const found = sql`where code ~>=~ ${start} and code ~<~ (${start} || chr(1114111)) order by code using ~<~`;
  const all = sql`order by (user_id is null and order_id is null) desc, id`;
  const { rows } = await sql<{ code: string; balance: number; limit: number; postings: number }>`
    select code, balance_paise as balance, limit_paise as limit, last_sequence as postings
      from account ${start === "" ? all : found}
     limit ${deskRows} offset ${offsetOf(query.page)}`.execute(db);
  return rows;
}

/** Which postings the desk asks for. */
export interface PostingQuery {
  readonly page?: number | undefined;
  readonly code: string;
}

/** A page of the postings of one account, newest first. */
export async function selectPostings(db: Db, query: PostingQuery) {
  const { rows } = await sql<{ id: number; at: Date; description: string; amount: number; balance: number }>`
    select j.id, j.at, j.description, p.amount_paise as amount, p.balance_paise as balance
      from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
     where a.code = ${query.code} order by p.sequence desc limit ${deskRows} offset ${offsetOf(query.page)}`.execute(
    db,
  );
  return rows;
}

/** The credit lines of these people, with limit and used credit; people without one are left out. */
export async function selectCreditLines(db: Db, userIds: readonly number[]) {
  const codes = userIds.map((id) => `credit:${id}`);
  const { rows } = await sql<{ user_id: number; limit: number; used: number }>`
    select user_id, limit_paise as limit, balance_paise as used from account
     where code = any(${codes}::text[]) and user_id is not null`.execute(db);
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** How many credit requests are open, next to a page of so many rows. */
export function countOpenCreditRequests(db: Db, page: number | undefined, rows: number): Promise<number> {
  return totalOf(db, { page, rows }, sql`credit_request where status = any(${[...openStatuses]})`);
}

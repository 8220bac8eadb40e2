import type { TradePaperKind } from "@mandi/shared/contract/trade-paper";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { PageWindow } from "../platform/routes/paging";
import { deskRows, offsetOf } from "./desk/desk-page";

/** The papers that a person reads: those for them, and the challans of the vehicles that they carry. */
const papersOf = (userId: number) => sql`
  select id, order_id from issued_paper where party_id = ${userId}
  union
  select id, order_id from issued_paper where carrier_id = ${userId}`;

/** Keys of the papers that a person reads, newest first, and how many there are; of one order or of all. */
export async function selectPaperKeysOf(
  db: Db,
  userId: number,
  { orderId, perPage, offset }: PageWindow & { readonly orderId: number | undefined },
) {
  const own = sql`(${papersOf(userId)}) own ${orderId === undefined ? sql`` : sql`where order_id = ${orderId}`}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<{ id: number }>`select id from ${own} order by id desc limit ${perPage} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${own}`.execute(db),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? 0 };
}

/** Whether a person reads a paper. */
export async function isPaperOf(db: Db, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from issued_paper
     where id = ${id} and (party_id = ${userId} or carrier_id = ${userId})`.execute(db);
  return rows.length > 0;
}

/** A page of the papers beside invoices, newest first; of one kind or of all. */
export async function selectTradePaperKeys(
  db: Db,
  { kind, page }: { readonly kind?: TradePaperKind; readonly page?: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from issued_paper
     where kind in ('receipt', 'payment advice', 'challan', 'proforma', 'statement')
       ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
     order by id desc limit ${sql.lit(deskRows)} offset ${offsetOf(page)}`.execute(db);
  return rows.map(({ id }) => id);
}

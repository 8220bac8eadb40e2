import { type DeskPaperKind, deskPaperKinds } from "@mandi/shared/contract/desk/paper";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { PageWindow } from "../platform/routes/paging";
import { deskRows, offsetOf } from "./desk/desk-page";
import { nameAtDesk } from "./desk/name-at-desk";

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

/** A page of papers with whom each is for or from, newest first; of one kind, number, order or party, or of all. */
export async function selectDeskPaperKeys(
  db: Db,
  { kind, page, search = "" }: { readonly kind?: DeskPaperKind; readonly page?: number; readonly search?: string },
): Promise<readonly { readonly id: number; readonly party: string }[]> {
  const name = search.trim().toUpperCase();
  const named = sql`and p.id in (
    select id from issued_paper where number = ${name}
    union select id from issued_paper where order_id in (select id from trade_order where number = ${name})
    union select id from issued_paper where party_id in (select id from users where phone = ${name}))`;
  const { rows } = await sql<{ id: number; party: string }>`
    select p.id, coalesce(${nameAtDesk("u")}, '') as party
      from issued_paper p
      left join trade_order o on o.id = p.order_id
      left join shipment s on s.id = p.shipment_id
      left join users u on u.id = coalesce(p.party_id, case
        when p.kind = 'bill' then o.seller_id
        when p.kind in ('freight bill', 'self-invoice') then s.transporter_id
        else o.buyer_id end)
     where p.kind = any(${kind === undefined ? [...deskPaperKinds] : [kind]})
       ${name === "" ? sql`` : named}
     order by p.id desc limit ${sql.lit(deskRows)} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { OpenRow } from "./account-statement.read";
import { askedBy, dueOnOf, isAsking } from "./asked-by-paper";
import { nameAtDesk } from "./desk/name-at-desk";
import { namedByPayments } from "./named-by-payments";

/** An open order of a party, as in a statement of that party. */
export interface OpenRowOfParty extends OpenRow {
  readonly phone: string;
  readonly name: string;
  readonly order_number: string;
  readonly paper_id: number | null;
  readonly paper_kind: "invoice" | "debit note" | "bill" | "freight bill" | null;
  readonly number: string | null;
  readonly date: string | null;
}

const accountsOf: Readonly<Record<AccountSide, RawBuilder<unknown>>> = {
  buyer: sql`a.kind in ('advance', 'receivable')`,
  seller: sql`a.kind = 'payable:seller'`,
  transporter: sql`a.kind = 'payable:transporter'`,
};
const partyOf: Readonly<Record<AccountSide, RawBuilder<unknown>>> = {
  buyer: sql`o.buyer_id`,
  seller: sql`o.seller_id`,
  transporter: sql`(select w.transporter_id from freight_award w where w.order_id = o.id order by w.id desc limit 1)`,
};

/** Orders in one batch. */
const ordersAtOnce = 1_000;

/** Every order for which a side owes or is owed something now, with the documents that it may belong to, the earliest due first. */
export function selectOpenOrdersOfAll(db: Db, side: AccountSide): Promise<readonly OpenRowOfParty[]> {
  return selectAllParts(db, side, sql`true`);
}

/** The same of one order, seen by its buyer. */
export function selectOpenOrder(db: Db, orderId: number): Promise<readonly OpenRowOfParty[]> {
  return selectAllParts(db, "buyer", sql`id = ${orderId}`);
}

/** The same of one buyer. */
export function selectOpenOrdersOfBuyer(db: Db, buyerId: number): Promise<readonly OpenRowOfParty[]> {
  return selectAllParts(db, "buyer", sql`buyer_id = ${buyerId}`);
}

async function selectAllParts(
  db: Db,
  side: AccountSide,
  whose: RawBuilder<unknown>,
): Promise<readonly OpenRowOfParty[]> {
  const open: OpenRowOfParty[] = [];
  for (let after = 0; ; ) {
    const rows = await selectPart(db, { side, whose, after });
    open.push(...rows.filter(({ open_paise }) => open_paise > 0));
    const last = rows.at(-1)?.order_id;
    if (last === undefined || new Set(rows.map(({ order_id }) => order_id)).size < ordersAtOnce) return open;
    after = last;
  }
}

/** Orders after a key that are not settled, even those with nothing open; nobody owes anything on a cancelled one. */
async function selectPart(
  db: Db,
  { side, whose, after }: { readonly side: AccountSide; readonly whose: RawBuilder<unknown>; readonly after: number },
): Promise<readonly OpenRowOfParty[]> {
  const { rows } = await sql<OpenRowOfParty>`
    select o.id as order_id, o.number as order_number, open.open_paise, u.phone, ${nameAtDesk("u")} as name,
           ${dueOnOf("p")} as due_on,
           ${askedBy("p")} as total_paise, ${namedByPayments("p")} as named_paise,
           p.id as paper_id, p.kind as paper_kind, p.number, p.date::text as date
      from (
        select * from trade_order
         where settled_at is null and status <> 'cancel' and ${whose} and id > ${after}::bigint
         order by id limit ${sql.lit(ordersAtOnce)}
      ) o
      cross join lateral (
        select coalesce(sum(case a.kind when 'advance' then -a.balance_paise else a.balance_paise end), 0)::bigint as open_paise
          from account a where a.order_id = o.id and ${accountsOf[side]}
      ) open
      left join users u on u.id = ${partyOf[side]}
      left join lateral (
        select p.* from (select * from issued_paper where order_id = o.id offset 0) p where ${isAsking("p", side)}
      ) p on true
     order by o.id, due_on, p.id`.execute(db);
  return rows;
}

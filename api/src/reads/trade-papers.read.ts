import { type DeskPaperKind, deskPaperKinds } from "@mandi/shared/contract/desk/paper";
import type { PaperOfOrder } from "@mandi/shared/contract/trade-paper";
import { buyersAdviceKind, orderPaperKinds } from "@mandi/shared/contract/trade-paper";
import { paperList } from "@mandi/shared/messages/paper-list";
import type { Paise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { PageWindow } from "../platform/routes/paging";
import { amountOn } from "./asked-by-paper";
import { deskRows, offsetOf } from "./desk/desk-page";
import { nameAtDesk } from "./desk/name-at-desk";
import { partyOfPaper } from "./desk/paper.read";
import { fits, foundAtMost, searchKeys, type TradeSearch } from "./own-trades.read";

/** The documents that a person may read: those for them, and the challans of the vehicles that they carry. */
const papersOf = (userId: number) => sql`
  select id, order_id, issued_at as at, false as is_advice from issued_paper where party_id = ${userId}
  union
  select id, order_id, issued_at, false from issued_paper where carrier_id = ${userId}`;

/** The transfers that a person reported and the desk did not reject: each has an advice. */
const advicesOf = (userId: number) => sql`
  union all
  select id, order_id, created_at, true from payment
   where payer_id = ${userId} and source = 'bank' and status <> 'rejected' and entered_by is null`;

/** The invoices, notes and bills of an order for its buyer or its seller. */
const papersOfOrder = (userId: number, orderId: number) => sql`
  union all
  select p.id, p.order_id, p.issued_at, false from trade_order o join issued_paper p on p.order_id = o.id
   where o.id = ${orderId}
     and ((o.buyer_id = ${userId} and p.kind = any(${[...orderPaperKinds.buyer]}))
       or (o.seller_id = ${userId} and p.kind = any(${[...orderPaperKinds.seller]})))`;

interface PaperWish extends PageWindow {
  readonly orderId: number | undefined;
  /** With their own payment advices. */
  readonly hasAdvices: boolean;
  /** With the invoices, notes and bills of the order. */
  readonly hasInvoices: boolean;
  readonly search: TradeSearch | undefined;
}

/** Documents and advices have keys of their own: as one number, that of an advice is negative. */
const keyOfRow = sql`case when own.is_advice then -own.id else own.id end`;

const kindNames = sql.join(
  Object.entries(paperList.kinds).map(([kind, name]) => sql`when ${sql.lit(kind)} then ${sql.lit(name)}`),
  sql` `,
);

/** What a document or advice is found by beside its amount: what its page shows of it, its kind by the name that the list shows, without its lines. */
const paperText = sql`concat_ws(' ', case coalesce(p.kind, ${sql.lit(buyersAdviceKind)}) ${kindNames} else p.kind end, p.number, a.utr, o.number,
  p.snapshot -> 'supplier' ->> 'name', p.snapshot -> 'recipient' ->> 'name', p.snapshot -> 'consignee' ->> 'name',
  i.number, case when own.is_advice then (select value from site_text where key = 'legal_name') end,
  p.snapshot ->> 'carrier', p.snapshot ->> 'utr', p.snapshot ->> 'paid_invoice', p.snapshot ->> 'paid_note')`;

/** The amount that the list shows, in paise. */
const paperAmount = sql`coalesce(a.amount_paise, (coalesce(
  (p.snapshot ->> 'amount')::numeric, (p.snapshot ->> 'closing')::numeric,
  (p.snapshot ->> 'total')::numeric + coalesce((p.snapshot -> 'agent_freight' ->> 'amount')::numeric, 0)) * 100)::bigint)`;

/** Keys of the rows that a search finds. */
function selectKeys(db: Db, own: RawBuilder<unknown>, search: TradeSearch): Promise<readonly number[]> {
  return searchKeys(
    db,
    search,
    (tried) => sql`select ${keyOfRow} as id from ${own}
       left join issued_paper p on not own.is_advice and p.id = own.id
       left join payment a on own.is_advice and a.id = own.id
       left join trade_order o on o.id = own.order_id
       left join issued_paper i on i.id = a.invoice_id
      where ${fits(tried, paperText, sql`own.at`, paperAmount)}
      order by own.at desc, own.id desc limit ${foundAtMost}`,
  );
}

/** Keys of the documents that a person may read, newest first, and how many there are; for one order or all, and for a search. */
export async function selectPaperKeysOf(
  db: Db,
  userId: number,
  { orderId, hasAdvices, hasInvoices, search, perPage, offset }: PaperWish,
) {
  const ofOrder = hasInvoices && orderId !== undefined ? papersOfOrder(userId, orderId) : sql``;
  const all = sql`(select * from (${papersOf(userId)} ${hasAdvices ? advicesOf(userId) : sql``} ${ofOrder}) mine
    ${orderId === undefined ? sql`` : sql`where order_id = ${orderId}`}) own`;
  const found = search && (await selectKeys(db, all, search));
  const own = sql`${all} ${found === undefined ? sql`` : sql`where ${keyOfRow} = any(${[...found]}::bigint[])`}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<{ id: number; is_advice: boolean }>`
      select id, is_advice from ${own} order by at desc, id desc limit ${perPage} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${own}`.execute(db),
  ]);
  return { keys: rows, total: counted[0]?.total ?? 0 };
}

/** An invoice or note of a buyer's order by its number, in capitals or not: it is with its order, not among these documents. */
export async function selectPaperOfOrder(db: Db, buyerId: number, number: string): Promise<PaperOfOrder | undefined> {
  const { rows } = await sql<PaperOfOrder>`
    select p.kind, p.number, p.order_id from issued_paper p join trade_order o on o.id = p.order_id
     where p.number = ${number.toUpperCase()} and p.kind in ('invoice', 'credit note', 'debit note')
       and o.buyer_id = ${buyerId} limit 1`.execute(db);
  return rows[0];
}

/** The most invoices and notes to which an amount leads. */
const ofAmountAtMost = sql.lit(10);

/** The invoices and notes of a buyer's orders, or of one of them, that have one of these amounts and every word of a search, newest first. */
export async function selectPapersOfAmount(
  db: Db,
  buyerId: number,
  { orderId, search, amounts }: Pick<PaperWish, "orderId"> & { search: TradeSearch; amounts: readonly Paise[] },
): Promise<readonly PaperOfOrder[]> {
  const text = sql`concat_ws(' ', p.kind, p.number, o.number, p.snapshot -> 'supplier' ->> 'name', p.snapshot -> 'recipient' ->> 'name')`;
  const { rows } = await sql<PaperOfOrder>`
    select p.kind, p.number, p.order_id from trade_order o join issued_paper p on p.order_id = o.id
     where o.buyer_id = ${buyerId} ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
       and p.kind in ('invoice', 'credit note', 'debit note')
       and ${amountOn("p")} = any(${[...amounts]}::bigint[]) and ${fits(search, text, sql`p.issued_at`, amountOn("p"))}
     order by p.id desc limit ${ofAmountAtMost}`.execute(db);
  return rows;
}

/** What rows of payment advices show, by the keys of their payments. */
export async function selectAdviceRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("payment")
    .leftJoin("trade_order", "trade_order.id", "payment.order_id")
    .where(({ eb, fn, val }) => eb("payment.id", "=", fn.any(val([...ids]))))
    .select(["payment.id", "payment.utr", "payment.created_at", "payment.amount_paise", "payment.order_id"])
    .select("trade_order.number as order_number")
    .execute();
}

/** Whether a person may read a document. */
export async function isPaperOf(db: Db, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from issued_paper
     where id = ${id} and (party_id = ${userId} or carrier_id = ${userId})`.execute(db);
  return rows.length > 0;
}

/** The most documents of each kind, newest first, that are found by a person's phone. */
const papersOfPersonAtMost = 500;

/** The sides whose documents are found through an order. */
const orderSides = [
  { side: "buyer_id", kinds: ["invoice", "credit note", "debit note"] },
  { side: "seller_id", kinds: ["bill"] },
];

/** Keys of documents of these kinds that are for a person or issued by them: found by name, through their orders or through their vehicles. */
function papersWithPhone(phone: string, kinds: readonly DeskPaperKind[]) {
  const person = sql`(select id from users where phone = ${phone})`;
  const newest = (
    from: RawBuilder<unknown>,
    of: RawBuilder<unknown>,
    among: readonly string[],
    by: RawBuilder<unknown>,
  ) => {
    const asked = kinds.filter((kind) => among.includes(kind));
    return asked.map(
      (kind) => sql`(
        select paper.id from ${from}
          cross join lateral (select id from issued_paper where ${by} and kind = ${kind} offset 0) paper
         where ${of} = ${person} order by own.id desc limit ${sql.lit(papersOfPersonAtMost)})`,
    );
  };
  return sql.join(
    [
      sql`(select id from issued_paper where party_id = ${person} and kind = any(${[...kinds]}))`,
      sql`(select id from issued_paper where carrier_id = ${person} and kind = any(${[...kinds]}))`,
      ...orderSides.flatMap(({ side, kinds: among }) =>
        newest(sql`trade_order own`, sql.ref(`own.${side}`), among, sql`order_id = own.id`),
      ),
      ...newest(
        sql`(select id, transporter_id from shipment where delivered_at is not null) own`,
        sql`own.transporter_id`,
        ["freight bill", "self-invoice"],
        sql`shipment_id = own.id`,
      ),
    ],
    sql` union `,
  );
}

/** A page of documents, each with its recipient or issuer, newest first; for one kind, number, order or party, or all. */
export async function selectDeskPaperKeys(
  db: Db,
  { kind, page, search = "" }: { readonly kind?: DeskPaperKind; readonly page?: number; readonly search?: string },
): Promise<readonly { readonly id: number; readonly party: string }[]> {
  const name = search.trim().toUpperCase();
  const kinds = kind === undefined ? deskPaperKinds : [kind];
  const named = sql`and p.id in (
    select id from issued_paper where number = ${name}
    union select id from issued_paper where order_id in (select id from trade_order where number = ${name})
    union ${papersWithPhone(name, kinds)})`;
  const { rows } = await sql<{ id: number; party: string }>`
    select p.id, coalesce(${nameAtDesk("u")}, '') as party
      from issued_paper p
      ${partyOfPaper}
     where p.kind = any(${[...kinds]})
       ${name === "" ? sql`` : named}
     order by p.id desc limit ${sql.lit(deskRows)} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

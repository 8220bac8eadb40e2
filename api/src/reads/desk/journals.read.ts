import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isUnderReference } from "../../platform/database/journal-reference";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** A page of the entries of the books, newest first; those found by a number, or all. */
export async function selectJournals(
  db: Db,
  { page, search = "" }: { readonly page?: number | undefined; readonly search?: string | undefined },
) {
  const { rows } = await sql<{
    id: number;
    at: Date;
    event: string;
    description: string;
    order_number: string | null;
    amount_paise: number;
    is_undone: boolean;
  }>`
    select j.id, j.at, j.event, j.description, o.number as order_number,
           (select sum(p.amount_paise) from posting p where p.journal_id = j.id and p.amount_paise > 0)::bigint as amount_paise,
           exists (select from journal undoing where undoing.reverses_id = j.id) as is_undone
      from journal j left join trade_order o on o.id = j.order_id
     where ${namedBy(search.trim().replaceAll(/\s+/g, " ").toUpperCase())}
     order by j.id desc limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/** The owner of an account. */
interface AccountOwner {
  readonly code: string;
  readonly party: string | null;
  readonly order_number: string | null;
}

/** The owners of an entry's accounts by name, with the order; the platform's own accounts have none. */
export async function selectAccountOwners(db: Db, journalId: number) {
  const { rows } = await sql<AccountOwner>`
    select distinct a.code, o.number as order_number,
           case when u.id is not null then ${nameAtDesk("u")}
                when a.kind in ('receivable', 'advance') then ${nameAtDesk("buyer")}
                when a.kind = 'payable:seller' then ${nameAtDesk("seller")}
                when a.kind = 'payable:transporter' then (
                  select string_agg(distinct ${nameAtDesk("carrier")}, ', ') from users carrier
                   where carrier.id in (select transporter_id from freight_award where order_id = o.id
                                        union select transporter_id from shipment where order_id = o.id))
           end as party
      from posting p join account a on a.id = p.account_id
      left join users u on u.id = a.user_id
      left join trade_order o on o.id = a.order_id
      left join users buyer on buyer.id = o.buyer_id
      left join users seller on seller.id = o.seller_id
     where p.journal_id = ${journalId}`.execute(db);
  return rows;
}

/** JRN… is one entry; any other number is that of an order or its document, or the UTR of money that came in or went out. */
function namedBy(name: string): RawBuilder<unknown> {
  if (name === "") return sql`true`;
  if (/^JRN\d{1,14}$/.test(name)) return sql`j.id = ${Number(name.slice(3))}`;
  return sql`j.id in (
    select id from journal where order_id in (
      select id from trade_order where number = ${name}
      union select order_id from issued_paper where number = ${name} and order_id is not null)
    union
    select id from journal where payment_id in (select id from payment where utr = ${name})
    union
    select id from journal paid where ${isUnderReference("paid", sql`array[${name}]`)}
  )`;
}

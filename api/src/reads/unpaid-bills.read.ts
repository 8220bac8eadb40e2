import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { nameAtDesk } from "./desk/name-at-desk";

/** A bill that charged GST, of a side that is owed something for its order. */
export interface OpenBillRow {
  readonly order_id: number;
  readonly order_number: string;
  readonly paper_id: number;
  readonly number: string;
  readonly date: string;
  /** Less the issuer's own notes on it. */
  readonly total_paise: number;
  readonly gst_paise: number;
  readonly name: string;
  readonly phone: string;
}

/** A seller's bill. */
export interface OpenSellerBillRow extends OpenBillRow {
  /** What the seller is owed for the goods of the order, without freight advances. */
  readonly open_paise: number;
}

/** Orders in one answer: each with all of its bills, because what is open belongs to the newest. */
const ordersAtMost = 500;

const whole = (amount: string) => sql`round((${sql.raw(amount)})::numeric * 100)::bigint`;
const gstOf = (tax: string) =>
  sql`(${sql.join(
    ["cgst", "sgst", "utgst", "igst"].map((head) => sql`(${sql.raw(tax)} ->> ${sql.lit(head)})::numeric`),
    sql` + `,
  )})`;

/** All bills of the sellers who are owed something for an order with a bill up to a day, oldest first. */
export async function selectOpenSellerBills(db: Db, until: string): Promise<readonly OpenSellerBillRow[]> {
  const { rows } = await sql<OpenSellerBillRow>`
    with late as (
      select o.id, o.number, o.seller_id, a.id as account_id, a.balance_paise
        from trade_order o
        join account a on a.code = 'payable:seller:' || o.id and a.balance_paise > 0
        join issued_paper p on p.order_id = o.id and p.kind = 'bill' and p.date <= ${until}::date
       where o.settled_at is null and o.status <> 'cancel'
       group by o.id, a.id
       order by min(p.date), o.id
       limit ${sql.lit(ordersAtMost)}
    )
    select late.id as order_id, late.number as order_number, p.id as paper_id, p.number, p.date::text as date,
           ${whole("p.snapshot ->> 'total'")} - noted.total_paise as total_paise,
           round(${gstOf("p.snapshot -> 'tax'")} * 100)::bigint - noted.gst_paise as gst_paise,
           late.balance_paise - advanced.paise as open_paise, ${nameAtDesk("u")} as name, u.phone
      from late
      cross join lateral (
        select coalesce(-sum(line.amount_paise), 0)::bigint as paise
          from journal j
          join posting line on line.journal_id = j.id and line.account_id = late.account_id
          left join journal undone on undone.id = j.reverses_id
         where j.order_id = late.id and coalesce(undone.event, j.event) = 'freight advanced by seller'
      ) advanced
      join issued_paper p on p.order_id = late.id and p.kind = 'bill'
      cross join lateral (
        select coalesce(sum(${whole("n.snapshot -> 'part' ->> 'total'")}), 0)::bigint as total_paise,
               coalesce(round(sum(${gstOf("n.snapshot -> 'part' -> 'tax'")}) * 100), 0)::bigint as gst_paise
          from issued_paper n
         where n.order_id = late.id and n.kind = 'seller note' and n.snapshot -> 'bill' ->> 'number' = p.number
      ) noted
      join users u on u.id = late.seller_id
     where not exists (
       select from paper_event e
        where e.paper_id = p.id and (e.event = 'void' or e.event = 'note' and (e.detail ->> 'is_whole')::boolean))
     order by p.date, p.id`.execute(db);
  return rows;
}

/**
 * Approved bills up to a day with GST charged by the carrier, where the carrier is owed something for the order; the oldest
 * first. Tax under reverse charge is not included, because its credit needs no payment.
 */
export async function selectOpenCarrierBills(db: Db, until: string): Promise<readonly OpenBillRow[]> {
  const { rows } = await sql<OpenBillRow>`
    select o.id as order_id, o.number as order_number, b.paper_id, b.number, p.date::text as date,
           b.freight_paise + b.detention_paise + b.gst_paise as total_paise, b.gst_paise, ${nameAtDesk("u")} as name, u.phone
      from trade_order o
      join account a on a.code = 'payable:transporter:' || o.id and a.balance_paise > 0
      join lateral (select * from freight_bill where order_id = o.id offset 0) b
        on b.status = 'approved' and not b.is_reverse_charge
      join issued_paper p on p.id = b.paper_id
      join users u on u.id = b.transporter_id
     where o.settled_at is null and o.status <> 'cancel' and p.date <= ${until}::date
     order by p.date, p.id
     limit ${sql.lit(ordersAtMost)}`.execute(db);
  return rows;
}

import type { QueueKind } from "@mandi/shared/contract/desk/queue";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { waitingEwayBill } from "./eway-bills.read";
import { nameAtDesk } from "./name-at-desk";

/** One thing that waits for the desk, of whatever table. */
export interface QueueItemRow {
  readonly kind: QueueKind;
  readonly id: number;
  readonly number: string;
  readonly what: string;
  readonly party: string;
  readonly amount: number | null;
  readonly since: Date;
  /** Who asked for it, where that person may not decide it. */
  readonly asked_by: number | null;
  /** What an approval is about, `payment:12`. */
  readonly subject: string | null;
}

/** Rows of one kind that are looked at: more than anybody works through before the list is fetched again. */
export const itemsOfKind = 200;

const oldest = sql`order by since, id limit ${sql.lit(itemsOfKind)}`;

/** What waits, kind by kind. A kind is one statement, so that each reads its own index. Rows of the tax law are one thing. */
const waiting: Readonly<Record<Exclude<QueueKind, "e-way bill">, RawBuilder<QueueItemRow>>> = {
  quotation: sql`
    select 'quotation' as kind, q.id, q.number, q.product_name || ' ' || trim_scale(q.total_kg / 1000.0) || ' MT, '
             || q.origin_city || ' to ' || coalesce(q.consignee_detail ->> 'city', '') as what,
           ${nameAtDesk("u")} as party, null::bigint as amount, q.closed_at as since, null::bigint as asked_by, null::text as subject
      from quotation q join users u on u.id = q.buyer_id
     where q.status = 'pending' and q.closed_at is not null`,
  message: sql`
    select 'message', t.id, q.number, initcap(t.side) || ': ' || left(coalesce(nullif(m.body, ''), 'A file'), 120),
           ${nameAtDesk("u")}, null::bigint, t.waits_since, null::bigint, null
      from thread t join quotation q on q.id = t.quotation_id join users u on u.id = t.party_id
     cross join lateral (select body from thread_message
                          where thread_id = t.id and not is_desk order by id desc limit 1) m
     where t.waits_since is not null`,
  payment: sql`
    select 'payment', p.id, p.utr, initcap(p.purpose) || coalesce(', ' || coalesce(o.number, q.number), ''),
           ${nameAtDesk("u")}, p.amount_paise, p.created_at, null::bigint, null
      from payment p join users u on u.id = p.payer_id
      left join quotation q on q.id = p.quotation_id left join trade_order o on o.id = p.order_id
     where p.status = 'under check'`,
  "second person": sql`
    select 'second person', a.id, 'A' || a.id, a.action, ${nameAtDesk("u")}, nullif(a.amount_paise, 0), a.requested_at,
           a.requested_by, a.subject
      from approval a join users u on u.id = a.requested_by where a.status = 'waiting'`,
  order: sql`
    select 'order', o.id, o.number, 'Seller has not confirmed', ${nameAtDesk("u")}, o.for_paise, o.created_at, null::bigint, null
      from trade_order o join users u on u.id = o.seller_id where o.status = 'pending'`,
  user: sql`
    select 'user', u.id, u.phone, initcap(u.type) || ' to verify', ${nameAtDesk("u")}, null::bigint, u.created_at, null::bigint, null
      from users u where u.verification_status = 'submitted' and u.suspended_at is null
    union all
    select 'user', u.id, u.phone, 'Documents to verify', ${nameAtDesk("u")}, null::bigint, min(d.sent_at), null::bigint, null
      from user_document d join users u on u.id = d.user_id
     where d.status = 'sent' and u.verification_status <> 'submitted' and u.suspended_at is null group by u.id`,
  credit: sql`
    select 'credit', c.id, 'R' || c.id, 'Credit request', ${nameAtDesk("u")}, null::bigint, c.created_at, null::bigint, null
      from credit_request c join users u on u.id = c.user_id where c.status in ('pending', 'under review')`,
  listing: sql`
    select 'listing', l.id, 'L' || l.id, product.name || ', ' || brand.name || ', ' || l.city, ${nameAtDesk("u")},
           l.base_price_paise, l.created_at, null::bigint, null
      from listing l join users u on u.id = l.seller_id join commodity_product product on product.id = l.commodity_product_id
      join brand on brand.id = l.brand_id where l.status = 'pending approval'`,
  "freight bill": sql`
    select 'freight bill', b.id, b.number, 'Freight of order ' || o.number, ${nameAtDesk("u")},
           b.freight_paise + b.detention_paise, b.submitted_at, null::bigint, null
      from freight_bill b join trade_order o on o.id = b.order_id join users u on u.id = b.transporter_id
     where b.status in ('submitted', 'checked')`,
  "e-invoice": sql`
    select 'e-invoice', e.paper_id, p.number, coalesce('The tax portal refused it: ' || e.message, 'The tax portal did not take it'),
           '', null::bigint, e.issued_on::timestamptz, null::bigint, null
      from e_invoice e join issued_paper p on p.id = e.paper_id where e.state = 'failed'`,
  tax: sql`
    select 'tax', min(t.id), '', case count(*) when 1 then '1 tax rate waits' else count(*) || ' tax rates wait' end
             || ' for confirmation, the earliest from ' || to_char(min(t.valid_from), 'FMDD Mon YYYY'),
           '', null::bigint, min(t.added_at),
           case when count(distinct t.added_by) = 1 and count(t.added_by) = count(*) then min(t.added_by) end, null
      from tax_row t where t.confirmed_by is null and coalesce(t.valid_to >= current_date, true) having count(*) > 0`,
  inbox: sql`
    select 'inbox', e.id, 'E' || e.id, e.requirement, e.name, null::bigint, e.created_at, null::bigint, null
      from enquiry e where e.handled_at is null
    union all
    select 'inbox', m.id, 'M' || m.id, m.message, m.name, null::bigint, m.created_at, null::bigint, null
      from contact_message m where m.handled_at is null`,
};

const waitingEwayBills = (now: Date) => sql<QueueItemRow>`
  select 'e-way bill', b.id, coalesce(b.number, p.number),
         case when b.taken_back_at is not null and b.is_typed then b.message
              when b.taken_back_at is not null
              then 'Its invoice was taken back, and the portal refused to cancel it (' || b.code || '): ' || coalesce(b.message, '')
              when b.code is not null then 'The portal refused it: ' || coalesce(b.message, b.code)
              else 'Vehicle ' || b.vehicle_number || ' is on the road, and it ends soon' end,
         '', null::bigint, coalesce(b.valid_until, p.issued_at), null::bigint, null
    from eway_bill b join issued_paper p on p.id = b.paper_id
   where ${waitingEwayBill(now)}`;

const columns = sql`waiting (kind, id, number, what, party, amount, since, asked_by, subject)`;

/** What waits of these kinds, of each the oldest. */
export async function selectQueueItems(
  db: Db,
  kinds: readonly QueueKind[],
  now: Date,
): Promise<readonly QueueItemRow[]> {
  const parts = kinds.map((kind) => {
    const rows = kind === "e-way bill" ? waitingEwayBills(now) : waiting[kind];
    return sql`(select * from (${rows}) ${columns} ${oldest})`;
  });
  const { rows } = await sql<QueueItemRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

import {
  type DeskQueuePlaceQuery,
  type DeskQueueQuery,
  type QueueKind,
  type QueueSort,
  queueSorts,
} from "@mandi/shared/contract/desk/queue";
import { settingFacts } from "@mandi/shared/contract/desk/setting";
import { deskWrites } from "@mandi/shared/contract/desk/writes";
import { trailWords } from "@mandi/shared/messages/desk-trail";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { knownSubjects } from "./approval-subject.read";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk, typeAtDesk } from "./name-at-desk";
import { waitingEwayBills } from "./queue-eway-bills.read";
import { paidByTransfer, transferName } from "./transfer-name";
import { unbilledFreight } from "./unbilled-freight.read";

/** One item that waits for the desk, from any table. */
export interface QueueItemRow {
  readonly kind: QueueKind;
  readonly id: number;
  readonly number: string;
  readonly what: string;
  readonly party: string;
  readonly amount: number | null;
  readonly since: Date;
  /** The requester, where that person may not decide it. */
  readonly asked_by: number | null;
  readonly until: Date;
  readonly taken_by: number | null;
  readonly taken_at: Date | null;
  readonly taken_name: string | null;
}

/** How many there are on all pages, and how many of them are late or nearly so. */
interface QueueTotals {
  readonly found: number;
  readonly late: number;
  readonly soon: number;
  /** How many the viewer has taken and how many nobody has, whichever of these is shown. */
  readonly mine: number;
  readonly free: number;
}

/** A page beyond the last has totals, and no item. */
type PageRow = QueueTotals & (QueueItemRow | { readonly kind: null });

/** The name of each act, by which waiting items can be found too. */
const actWords = JSON.stringify(Object.fromEntries(Object.keys(deskWrites).map((act) => [act, trailWords(act)])));

/** The name of each setting, by its subject. */
const settingWords = JSON.stringify(
  Object.fromEntries(Object.entries(settingFacts).map(([key, { meaning }]) => [`setting:${key}`, meaning])),
);

/**
 * What waits, kind by kind: each from its table's index of open rows, so that the cost depends only on the work that
 * is left to do. Rows of the tax law count as one item.
 */
const waiting: Readonly<Record<Exclude<QueueKind, "e-way bill" | "unbilled freight">, RawBuilder<unknown>>> = {
  quotation: sql`
    select 'quotation' as kind, q.id, q.number, q.product_name || ' ' || trim_scale(q.total_kg / 1000.0) || ' MT, '
             || q.origin_city || ' to ' || coalesce(q.consignee_detail ->> 'city', '') as what,
           ${nameAtDesk("u")} as party, null::bigint as amount, q.closed_at as since, null::bigint as asked_by
      from quotation q join users u on u.id = q.buyer_id
     where q.status = 'pending' and q.closed_at is not null`,
  message: sql`
    select 'message', t.id, q.number, initcap(t.side) || ': ' || left(coalesce(nullif(m.body, ''), 'A file'), 120),
           ${nameAtDesk("u")}, null::bigint, t.waits_since, null::bigint
      from thread t join quotation q on q.id = t.quotation_id join users u on u.id = t.party_id
     cross join lateral (select body from thread_message
                          where thread_id = t.id and not is_desk order by id desc limit 1) m
     where t.waits_since is not null`,
  payment: sql`
    select 'payment', p.id, p.utr, ${transferName}, ${nameAtDesk("u")}, p.amount_paise, p.created_at, null::bigint
      from payment p join users u on u.id = p.payer_id ${paidByTransfer}
     where p.status = 'under check'`,
  "second person": sql`
    select 'second person', a.id, 'A' || a.id, coalesce(${settingWords}::jsonb ->> a.subject, known.what, a.subject) || ': ' || coalesce(${actWords}::jsonb ->> a.action, a.action), ${nameAtDesk("u")},
           nullif(a.amount_paise, 0), a.requested_at, a.requested_by
      from approval a join users u on u.id = a.requested_by
      left join (${knownSubjects(sql`select subject from approval where status = 'waiting'`)}) known on known.subject = a.subject
     where a.status = 'waiting'`,
  order: sql`
    select 'order', o.id, o.number, 'Seller has not confirmed', ${nameAtDesk("u")}, o.for_paise, o.created_at, null::bigint
      from trade_order o join users u on u.id = o.seller_id where o.status = 'pending'`,
  user: sql`
    select 'user', u.id, u.phone, ${typeAtDesk("u")} || ' to verify', ${nameAtDesk("u")}, null::bigint, coalesce(u.sent_in_at, u.created_at), null::bigint
      from users u where u.verification_status = 'submitted' and u.suspended_at is null
    union all
    select 'user', u.id, u.phone, 'Documents to verify', ${nameAtDesk("u")}, null::bigint, min(d.sent_at), null::bigint
      from user_document d join users u on u.id = d.user_id
     where d.status = 'sent' and u.verification_status <> 'submitted' and u.suspended_at is null group by u.id`,
  credit: sql`
    select 'credit', c.id, 'R' || c.id, 'Credit request', ${nameAtDesk("u")}, null::bigint, c.created_at, null::bigint
      from credit_request c join users u on u.id = c.user_id where c.status in ('pending', 'under review')`,
  listing: sql`
    select 'listing', l.id, 'L' || l.id, product.name || ', ' || brand.name || ', ' || l.city, ${nameAtDesk("u")},
           l.base_price_paise, coalesce(l.sent_in_at, l.created_at), null::bigint
      from listing l join users u on u.id = l.seller_id join commodity_product product on product.id = l.commodity_product_id
      join brand on brand.id = l.brand_id where l.status = 'pending approval'
    union all
    select 'listing', l.id, 'L' || l.id,
           'Changed since it was taken off the market: ' || product.name || ', ' || brand.name || ', ' || l.city, ${nameAtDesk("u")},
           l.base_price_paise, off.changed_at, null::bigint
      from taken_off_listing off join listing l on l.id = off.listing_id join users u on u.id = l.seller_id
      join commodity_product product on product.id = l.commodity_product_id join brand on brand.id = l.brand_id
     where off.changed_at is not null and l.status = 'paused'`,
  "freight bill": sql`
    select 'freight bill', b.id, b.number, 'Freight of order ' || o.number, ${nameAtDesk("u")},
           b.freight_paise + b.detention_paise, b.submitted_at, null::bigint
      from freight_bill b join trade_order o on o.id = b.order_id join users u on u.id = b.transporter_id
     where b.status in ('submitted', 'checked')`,
  "e-invoice": sql`
    select 'e-invoice', e.paper_id, p.number, coalesce('The tax portal refused it: ' || e.message, 'It is not registered with the tax portal'),
           '', null::bigint, e.issued_on::timestamptz, null::bigint
      from e_invoice e join issued_paper p on p.id = e.paper_id where e.state = 'failed'`,
  tax: sql`
    select 'tax', min(t.id), '', case count(*) when 1 then '1 tax rate waits' else count(*) || ' tax rates wait' end
             || ' for confirmation, the earliest from ' || to_char(min(t.valid_from), 'FMDD Mon YYYY'),
           '', null::bigint, min(t.added_at),
           case when count(distinct t.added_by) = 1 and count(t.added_by) = count(*) then min(t.added_by) end
      from tax_row t where t.confirmed_by is null and coalesce(t.valid_to >= current_date, true) having count(*) > 0`,
  inbox: sql`
    select 'inbox', e.id, 'E' || e.id, e.requirement, e.name, null::bigint, e.created_at, null::bigint
      from enquiry e where e.handled_at is null
    union all
    select 'inbox', m.id, 'M' || m.id, m.message, m.name, null::bigint, m.created_at, null::bigint
      from contact_message m where m.handled_at is null`,
};

/** What waits of these kinds at this moment. */
function waitingOf(kinds: readonly QueueKind[], now: Date): RawBuilder<unknown> {
  const partOf = (kind: QueueKind) => {
    if (kind === "e-way bill") return waitingEwayBills(now);
    const rows = kind === "unbilled freight" ? unbilledFreight(now) : waiting[kind];
    return sql`select other.*, null::timestamptz from (${rows}) other`;
  };
  const parts = kinds.map(partOf);
  return sql`waiting (kind, id, number, what, party, amount, since, asked_by, ends) as (${sql.join(parts, sql` union all `)})`;
}

/** Which items, in which order, and when each kind is due. */
export interface QueueSearch extends Pick<DeskQueueQuery, "page" | "sort" | "filter" | "taken"> {
  readonly kinds: readonly QueueKind[];
  readonly minutes: Readonly<Record<QueueKind, number>>;
  readonly viewerId: number;
  readonly now: Date;
  /** What was taken before this moment no longer counts. */
  readonly takenAfter: Date;
}

/** The key by which an item is taken, or its number where keys of two tables could collide. */
const itemOf = sql`case w.kind when 'inbox' then w.number else w.id::text end`;

/** What waits of these kinds and has the words, with its time and its taker. */
function matchingOf({
  kinds,
  minutes,
  viewerId,
  now,
  takenAfter,
  filter = "",
  taken,
}: QueueSearch): RawBuilder<unknown> {
  const whose = taken === "mine" ? sql`taken_by = ${viewerId}` : sql`taken_by is null`;
  return sql`${waitingOf(kinds, now)}, found as (
      select w.*, coalesce(w.ends, w.since + (${JSON.stringify(minutes)}::jsonb ->> w.kind)::int * interval '1 minute') as until,
             t.taken_by, t.taken_at, ${nameAtDesk("taker")} as taken_name
        from waiting w
        left join queue_taken t on t.kind = w.kind and t.item = ${itemOf} and t.since = w.since and t.taken_at > ${takenAfter}
        left join users taker on taker.id = t.taken_by
    ), worded as materialized (
      select * from found where ${hasWords(filter)}
    ), matching as materialized (
      select * from worded where ${taken === undefined ? sql`true` : whose}
    )`;
}

const columnOf: Readonly<Record<QueueSort, RawBuilder<unknown>>> = {
  until: sql`until`,
  since: sql`since`,
  kind: sql`kind`,
  number: sql`number`,
  what: sql`what`,
  party: sql`party`,
  amount: sql`amount`,
};

/** Missing values come last in both directions; equal ones are sorted by urgency. */
function orderOf(sort: NonNullable<QueueSearch["sort"]>): RawBuilder<unknown> {
  const [, minus, key] = /^(-?)(.+)$/.exec(sort) ?? [];
  const column = columnOf[queueSorts.find((one) => one === key) ?? "until"];
  return sql`order by ${column} ${minus ? sql`desc` : sql`asc`} nulls last, until, kind, id`;
}

/** True for items that have all of the words. */
function hasWords(filter: string): RawBuilder<boolean> {
  const patterns = filter
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  return sql`concat_ws(' ', number, what, party) ilike all (${patterns}::text[])`;
}

/** A page of what waits, with totals over all pages. */
export async function selectQueueItems(
  db: Db,
  search: QueueSearch,
): Promise<{ readonly totals: QueueTotals; readonly items: readonly QueueItemRow[] }> {
  const { now, viewerId, sort = "until", page } = search;
  const order = orderOf(sort);
  const { rows } = await sql<PageRow>`
    with ${matchingOf(search)}
    select totals.*, whose.*, page.*
      from (select count(*)::int as found, (count(*) filter (where until < ${now}))::int as late,
                   (count(*) filter (where until >= ${now} and until < ${now}::timestamptz + interval '1 hour'))::int as soon
              from matching) totals
      cross join (select (count(*) filter (where taken_by = ${viewerId}))::int as mine,
                         (count(*) filter (where taken_by is null))::int as free from worded) whose
      left join (select * from matching ${order} limit ${sql.lit(deskRows)} offset ${offsetOf(page)}) page on true ${order}`.execute(
    db,
  );
  const totals = rows[0] ?? { found: 0, late: 0, soon: 0, mine: 0, free: 0 };
  return { totals, items: rows.flatMap((row) => (row.kind === null ? [] : [row])) };
}

/** The position of an item, with its neighbours and its taker. */
export interface QueuePlaceRow extends Pick<QueueItemRow, "taken_by" | "taken_at" | "taken_name"> {
  readonly place: number;
  readonly count: number;
  readonly before_kind: QueueKind | null;
  readonly before_id: number | null;
  readonly before_number: string | null;
  readonly after_kind: QueueKind | null;
  readonly after_id: number | null;
  readonly after_number: string | null;
}

/** Finds an item by its key or number. Numbers of carriers' bills can look like keys, so a key takes precedence. */
const isItem = ({ kind, item }: Pick<DeskQueuePlaceQuery, "kind" | "item">) =>
  sql`kind = ${kind} and (id::text = ${item} or number = ${item})`;

/** The position of an item in a search result; undefined when it is not part of it. */
export async function selectQueuePlace(
  db: Db,
  asked: Pick<DeskQueuePlaceQuery, "kind" | "item">,
  search: QueueSearch,
): Promise<QueuePlaceRow | undefined> {
  const { rows } = await sql<QueuePlaceRow>`
    with ${matchingOf(search)}, placed as (
      select kind, id, number, taken_by, taken_at, taken_name,
             (row_number() over shown)::int as place, (count(*) over ())::int as count,
             lag(kind) over shown as before_kind, lag(id) over shown as before_id, lag(number) over shown as before_number,
             lead(kind) over shown as after_kind, lead(id) over shown as after_id, lead(number) over shown as after_number
        from matching window shown as (${orderOf(search.sort ?? "until")})
    )
    select * from placed where ${isItem(asked)} order by id::text <> ${asked.item} limit 1`.execute(db);
  return rows[0];
}

/** The key by which a waiting item is taken, and since when it waits, to the microsecond; undefined when it does not wait. */
export async function selectWaiting(
  db: Db,
  asked: Pick<DeskQueuePlaceQuery, "kind" | "item">,
  now: Date,
): Promise<{ readonly item: string; readonly since: string } | undefined> {
  const { rows } = await sql<{ readonly item: string; readonly since: string }>`
    with ${waitingOf([asked.kind], now)}
    select ${itemOf} as item, w.since::text from waiting w where ${isItem(asked)} order by id::text <> ${asked.item} limit 1`.execute(
    db,
  );
  return rows[0];
}

import type { DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import type { QuotationStatus } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { deskRows, offsetOf, onlyOne, rupees, tonnes } from "./desk-lists";

interface QuotationRow {
  readonly id: number;
  readonly number: string;
  readonly status: QuotationStatus;
  readonly product_name: string;
  readonly brand_name: string;
  readonly origin_city: string;
  readonly total_kg: number;
  readonly buyer: string;
  readonly deadline_at: Date;
  readonly closed_at: Date | null;
  readonly offers: number;
  readonly bids: number;
  readonly desk_note: string | null;
}

const quotationRows = sql`
  select q.id, q.number, q.status, q.product_name, q.brand_name, q.origin_city, q.total_kg,
         coalesce(nullif(buyer.company_name, ''), buyer.name) as buyer, q.deadline_at, q.closed_at, q.desk_note,
         (select count(*)::int from offer where offer.quotation_id = q.id) as offers,
         (select count(*)::int from freight_bid b where b.quotation_id = q.id and b.withdrawn_at is null) as bids
    from quotation q join users buyer on buyer.id = q.buyer_id`;

function presentQuotation(row: QuotationRow) {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    product: row.product_name,
    brand: row.brand_name,
    origin_city: row.origin_city,
    quantity: tonnes(row.total_kg),
    buyer: row.buyer,
    deadline: row.deadline_at.toISOString(),
    is_closed: row.closed_at === null ? 0 : 1,
    offers: row.offers,
    bids: row.bids,
    note: row.desk_note,
  };
}

/** Quotations; those that wait for a marking stand first. */
export async function listQuotationsForDesk(
  db: Db,
  query: { readonly page?: number | undefined; readonly status?: QuotationStatus | undefined },
) {
  const one = onlyOne(sql`q.status`, query.status);
  const { rows } = await sql<QuotationRow>`${quotationRows} where ${one.filter}
    order by ${one.order} (q.status = 'pending' and q.closed_at is not null) desc, q.id desc
    limit ${deskRows} offset ${offsetOf(query.page)}`.execute(db);
  return { data: rows.map(presentQuotation) };
}

/** A quotation with both boards by name. @throws Refusal 404 */
export async function readQuotationForDesk(db: Db, id: number): Promise<DeskQuotationAnswer> {
  const { rows } = await sql<QuotationRow>`${quotationRows} where q.id = ${id}`.execute(db);
  const quotation = found(rows[0]);
  const { consignee_detail: to, marking_id } = await db
    .selectFrom("quotation")
    .select(["consignee_detail", "marking_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const offers = await sql<{ id: number; name: string; base: number; ex: number; at: Date; message: string }>`
    select u.id, coalesce(nullif(u.company_name, ''), u.name) as name, o.base_price_paise as base, o.ex_paise as ex,
           o.revised_at as at, coalesce(r.description, '') as message
      from offer o join users u on u.id = o.seller_id
      left join offer_revision r on r.offer_id = o.id and r.sequence = o.sequence
     where o.quotation_id = ${id} order by o.ex_paise, o.revised_at`.execute(db);
  const bids = await sql<{ id: number; name: string; price: number; at: Date }>`
    select u.id, coalesce(nullif(u.company_name, ''), u.name) as name, b.price_paise as price, b.revised_at as at
      from freight_bid b join users u on u.id = b.transporter_id
     where b.quotation_id = ${id} and b.withdrawn_at is null order by b.price_paise, b.revised_at`.execute(db);
  const marking =
    marking_id === null
      ? undefined
      : await db.selectFrom("marking").selectAll().where("id", "=", marking_id).executeTakeFirst();
  return {
    data: {
      ...presentQuotation(quotation),
      consignee: `${to.company_name}, ${to.city}, ${to.state}`,
      offer_list: offers.rows.map((row) => ({
        seller_id: row.id,
        seller: row.name,
        base_price: rupees(row.base),
        ex_price: rupees(row.ex),
        at: row.at.toISOString(),
        message: row.message,
      })),
      bid_list: bids.rows.map((row) => ({
        transporter_id: row.id,
        transporter: row.name,
        price: rupees(row.price),
        at: row.at.toISOString(),
      })),
      marking: marking
        ? {
            seller_id: marking.seller_id,
            transporter_id: marking.transporter_id,
            base_price: rupees(marking.base_price_paise),
            transport_price: rupees(marking.transport_price_paise),
            for_price: rupees(marking.for_paise),
            booking_amount: rupees(marking.booking_paise),
            valid_until: marking.valid_until.toISOString(),
            reason: marking.reason,
          }
        : null,
    },
  };
}

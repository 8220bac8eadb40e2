import type { QuotationStatus } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf, onlyOne, totalOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

export interface QuotationRow {
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
  readonly far_offers: number;
  readonly desk_note: string | null;
}

const quotationRows = sql`
  select q.id, q.number, q.status, q.product_name, q.brand_name, q.origin_city, q.total_kg,
         ${nameAtDesk("buyer")} as buyer, q.deadline_at, q.closed_at, q.desk_note,
         (select count(*)::int from offer where offer.quotation_id = q.id and offer.withdrawn_at is null) as offers,
         (select count(*)::int from offer join offer_revision r on r.offer_id = offer.id and r.sequence = offer.sequence
           where offer.quotation_id = q.id and offer.withdrawn_at is null and r.is_far) as far_offers,
         (select count(*)::int from freight_bid b where b.quotation_id = q.id and b.withdrawn_at is null) as bids
    from quotation q join users buyer on buyer.id = q.buyer_id`;

/** Which quotations the desk asks for. */
export interface QuotationQuery {
  readonly page?: number | undefined;
  readonly status?: QuotationStatus | undefined;
}

/** A page of the quotations; those that wait for a marking come first. */
export async function selectDeskQuotations(db: Db, query: QuotationQuery) {
  const one = onlyOne(sql`q.status`, query.status);
  const { rows } = await sql<QuotationRow>`${quotationRows} where ${one.filter}
    order by ${one.order} (q.status = 'pending' and q.closed_at is not null) desc, q.id desc
    limit ${deskRows} offset ${offsetOf(query.page)}`.execute(db);
  return rows;
}

/** How many such quotations there are, next to a page of so many rows. */
export function countDeskQuotations(db: Db, { page, status }: QuotationQuery, rows: number): Promise<number> {
  return totalOf(db, { page, rows }, sql`quotation q where ${onlyOne(sql`q.status`, status).filter} order by q.id`);
}

/** The destination of a quotation's goods, and its frozen marking. */
export async function selectMarkedTerms(db: Db, id: number) {
  const { consignee_detail, marking_id, ...wish } = await db
    .selectFrom("quotation")
    .select(["consignee_detail", "marking_id", "needed_by", "parts", "delivery_parts"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const marking =
    marking_id === null
      ? undefined
      : await db.selectFrom("marking").selectAll().where("id", "=", marking_id).executeTakeFirst();
  return { consignee: consignee_detail, marking, wish };
}

/** One quotation as a row of the desk's list. */
export async function selectDeskQuotation(db: Db, id: number): Promise<QuotationRow | undefined> {
  const { rows } = await sql<QuotationRow>`${quotationRows} where q.id = ${id}`.execute(db);
  return rows[0];
}

/** The cities whose sellers were asked, and which the chosen one left out. */
export async function selectCitiesLeftOut(db: Db, id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ city: string }>`
    select distinct i.origin_city as city from quotation q join invited_seller i on i.quotation_id = q.id
     where q.id = ${id} and not q.any_city and i.origin_city <> q.origin_city order by 1`.execute(db);
  return rows.map(({ city }) => city);
}

interface BidRow {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly price_paise: number;
  readonly min_price_paise: number;
  readonly max_price_paise: number;
  readonly revised_at: Date;
}

/** The freight bids by name, the lowest first. */
export async function selectBids(db: Db, quotationId: number) {
  const { rows } = await sql<BidRow>`
    select u.id, ${nameAtDesk("u")} as name, u.phone, b.price_paise, b.revised_at, i.min_price_paise, i.max_price_paise
      from freight_bid b join users u on u.id = b.transporter_id
      join invited_transporter i on i.quotation_id = b.quotation_id and i.transporter_id = b.transporter_id
     where b.quotation_id = ${quotationId} and b.withdrawn_at is null
     order by b.price_paise, b.revised_at`.execute(db);
  return rows;
}

interface OfferRow {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly base_price_paise: number;
  readonly ex_paise: number;
  readonly revised_at: Date;
  readonly description: string;
  readonly is_far: boolean;
  readonly listed_price_paise: number | null;
}

/** The offers by name, the lowest ex price first. */
export async function selectOffers(db: Db, quotationId: number): Promise<readonly OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select u.id, ${nameAtDesk("u")} as name, u.phone, o.base_price_paise, o.ex_paise, o.revised_at,
           r.description, r.is_far, r.listed_price_paise
      from offer o join users u on u.id = o.seller_id
      join offer_revision r on r.offer_id = o.id and r.sequence = o.sequence
     where o.quotation_id = ${quotationId} and o.withdrawn_at is null order by o.ex_paise, o.revised_at, o.id`.execute(
    db,
  );
  return rows;
}

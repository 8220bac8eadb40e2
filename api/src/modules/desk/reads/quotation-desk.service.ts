import type { DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import type { QuotationStatus } from "@mandi/shared/contract/trade-document";
import { kilograms } from "@mandi/shared/money/kilograms";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { roundPerTonne } from "@mandi/shared/money/rounding";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { readMarketRules } from "../../quotations/market-rules";
import { bidWarnings, earlyMarkingWarnings, offerWarnings } from "../../quotations/marking/marking-warnings.policy";
import { readPlacings } from "../../quotations/marking/placing.service";
import { readLines } from "../../quotations/quotation.service";
import { shortageText } from "../../quotations/shortage.policy";
import { deskRows, offsetOf, onlyOne, rupees, tonnes } from "./desk-lists";
import { nameAtDesk } from "./name-at-desk";

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
  readonly far_offers: number;
  readonly desk_note: string | null;
}

const quotationRows = sql`
  select q.id, q.number, q.status, q.product_name, q.brand_name, q.origin_city, q.total_kg,
         ${nameAtDesk("buyer")} as buyer, q.deadline_at, q.closed_at, q.desk_note,
         (select count(*)::int from offer where offer.quotation_id = q.id) as offers,
         (select count(*)::int from offer join offer_revision r on r.offer_id = offer.id and r.sequence = offer.sequence
           where offer.quotation_id = q.id and r.is_far) as far_offers,
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
    far_offers: row.far_offers,
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
export async function readQuotationForDesk(db: Db, id: number, now: Date): Promise<DeskQuotationAnswer> {
  const { rows } = await sql<QuotationRow>`${quotationRows} where q.id = ${id}`.execute(db);
  const quotation = found(rows[0]);
  const { consignee_detail: to, marking_id } = await db
    .selectFrom("quotation")
    .select(["consignee_detail", "marking_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const marking =
    marking_id === null
      ? undefined
      : await db.selectFrom("marking").selectAll().where("id", "=", marking_id).executeTakeFirst();
  return {
    data: {
      ...presentQuotation(quotation),
      consignee: `${to.company_name}, ${to.city}, ${to.state}`,
      warnings: [...earlyMarkingWarnings(quotation, now)],
      offer_list: await readOffers(db, quotation, now),
      bid_list: await readBids(db, id),
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

interface BidRow {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly price_paise: number;
  readonly min_price_paise: number;
  readonly max_price_paise: number;
  readonly revised_at: Date;
}

/** The freight bids by name, the lowest first, each with what speaks against marking it. */
async function readBids(db: Db, quotationId: number): Promise<DeskQuotationAnswer["data"]["bid_list"]> {
  const { rows } = await sql<BidRow>`
    select u.id, ${nameAtDesk("u")} as name, u.phone, b.price_paise, b.revised_at, i.min_price_paise, i.max_price_paise
      from freight_bid b join users u on u.id = b.transporter_id
      join invited_transporter i on i.quotation_id = b.quotation_id and i.transporter_id = b.transporter_id
     where b.quotation_id = ${quotationId} and b.withdrawn_at is null
     order by b.price_paise, b.revised_at`.execute(db);
  const { farPriceShare } = await readMarketRules(db);
  return rows.map((row) => ({
    transporter_id: row.id,
    transporter: row.name,
    transporter_phone: row.phone,
    price: rupees(row.price_paise),
    at: row.revised_at.toISOString(),
    note: bidWarnings(row, farPriceShare).join(" "),
  }));
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

/** All offers by name, in the order of the marking, each with what speaks against marking it. */
async function readOffers(
  db: Db,
  quotation: Pick<QuotationRow, "id" | "status" | "total_kg">,
  now: Date,
): Promise<DeskQuotationAnswer["data"]["offer_list"]> {
  const { rows } = await sql<OfferRow>`
    select u.id, ${nameAtDesk("u")} as name, u.phone, o.base_price_paise, o.ex_paise, o.revised_at,
           r.description, r.is_far, r.listed_price_paise
      from offer o join users u on u.id = o.seller_id
      join offer_revision r on r.offer_id = o.id and r.sequence = o.sequence
     where o.quotation_id = ${quotation.id} order by o.ex_paise, o.revised_at, o.id`.execute(db);
  const placing = (await readPlacings(db, [quotation], now)).get(quotation.id);
  const lines = await readLines(db, quotation.id);
  const ranks = new Map(placing?.ranked.map(({ offer }, index) => [offer.seller_id, index + 1]));
  const lacking = new Map(
    placing?.short.map(({ offer, shortages }) => [offer.seller_id, shortageText(shortages, lines)]),
  );
  const last = rows.length + 1;
  return rows
    .toSorted((one, other) => (ranks.get(one.id) ?? last) - (ranks.get(other.id) ?? last))
    .map((row) => ({
      rank: ranks.get(row.id) ?? null,
      seller_id: row.id,
      seller: row.name,
      seller_phone: row.phone,
      base_price: rupees(row.base_price_paise),
      ex_price_per_mt: rupeesFromPaise(roundPerTonne(paise(row.ex_paise), kilograms(quotation.total_kg))),
      ex_total: rupees(row.ex_paise),
      at: row.revised_at.toISOString(),
      message: row.description,
      is_far: row.is_far ? 1 : 0,
      note: [...offerWarnings(row), lacking.get(row.id) ?? ""].filter(Boolean).join(" "),
    }));
}

import type { DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { kilograms } from "@mandi/shared/money/kilograms";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { roundPerTonne } from "@mandi/shared/money/rounding";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { rupees, rupeesOrNull, tonnes } from "../../../platform/wire-figures";
import {
  countDeskQuotations,
  type QuotationQuery,
  type QuotationRow,
  selectBids,
  selectCitiesLeftOut,
  selectDeskQuotation,
  selectDeskQuotations,
  selectMarkedTerms,
  selectOffers,
} from "../../../reads/desk/quotations.read";
import { readMarketRules } from "../../auction/market-rules";
import { bidWarnings, earlyMarkingWarnings, offerWarnings } from "../../auction/marking/marking-warnings.policy";
import { readPlacings } from "../../auction/marking/placing.service";
import { presentWish } from "../../auction/quotation.presenter";
import { listLines } from "../../auction/quotation.service";
import { shortageText } from "../../auction/stock/shortage.policy";

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
    closed_at: row.closed_at?.toISOString() ?? null,
    offers: row.offers,
    bids: row.bids,
    far_offers: row.far_offers,
    note: row.desk_note,
  };
}

/** Quotations; those that wait for a marking come first. */
export async function listQuotationsForDesk(db: Db, query: QuotationQuery) {
  const rows = await selectDeskQuotations(db, query);
  return { data: rows.map(presentQuotation), total: await countDeskQuotations(db, query, rows.length) };
}

/** A quotation with both boards by name. @throws Refusal 404 */
export async function readQuotationForDesk(db: Db, id: number, now: Date): Promise<DeskQuotationAnswer> {
  const quotation = found(await selectDeskQuotation(db, id));
  const [{ consignee: to, marking, wish }, leftOut] = await Promise.all([
    selectMarkedTerms(db, id),
    selectCitiesLeftOut(db, id),
  ]);
  return {
    data: {
      ...presentQuotation(quotation),
      consignee: `${to.company_name}, ${to.city}, ${to.state}`,
      ...presentWish(wish),
      cities_left_out: [...leftOut],
      warnings: [...earlyMarkingWarnings(quotation, now)],
      offer_list: await listOffers(db, quotation, now),
      bid_list: await listBids(db, id),
      marking: marking
        ? {
            seller_id: marking.seller_id,
            transporter_id: marking.transporter_id,
            base_price: rupees(marking.base_price_paise),
            transport_price: rupees(marking.transport_price_paise),
            freight_to_pay: rupeesOrNull(marking.to_pay_rate_paise),
            is_freight_at_cost: marking.freight_mode === "pure_agent" ? 1 : 0,
            for_price: rupees(marking.for_paise),
            booking_amount: rupees(marking.booking_paise),
            valid_until: marking.valid_until.toISOString(),
            reason: marking.reason,
            delivery_by: marking.delivery_by,
            credit_days: marking.credit_days,
          }
        : null,
    },
  };
}

/** The freight bids by name, the lowest first, each with its warnings. */
async function listBids(db: Db, quotationId: number): Promise<DeskQuotationAnswer["data"]["bid_list"]> {
  const rows = await selectBids(db, quotationId);
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

/** All offers by name, in the order of the marking, each with its warnings. */
async function listOffers(
  db: Db,
  quotation: Pick<QuotationRow, "id" | "status" | "total_kg">,
  now: Date,
): Promise<DeskQuotationAnswer["data"]["offer_list"]> {
  const rows = await selectOffers(db, quotation.id);
  const placing = (await readPlacings(db, [quotation], now)).get(quotation.id);
  const lines = await listLines(db, quotation.id);
  const ranks = new Map(placing?.ranked.map(({ offer }, index) => [offer.seller_id, index + 1]));
  const lacking = new Map(
    placing?.short.map(({ offer, shortages }) => [
      offer.seller_id,
      `Their stock does not cover it. ${shortageText(shortages, lines)}.`,
    ]),
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

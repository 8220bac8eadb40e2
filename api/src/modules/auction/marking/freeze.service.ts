import type { LoadingAddress } from "@mandi/shared/contract/trade-document";
import { kilograms } from "@mandi/shared/money/kilograms";
import { type Paise, paise } from "@mandi/shared/money/paise";
import { recordAudit } from "../../../platform/audit";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { lockFreeStock } from "../../listings/listing-stock.open.store";
import { readListingBrand } from "../../listings/listing-terms.open.store";
import { readLoadingAddress } from "../../listings/loading-address.service";
import { stateOfPlace } from "../../orders/invoice/place-of-supply";
import { readRegistration } from "../../tax/registration.service";
import { findGstRate } from "../../tax/tax-row.service";
import { readMarketRules } from "../market-rules";
import { type QuotationEvent, statusAfter } from "../quotation.policy";
import {
  type QuotationLineRow,
  type QuotationRow,
  selectLines,
  updateQuotation,
  updateUnreadForInvited,
} from "../quotation.store";
import { scheduleExpiry } from "../quotation-deadlines";
import { shortagesOf, shortageText } from "../stock/shortage.policy";
import { insertHolds } from "../stock/stock.store";
import { lockFreightTerms } from "./freight-at-cost.service";
import { insertMarking, type StandingBid, type StandingOffer } from "./marking.store";
import { type DeskTerms, type FrozenTerms, freezeTerms } from "./terms.policy";

/** What is marked, why and by whom; `staffId` null: by the clock at close. */
export interface Choice {
  readonly quotation: QuotationRow;
  readonly event: Extract<QuotationEvent, "mark" | "re-mark">;
  readonly offer: StandingOffer;
  /** A bid, or the freight per MT with GST that the desk names itself. */
  readonly freight: { readonly bid: StandingBid } | { readonly pricePaise: Paise };
  readonly desk: DeskTerms;
  readonly staffId: number | null;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Freezes the terms of a locked quotation: prices, freight, booking amount, validity; holds the seller's stock for it
 * (docs/domain.md#quotation). A listing that changes later changes nothing here.
 *
 * @throws Refusal 409 when the status does not allow it, 422 when the stock does not cover it, the terms cannot be, or
 * freight at cost does not fit buyer or carrier.
 */
export async function freeze(tx: Db, choice: Choice): Promise<FrozenTerms> {
  const { quotation, freight, at } = choice;
  const status = statusAfter(quotation.status, choice.event);
  const lines = await selectLines(tx, quotation.id);
  const [offer = choice.offer] = await atTodaysRate(tx, quotation.hsn, [choice.offer], at);
  const terms = freezeTerms({
    basePaise: paise(offer.base_price_paise),
    offerTerms: offer.terms,
    sizes: sizesOf(lines),
    freight: "bid" in freight ? { bidPaise: paise(freight.bid.price_paise) } : freight,
    rules: await readMarketRules(tx),
    desk: choice.desk,
    at,
  });
  const freightTerms = await lockFreightTerms(tx, choice, terms);
  await holdStock(tx, choice, lines);
  const loadingAddress = choice.desk.loadingAddress ?? (await readLoadingAddress(tx, offer.listing_id));
  const state = stateOfPlace({ pincode: loadingAddress.pin_code, state: loadingAddress.state });
  const row = {
    ...markingRow({ ...choice, offer }, terms, loadingAddress),
    freight_terms: freightTerms,
    platform_gstin: await readRegistration(tx, state, tradeDay(at)),
  };
  const markingId = await insertMarking(tx, row, lineRows(terms));
  await updateQuotation(tx, quotation.id, {
    ...(await markedBrand(tx, choice)),
    origin_city: offer.city,
    any_city: false,
    status,
    marking_id: markingId,
    updated_at: at,
    closed_at: quotation.closed_at ?? at,
    desk_note: null,
    is_unread: true,
  });
  await updateUnreadForInvited(tx, quotation.id);
  await scheduleExpiry(tx, quotation.id, terms.validUntil);
  await recordAudit(tx, {
    at,
    actorId: choice.staffId,
    action: `quotation ${choice.event}`,
    subject: `quotation:${quotation.id}`,
    reason: choice.reason,
    detail: {
      marking: markingId,
      offer_revision: offer.revision_id,
      bid_revision: "bid" in freight ? freight.bid.revision_id : null,
      for_paise: terms.forPaise,
    },
  });
  return terms;
}

/** A quotation for any brand takes the brand of the chosen offer. */
async function markedBrand(tx: Db, { quotation, offer }: Choice) {
  if (!quotation.any_brand) return {};
  const brand = await readListingBrand(tx, offer.listing_id);
  return { brand_id: brand.id, brand_name: brand.name };
}

/** Offers with the GST rate of the day: an offer binds its price before GST, the rate follows from the product. */
export async function atTodaysRate(
  db: Db,
  hsn: string,
  offers: readonly StandingOffer[],
  at: Date,
): Promise<readonly StandingOffer[]> {
  const rate = await findGstRate(db, hsn, tradeDay(at));
  return rate ? offers.map((offer) => ({ ...offer, terms: { ...offer.terms, gstBp: rate.bp } })) : offers;
}

/** The lines of a quotation as the price function takes them. */
export function sizesOf(lines: readonly Pick<QuotationLineRow, "id" | "size_variation_id" | "quantity_kg">[]) {
  return lines.map((line) => ({
    lineId: line.id,
    sizeId: line.size_variation_id,
    quantityKg: kilograms(line.quantity_kg),
  }));
}

async function holdStock(tx: Db, { quotation, offer, at }: Choice, lines: readonly QuotationLineRow[]): Promise<void> {
  const sizes = sizesOf(lines);
  const stock = await lockFreeStock(
    tx,
    [offer.listing_id],
    sizes.map(({ sizeId }) => sizeId),
  );
  const shortages = shortagesOf(stock, offer.listing_id, sizes);
  if (shortages.length > 0) {
    throw new Refusal("refused", {
      message: `The seller's stock does not cover this quotation. ${shortageText(shortages, lines)}.`,
    });
  }
  await insertHolds(tx, { quotationId: quotation.id, listingId: offer.listing_id, at }, sizes);
}

function markingRow(
  { quotation, offer, freight, staffId, reason, at }: Choice,
  terms: FrozenTerms,
  loadingAddress: LoadingAddress,
) {
  return {
    quotation_id: quotation.id,
    offer_revision_id: offer.revision_id,
    seller_id: offer.seller_id,
    listing_id: offer.listing_id,
    bid_revision_id: "bid" in freight ? freight.bid.revision_id : null,
    transporter_id: "bid" in freight ? freight.bid.transporter_id : null,
    base_price_paise: terms.basePaise,
    buyer_base_price_paise: terms.buyerBasePaise,
    transport_price_paise: terms.transportPaise,
    freight_rate_paise: terms.freightMode === "pure_agent" ? null : terms.freightRatePaise,
    freight_mode: terms.freightMode,
    to_pay_rate_paise: terms.toPayRatePaise,
    total_kg: terms.totalKg,
    seller_ex_paise: terms.sellerExPaise,
    ex_paise: terms.exPaise,
    freight_paise: terms.freightPaise,
    for_paise: terms.forPaise,
    booking_paise: terms.bookingPaise,
    credit_days: terms.creditDays,
    commission_type: terms.commissionType,
    commission_paise: terms.commissionPaise,
    commission_gst_bp: terms.commissionGstBp,
    gst_bp: terms.gstBp,
    delivery_by: terms.deliveryBy,
    loading_address: JSON.stringify(loadingAddress),
    terms: JSON.stringify(offer.terms),
    valid_until: terms.validUntil,
    at,
    marked_by: staffId,
    reason,
  };
}

function lineRows(terms: FrozenTerms) {
  return terms.lines.map((line) => ({
    line_id: line.lineId,
    size_price_paise: line.sizePaise,
    unit_price_paise: line.unitPaise,
    final_price_paise: line.finalPaise,
    seller_unit_price_paise: line.sellerUnitPaise,
    seller_final_price_paise: line.sellerFinalPaise,
  }));
}

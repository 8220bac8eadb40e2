import type { ReceivedQuotation, SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import { percent, rupees, rupeesOrNull, tonnes } from "../../../platform/wire-figures";
import { rankingRule } from "../marking/ranking.policy";
import { isWindowOver, minutesLeft, nextActorOf } from "../quotation.policy";
import { presentGoods, presentLoading, presentWish } from "../quotation.presenter";
import { cityLeftOut } from "../request/other-city.policy";
import type { SizeStock } from "../stock/shortage.policy";
import type { BoardRow } from "./board.policy";
import type { OpenedEnquiry, ReceivedOffer } from "./offer.service";
import type { OfferOutcome } from "./offer-decision";

/** A row of the received list: nothing about the buyer or freight, and the order only for the seller who has it. */
export function presentReceived(row: ReceivedOffer, sellerId: number, now: Date): ReceivedQuotation {
  const isOver = isWindowOver(row, now) || cityLeftOut(row, { origin_city: row.own_city }) !== null;
  const hasWon = row.marked_seller_id === sellerId;
  return {
    ...presentGoods(row),
    origin_city: row.own_city ?? row.origin_city,
    is_unread: row.is_new ? 1 : 0,
    status: row.status,
    next_actor: nextActorOf({ status: row.status, isClosed: isOver, isTransferUnderCheck: false }),
    reply_deadline: row.deadline_at.toISOString(),
    is_closed: isOver ? 1 : 0,
    my_base_price: rupeesOrNull(row.own_paise),
    my_rank: row.rank,
    has_won: hasWon,
    order_id: hasWon ? row.order_id : null,
    sizes: row.sizes,
    quality: row.quality_name,
  };
}

/** The outcome of an offer, as the seller reads it, with the reason why it cannot be chosen. */
export function offerSentence({ isFirst, isFar, shortage }: OfferOutcome): string {
  return [
    isFirst ? "Your offer has been submitted." : "Your offer has been updated.",
    ...(isFar ? ["We check its price before it can be chosen."] : []),
    ...(shortage === null ? [] : [`It cannot be chosen while your stock does not cover it. ${shortage}.`]),
  ].join(" ");
}

/** An enquiry for a seller: field by field, so that no freight figure and nothing about the buyer gets in. */
export function presentSellerQuotation(opened: OpenedEnquiry, now: Date): SellerQuotation {
  const { quotation: row, own, marked, terms, rules } = opened;
  const leftOut = row.status === "pending" ? cityLeftOut(row, opened) : null;
  const isOver = isWindowOver(row, now) || leftOut !== null;
  const marking = marked?.marking;
  const isOrdered = row.status === "ordered" && marking !== undefined;
  return {
    id: row.id,
    status: row.status,
    product: {
      unique_id: row.number,
      category: row.category_name,
      brand: row.brand_name,
      product: row.product_name,
      thumbnail: row.thumbnail,
      purpose: row.purpose,
      message: row.description,
      gst: percent(terms.gstBp),
      order_id: isOrdered ? row.order_id : null,
    },
    quality: row.quality_name === "" ? null : { name: row.quality_name },
    packaging_charge: row.packaging_name === "" ? null : { name: row.packaging_name },
    loading_address: presentLoading(marking?.loading_address ?? opened.loadingAddress),
    delivery_by: marking?.delivery_by ?? null,
    variation: presentLines(opened),
    credit_days: marking?.credit_days ?? rules.creditDays,
    ...presentCommission(opened),
    orderData: {
      basePrice: own ? rupees(own.base_price_paise) : null,
      total_quantity: tonnes(row.total_kg),
      total_ex_price: opened.price ? rupees(opened.price.exPaise) : null,
    },
    bidding_list: opened.board.map((offer) => presentBoardRow(offer, opened.sellerId)),
    reply_time: isOver ? 0 : minutesLeft(row.deadline_at, now),
    is_closed: isOver ? 1 : 0,
    city_left_out: leftOut,
    reply_deadline: row.deadline_at.toISOString(),
    server_time: now.toISOString(),
    my_description: own?.description ?? "",
    charges: {
      loading_charge: rupees(terms.loading),
      insurance_charge: rupees(terms.insurance),
      quality_charge: rupees(terms.qualityCharge),
      other_charges: terms.otherCharges.map(({ name, operator, price }) => ({ name, operator, price: rupees(price) })),
      quality_price: rupees(terms.qualityPrice),
      packaging_price: rupees(terms.packagingPrice),
    },
    market: presentMarket(opened),
    has_won: marked !== undefined,
    listing_id: opened.listingId,
    ranking_rule: rankingRule,
    ...presentWish(row),
  };
}

function presentBoardRow(row: BoardRow, sellerId: number): SellerQuotation["bidding_list"][number] {
  return {
    base_price: rupees(row.basePaise),
    is_my_price: row.sellerId === sellerId ? 1 : 0,
    rank: row.rank,
    above_first: rupeesOrNull(row.aboveFirstPaise),
    price_to_beat: rupeesOrNull(row.priceToBeatPaise),
    is_under_check: row.isUnderCheck ? 1 : 0,
  };
}

/** The commission of the frozen terms, else of today's rules. An excluded one belongs to the buyer's side and is never shown. */
function presentCommission({ marked, rules }: OpenedEnquiry) {
  const { commissionType, commissionPaise, commissionGst } = rules;
  const frozen = marked?.marking;
  const type = frozen?.commission_type ?? commissionType;
  return {
    commission_type: type,
    commission: type === "include" ? rupees(frozen?.commission_paise ?? commissionPaise) : 0,
    commission_gst: percent(frozen?.commission_gst_bp ?? commissionGst),
  };
}

function presentLines({ lines, terms, price, stock }: OpenedEnquiry): SellerQuotation["variation"] {
  return lines.map((line) => {
    const priced = price?.lines.find(({ lineId }) => lineId === line.id);
    return {
      id: line.size_variation_id,
      value: line.value,
      quantity: tonnes(line.quantity_kg),
      price: rupees(terms.sizes.find(({ lineId }) => lineId === line.id)?.price ?? 0),
      per_unit_price: priced ? rupees(priced.unitPaise) : null,
      final_price: priced ? rupees(priced.finalPaise) : null,
      free_quantity: stock === null ? null : freeOf(stock, line.size_variation_id),
    };
  });
}

/** The seller's free stock of a size; null where they do not count it. */
function freeOf(stock: readonly SizeStock[], sizeId: number): number | null {
  const row = stock.find((candidate) => candidate.sizeId === sizeId);
  const freeKg = row ? row.freeKg : 0;
  return freeKg === null ? null : tonnes(Math.max(0, freeKg));
}

function presentMarket({
  market,
  listedBasePaise,
  listedAs,
  lastOffers,
  rules,
}: OpenedEnquiry): SellerQuotation["market"] {
  return {
    ingot_price: market.ingot ? rupees(market.ingot.close_paise) : null,
    ingot_location: market.ingot?.name ?? "",
    own_average_30_days: rupeesOrNull(market.ownAveragePaise),
    listed_base_price: rupees(listedBasePaise),
    ...(listedAs && { listed_brand: listedAs.brand, listed_city: listedAs.city }),
    far_percent: percentFromBasisPoints(rules.farPriceShare),
    own_last_offers: lastOffers.map(({ number, base_price_paise, revised_at }) => ({
      unique_id: number,
      base_price: rupees(base_price_paise),
      at: revised_at.toISOString(),
    })),
  };
}

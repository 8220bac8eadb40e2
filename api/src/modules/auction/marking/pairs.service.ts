import { sizeText } from "@mandi/shared/format/size-text";
import { kilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise, subtractPaise } from "@mandi/shared/money/paise";
import { roundLine, roundPerTonne } from "@mandi/shared/money/rounding";
import type { FreightSpan } from "@mandi/shared/pricing/landed-price";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { estimateFreight } from "../../freight-estimates/freight-estimate.service";
import { listFreeStock } from "../../listings/listing-stock.open.store";
import { findCity } from "../../places/places";
import { type MarketRules, readMarketRules } from "../market-rules";
import type { NamedGoods } from "../price-steps.presenter";
import {
  lockQuotation,
  type QuotationLineRow,
  type QuotationRow,
  selectLines,
  selectQuotation,
} from "../quotation.store";
import { type SizeStock, shortagesOf } from "../stock/shortage.policy";
import { selectHeld } from "../stock/stock.store";
import { atTodaysRate, sizesOf } from "./freeze.service";
import { type StandingBid, type StandingOffer, selectStandingBids, selectStandingOffers } from "./marking.store";
import {
  type AgreedFreight,
  areFreezable,
  type DeskTerms,
  type FrozenTerms,
  freezeTerms,
  goodsNetPaise,
} from "./terms.policy";

/** An offer with a freight, priced as a marking at this moment would freeze them. */
export interface PricedPair {
  readonly offer: StandingOffer;
  /** Null where the desk arranges the freight itself. */
  readonly bid: StandingBid | null;
  readonly terms: FrozenTerms;
  /** Goods and freight before GST, of the whole quantity; also freight that the consignee pays to the carrier. */
  readonly landedPaise: Paise;
  readonly gstPaise: Paise;
  /** What the buyer is charged for, part by part. */
  readonly goods: NamedGoods;
  /** The seller's stock covers what is asked for. */
  readonly canDeliver: boolean;
}

/** An offer with a freight bid. */
export interface MarkablePair extends PricedPair {
  readonly bid: StandingBid;
}

/** The listing's stock of a size asked for; null where its seller has entered none. */
export interface FreeOfSize {
  readonly sellerId: number;
  readonly size: string;
  readonly askedKg: number;
  readonly freeKg: number | null;
}

/** Every offer with every freight bid of a quotation. @throws Refusal 404 */
export async function readPairs(db: Db, quotationId: number, at: Date) {
  const market = await readMarket(db, quotationId, at);
  const { offers, bids, lines, stock } = market;
  const free = offers.flatMap((offer) =>
    lines.map((line): FreeOfSize => {
      const row = stock.find(
        ({ listingId, sizeId }) => listingId === offer.listing_id && sizeId === line.size_variation_id,
      );
      const freeKg = row === undefined ? 0 : row.freeKg;
      return { sellerId: offer.seller_id, size: sizeText(line.value), askedKg: line.quantity_kg, freeKg };
    }),
  );
  return { hsn: market.hsn, pairs: offers.flatMap((offer) => bids.flatMap((bid) => pairOf(market, offer, bid))), free };
}

/** An offer at its landed estimate, while no freight bid stands: nothing can be marked with it. */
export interface EstimatedOffer {
  readonly sellerId: number;
  readonly city: string;
  /** Per MT before GST, likely and within which range. */
  readonly landedPaise: Paise;
  readonly lowPaise: Paise;
  readonly highPaise: Paise;
  readonly canDeliver: boolean;
}

/**
 * The offers of a quotation without a freight bid at the freight that buyers' pages estimate, the lowest that can be delivered first;
 * without those of whose road nothing is known. Empty while a bid stands. @throws Refusal 404
 */
export async function listEstimatedOffers(db: Db, quotationId: number, at: Date): Promise<readonly EstimatedOffer[]> {
  const market = await readMarket(db, quotationId, at);
  if (market.bids.length > 0 || market.offers.length === 0) return [];
  const { to, productId } = market;
  const origins = market.offers.map(({ city }) => ({ productId, city, state: findCity(city)?.state ?? "" }));
  const roads = await estimateFreight(db, to.pincode, origins, at);
  const estimated = market.offers.flatMap((offer, place) => estimatedOf(market, offer, roads[place] ?? null));
  return estimated.toSorted(
    (one, other) => Number(other.canDeliver) - Number(one.canDeliver) || one.landedPaise - other.landedPaise,
  );
}

function estimatedOf(market: Market, offer: StandingOffer, road: FreightSpan | null): EstimatedOffer[] {
  if (road === null) return [];
  return price(market, offer, { bidPaise: road.ratePaise }, {}).map(({ terms, landedPaise, canDeliver }) => {
    const perTonnePaise = roundPerTonne(landedPaise, kilograms(terms.totalKg));
    return {
      sellerId: offer.seller_id,
      city: offer.city,
      landedPaise: perTonnePaise,
      lowPaise: subtractPaise(perTonnePaise, subtractPaise(road.ratePaise, road.lowPaise)),
      highPaise: addPaise(perTonnePaise, subtractPaise(road.highPaise, road.ratePaise)),
      canDeliver,
    };
  });
}

/** What the desk chooses: an offer, a bid or freight per MT with GST that it arranges itself, and its own terms. */
export interface PairChoice {
  readonly sellerId: number;
  readonly freight: { readonly transporterId: number } | { readonly pricePaise: Paise };
  readonly desk: DeskTerms;
}

/** A choice, each undefined where there is none. */
export interface ReadChoice {
  /** With the requested terms, as the marking freezes it. */
  readonly chosen: PricedPair | undefined;
  /** The same pair on the market's standard terms, with freight paid in the same way. */
  readonly usual: PricedPair | undefined;
  /** The lowest of all pairs that can deliver on the market's standard terms, including the chosen freight. */
  readonly lowest: PricedPair | undefined;
}

/** A choice beside the lowest pair that can deliver. @throws Refusal 404 */
export async function readChoice(db: Db, quotationId: number, choice: PairChoice, at: Date): Promise<ReadChoice> {
  const { sellerId, freight, desk } = choice;
  const market = await readMarket(db, quotationId, at);
  const pairsBy = (terms: DeskTerms): PricedPair[] => [
    ...market.offers.flatMap((offer) => market.bids.flatMap((bid) => pairOf(market, offer, bid, terms))),
    ...("pricePaise" in freight
      ? market.offers.flatMap((offer) => arrangedOf(market, offer, freight.pricePaise, terms))
      : []),
  ];
  const isChosen = ({ offer, bid }: PricedPair): boolean =>
    offer.seller_id === sellerId &&
    ("pricePaise" in freight ? bid === null : bid?.transporter_id === freight.transporterId);
  // Who pays the freight does not make a pair dearer.
  const { freightMode = "included" } = desk;
  const usual = pairsBy({ freightMode });
  return { chosen: pairsBy(desk).find(isChosen), usual: usual.find(isChosen), lowest: lowestOf(usual) };
}

/** The same, with a lock so that no bidder can change their price before the transaction ends. @throws Refusal 404 */
export async function lockChoice(tx: Db, quotationId: number, choice: PairChoice, at: Date): Promise<ReadChoice> {
  found(await lockQuotation(tx, quotationId));
  return readChoice(tx, quotationId, choice, at);
}

/** The cheapest landed of those that can be delivered. */
export function lowestOf<Pair extends PricedPair>(pairs: readonly Pair[]): Pair | undefined {
  return pairs
    .filter(({ canDeliver }) => canDeliver)
    .toSorted((one, other) => one.landedPaise - other.landedPaise)
    .at(0);
}

interface Market {
  /** Where the steel goes. */
  readonly to: QuotationRow["consignee_detail"];
  readonly productId: number;
  readonly hsn: string;
  readonly names: Pick<NamedGoods, "qualityName" | "packagingName">;
  readonly rules: MarketRules;
  readonly offers: readonly StandingOffer[];
  readonly bids: readonly StandingBid[];
  readonly lines: readonly QuotationLineRow[];
  readonly stock: readonly SizeStock[];
  readonly at: Date;
}

/** What a quotation can be marked with. Stock that its own marking holds is free for it. */
async function readMarket(db: Db, quotationId: number, at: Date): Promise<Market> {
  const [quotation, rules, offers, bids, lines, held] = await Promise.all([
    selectQuotation(db, quotationId),
    readMarketRules(db),
    selectStandingOffers(db, [quotationId]),
    selectStandingBids(db, quotationId),
    selectLines(db, quotationId),
    selectHeld(db, quotationId),
  ]);
  const { hsn, quality_name, packaging_name, consignee_detail, commodity_product_id } = found(quotation);
  const stock = await listFreeStock(
    db,
    offers.map(({ listing_id }) => listing_id),
    lines.map(({ size_variation_id }) => size_variation_id),
  );
  const ownKg = ({ listingId, sizeId }: SizeStock): number =>
    held.reduce((sum, own) => (own.listingId === listingId && own.sizeId === sizeId ? sum + own.quantityKg : sum), 0);
  const free = stock.map((row) => ({ ...row, freeKg: row.freeKg === null ? null : row.freeKg + ownKg(row) }));
  const names = { qualityName: quality_name, packagingName: packaging_name };
  return {
    to: consignee_detail,
    productId: commodity_product_id,
    hsn,
    names,
    rules,
    offers: await atTodaysRate(db, hsn, offers, at),
    bids,
    lines,
    stock: free,
    at,
  };
}

/** Empty where these two cannot be marked, for example at a price at which a size would cost nothing, or from another city than the bid. */
function pairOf(market: Market, offer: StandingOffer, bid: StandingBid, desk: DeskTerms = {}): MarkablePair[] {
  if (offer.is_apart) return [];
  return price(market, offer, { bidPaise: paise(bid.price_paise) }, desk).map((priced) => ({ offer, bid, ...priced }));
}

function arrangedOf(market: Market, offer: StandingOffer, pricePaise: Paise, desk: DeskTerms): PricedPair[] {
  return price(market, offer, { pricePaise }, desk).map((priced) => ({ offer, bid: null, ...priced }));
}

function price(market: Market, offer: StandingOffer, freight: AgreedFreight, desk: DeskTerms) {
  const { names, rules, lines, stock, at } = market;
  const sizes = sizesOf(lines);
  const basePaise = paise(offer.base_price_paise);
  const input = { basePaise, offerTerms: offer.terms, sizes, freight, rules, desk, at };
  if (!areFreezable(input)) return [];
  const terms = freezeTerms(input);
  const goodsPaise = goodsNetPaise(basePaise, offer.terms, sizes, terms);
  const freightAt = (ratePaise: Paise): Paise => roundLine(ratePaise, kilograms(terms.totalKg));
  const landedPaise = addPaise(goodsPaise, freightAt(terms.toPayRatePaise ?? terms.freightRatePaise));
  const gstPaise = subtractPaise(terms.forPaise, addPaise(goodsPaise, freightAt(terms.freightRatePaise)));
  const goods = {
    ...names,
    basePaise: terms.buyerBasePaise,
    terms: offer.terms,
    sizes: terms.lines.map(({ sizePaise }, place) => ({
      sizePaise,
      quantityKg: sizes[place]?.quantityKg ?? kilograms(0),
    })),
  };
  const canDeliver = shortagesOf(stock, offer.listing_id, sizes).length === 0;
  return [{ terms, landedPaise, gstPaise, goods, canDeliver }];
}

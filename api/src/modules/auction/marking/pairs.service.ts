import { sizeText } from "@mandi/shared/format/size-text";
import { kilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise, subtractPaise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { readFreeStock } from "../../listings/listing-stock.open.store";
import { type MarketRules, readMarketRules } from "../market-rules";
import { findQuotation, listLines, type QuotationLineRow } from "../quotation.store";
import { type SizeStock, shortagesOf } from "../stock/shortage.policy";
import { listHeld } from "../stock/stock.store";
import { sizesOf } from "./freeze.service";
import { listStandingBids, listStandingOffers, type StandingBid, type StandingOffer } from "./marking.store";
import { canBeFrozen } from "./placing.policy";
import { type AgreedFreight, buyerNetPaise, type FrozenTerms, freezeTerms } from "./terms.policy";

/** An offer with a freight, priced as a marking of now would freeze them. */
export interface PricedPair {
  readonly offer: StandingOffer;
  /** Null where the desk arranges the freight itself. */
  readonly bid: StandingBid | null;
  readonly terms: FrozenTerms;
  /** Goods and freight before GST, of the whole quantity. */
  readonly landedPaise: Paise;
  readonly gstPaise: Paise;
  /** The seller's stock covers what is asked for. */
  readonly canDeliver: boolean;
}

/** An offer with a freight bid. */
export interface MarkablePair extends PricedPair {
  readonly bid: StandingBid;
}

/** What an offer's listing has of an asked size; null where its seller has entered no stock. */
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

/** What the desk chooses: whose offer, and whose bid or the freight per MT with GST that it arranges itself. */
export interface PairChoice {
  readonly sellerId: number;
  readonly freight: { readonly transporterId: number } | { readonly pricePaise: Paise };
}

/** A choice beside the lowest pair that can deliver, the chosen freight included. Undefined where there is none. @throws Refusal 404 */
export async function readChoice(db: Db, quotationId: number, { sellerId, freight }: PairChoice, at: Date) {
  const market = await readMarket(db, quotationId, at);
  const pairs: PricedPair[] = market.offers.flatMap((offer) =>
    market.bids.flatMap((bid) => pairOf(market, offer, bid)),
  );
  const arranged =
    "pricePaise" in freight ? market.offers.flatMap((offer) => arrangedOf(market, offer, freight.pricePaise)) : [];
  const chosen = ("pricePaise" in freight ? arranged : pairs).find(
    ({ offer, bid }) =>
      offer.seller_id === sellerId && ("pricePaise" in freight || bid?.transporter_id === freight.transporterId),
  );
  return { chosen, lowest: lowestOf([...pairs, ...arranged]) };
}

/** The cheapest landed of those that can be delivered. */
export function lowestOf<Pair extends PricedPair>(pairs: readonly Pair[]): Pair | undefined {
  return pairs
    .filter(({ canDeliver }) => canDeliver)
    .toSorted((one, other) => one.landedPaise - other.landedPaise)
    .at(0);
}

interface Market {
  readonly hsn: string;
  readonly rules: MarketRules;
  readonly offers: readonly StandingOffer[];
  readonly bids: readonly StandingBid[];
  readonly lines: readonly QuotationLineRow[];
  readonly stock: readonly SizeStock[];
  readonly at: Date;
}

/** What a quotation can be marked with. Stock that its own marking holds is free for it. */
async function readMarket(db: Db, quotationId: number, at: Date): Promise<Market> {
  const { hsn } = found(await findQuotation(db, quotationId));
  const [rules, offers, bids, lines, held] = [
    await readMarketRules(db),
    await listStandingOffers(db, [quotationId]),
    await listStandingBids(db, quotationId),
    await listLines(db, quotationId),
    await listHeld(db, quotationId),
  ];
  const stock = await readFreeStock(
    db,
    offers.map(({ listing_id }) => listing_id),
    lines.map(({ size_variation_id }) => size_variation_id),
  );
  const ownKg = ({ listingId, sizeId }: SizeStock): number =>
    held.reduce((sum, own) => (own.listingId === listingId && own.sizeId === sizeId ? sum + own.quantityKg : sum), 0);
  const free = stock.map((row) => ({ ...row, freeKg: row.freeKg === null ? null : row.freeKg + ownKg(row) }));
  return { hsn, rules, offers, bids, lines, stock: free, at };
}

/** None where these two cannot be marked, as at a price by which a size would cost nothing. */
function pairOf(market: Market, offer: StandingOffer, bid: StandingBid): MarkablePair[] {
  return price(market, offer, { bidPaise: paise(bid.price_paise) }).map((priced) => ({ offer, bid, ...priced }));
}

function arrangedOf(market: Market, offer: StandingOffer, pricePaise: Paise): PricedPair[] {
  return price(market, offer, { pricePaise }).map((priced) => ({ offer, bid: null, ...priced }));
}

function price({ rules, lines, stock, at }: Market, offer: StandingOffer, freight: AgreedFreight) {
  const sizes = sizesOf(lines);
  if (!canBeFrozen(offer, freight, { sizes, rules, at })) return [];
  const basePaise = paise(offer.base_price_paise);
  const terms = freezeTerms({ basePaise, offerTerms: offer.terms, sizes, freight, rules, desk: {}, at });
  const goodsPaise = buyerNetPaise(basePaise, offer.terms, sizes, rules);
  const landedPaise = addPaise(goodsPaise, roundLine(terms.freightRatePaise, kilograms(terms.totalKg)));
  const gstPaise = subtractPaise(terms.forPaise, landedPaise);
  return [{ terms, landedPaise, gstPaise, canDeliver: shortagesOf(stock, offer.listing_id, sizes).length === 0 }];
}

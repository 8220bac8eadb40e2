import type { PriceAsRead } from "@mandi/shared/contract/price-as-read";
import type { QuotationListQuery } from "@mandi/shared/contract/quotation";
import { kilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise } from "@mandi/shared/money/paise";
import { secondsAfter, startOfDay, tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found, orRefusal, Refusal } from "../../../platform/errors";
import { listKeys, readTurnPage } from "../../../platform/routes/turn-page";
import { selectOfferGrounds } from "../../../reads/offer-ground.read";
import { searchReceivedQuotations } from "../../../reads/own-trades.read";
import { selectQuotationsOfTurn } from "../../../reads/turn-of-trades.read";
import { findNearestPrice } from "../../ingot-prices/ingot-price.service";
import { findAveragePrice, readListingBrand, readListingTerms } from "../../listings/listing-terms.open.store";
import { tradeSearchOf } from "../../search/trade-search";
import { type MarketRules, readMarketRules } from "../market-rules";
import { sizesOf } from "../marking/freeze.service";
import type { StandingOffer } from "../marking/marking.store";
import { estimatedFreight, type Placing } from "../marking/placing.policy";
import { placingOf, readPlacings, readRanked } from "../marking/placing.service";
import { goodsNetPaise } from "../marking/terms.policy";
import { refuseOtherPrice } from "../price-as-read";
import { listFilter } from "../quotation.service";
import {
  type QuotationLineRow,
  type QuotationRow,
  selectLines,
  selectMarked,
  selectQuotation,
} from "../quotation.store";
import { cityLeftOut, leftOutText } from "../request/other-city.policy";
import { listStockOf } from "../stock/stock.service";
import { BidWindows, checkForOffer, readLoadingPlace, storeWindows } from "../window.service";
import type { Locking } from "../window.store";
import { type BoardRow, boardRows, closedBoard, rankOf } from "./board.policy";
import {
  insertRevisions,
  lockAskedQuotations,
  type NewRevision,
  withdrawOffer as storeWithdrawal,
} from "./new-offer.store";
import {
  type AskedSeller,
  countReceived,
  selectInvitation,
  selectLastOffers,
  selectOwnOffer,
  selectReceived,
  updateOfferRead,
} from "./offer.store";
import { decideOffer, type OfferOutcome, offerTerms, type SellerOffer } from "./offer-decision";
import { priceOffer } from "./offer-price";
import type { OfferTerms } from "./offer-terms";

/**
 * A seller offers a basic price or changes it. Charges and size prices are those of their listing at this moment and become
 * binding with it. The last price counts.
 *
 * @throws Refusal as `decideOffer` does
 */
export async function submitOffer(tx: Db, offer: SellerOffer): Promise<OfferOutcome> {
  const [outcome] = await submitOffers(tx, [offer], "waiting");
  if (outcome instanceof Refusal) throw outcome;
  return found(outcome);
}

/**
 * The same for several, in their order. Skipping leaves out those whose quotation somebody else holds, and all but the first of a seller
 * on one quotation: their outcome is undefined, and nothing of them is stored.
 */
export async function submitOffers(
  tx: Db,
  offers: readonly SellerOffer[],
  locking: Locking,
): Promise<readonly (OfferOutcome | Refusal | undefined)[]> {
  // One round trip with the locks first, so that everything after them is read while they are held.
  const [locked, grounds, rules] = await Promise.all([
    lockAskedQuotations(tx, offers, locking),
    selectOfferGrounds(tx, offers),
    readMarketRules(tx),
  ]);
  const windows = new BidWindows(locked, rules);
  const answered = new Set<unknown>();
  const revisions: NewRevision[] = [];
  const outcomes = offers.map((offer) => {
    const { sellerId, quotationId, at } = offer;
    const ground = grounds.find(
      ({ seller_id, quotation_id }) => seller_id === sellerId && quotation_id === quotationId,
    );
    const quotation = windows.find(quotationId);
    if (answered.has(ground) || (ground && !quotation)) return undefined;
    const decision = orRefusal(() => decideOffer(offer, ground, quotation, rules));
    if (decision instanceof Refusal) return decision;
    answered.add(ground);
    if (decision.revision) revisions.push(decision.revision);
    if (decision.isNewPrice) windows.bid(quotationId, at);
    return decision.outcome;
  });
  await Promise.all([insertRevisions(tx, revisions), storeWindows(tx, windows)]);
  return outcomes;
}

/**
 * A seller withdraws their offer, which is possible until the window closes: then offers are final.
 *
 * @throws Refusal 404 when they were not asked or have no offer, 409 when it is no longer pending or another price stands than they read, 422
 * when the time is over or another city was chosen
 */
export async function withdrawOffer(
  tx: Db,
  { sellerId, quotationId, at, read = {} }: AskedSeller & { readonly at: Date; readonly read?: PriceAsRead },
) {
  const [locked] = await lockAskedQuotations(tx, [{ sellerId, quotationId }], "waiting");
  const quotation = checkForOffer(locked, "withdraw offer", at);
  const leftOut = cityLeftOut(quotation, found(await selectInvitation(tx, sellerId, quotationId)));
  if (leftOut !== null) throw new Refusal("refused", { message: leftOutText(leftOut) });
  const own = await selectOwnOffer(tx, sellerId, quotationId);
  if (!own) throw new Refusal("not_found", { message: "You have no offer here." });
  refuseOtherPrice("offer", own.base_price_paise, read);
  await storeWithdrawal(tx, own.id, at);
}

async function listingTerms(
  db: Db,
  listingId: number,
  quotation: QuotationRow,
  lines: readonly QuotationLineRow[],
): Promise<{ readonly terms: OfferTerms; readonly listedPaise: Paise; readonly city: string }> {
  const now = await readListingTerms(db, listingId);
  const { base_price_paise, city } = now.listing;
  return { terms: offerTerms(now, quotation, lines), listedPaise: paise(base_price_paise), city };
}

/** A page of a seller's enquiries, with the rank of their own offer while no seller is chosen. */
export async function readReceived(db: Db, sellerId: number, query: QuotationListQuery, now: Date) {
  const search = query.search?.trim();
  const [matches, waiting] = await Promise.all([
    search ? searchReceivedQuotations(db, sellerId, tradeSearchOf(search, now)) : undefined,
    query.turn ? selectQuotationsOfTurn(db, { userId: sellerId, now }) : undefined,
  ]);
  const keys = listKeys(query.turn, waiting?.received ?? [], matches);
  const filter = listFilter(query);
  const [rows, total] = await Promise.all([
    readTurnPage(keys, filter, (part) => selectReceived(db, sellerId, { ...filter, ...part })),
    countReceived(db, sellerId, { ...filter, ids: keys.ids, except: [] }),
  ]);
  const open = rows.filter(({ status, own_paise }) => status === "pending" && own_paise !== null);
  const placings = await readPlacings(db, open, now);
  return {
    rows: rows.map((row) => {
      const placing = placings.get(row.id);
      return { ...row, rank: placing ? rankOf(placing, sellerId) : null };
    }),
    total,
    waiting,
  };
}
export type ReceivedOffer = Awaited<ReturnType<typeof readReceived>>["rows"][number];

const daySeconds = 24 * 3600;

/** The last 30 days, today whole: within a day an unchanged board stays the same, so that polling it sends nothing again. */
function last30Days(now: Date): { readonly since: Date; readonly until: Date } {
  const until = secondsAfter(startOfDay(tradeDay(now)), daySeconds);
  return { since: secondsAfter(until, -30 * daySeconds), until };
}

/** What a seller sees of an enquiry in addition to the board. */
async function readEnquiry(
  db: Db,
  { sellerId, quotationId, ordered }: AskedSeller & { readonly ordered: Promise<QuotationLineRow[]> },
  now: Date,
) {
  const [invitation, asked, lines, own] = await Promise.all([
    selectInvitation(db, sellerId, quotationId),
    selectQuotation(db, quotationId),
    ordered,
    selectOwnOffer(db, sellerId, quotationId),
  ]);
  const [{ listing_id, is_unread, origin_city, freight_estimate_paise }, quotation] = [found(invitation), found(asked)];
  const terms = listingTerms(db, listing_id, quotation, lines);
  const [listing, ingot, marked, loadingAddress, stock, lastOffers, ownAveragePaise, ownBrand] = await Promise.all([
    terms,
    terms.then(({ city }) => findNearestPrice(db, city, tradeDay(now))),
    selectMarked(db, quotation),
    readLoadingPlace(db, listing_id),
    quotation.status === "pending" ? listStockOf(db, listing_id, lines) : null,
    selectLastOffers(db, { sellerId, listingId: listing_id, exceptQuotationId: quotationId }),
    findAveragePrice(db, listing_id, last30Days(now)),
    quotation.any_brand ? readListingBrand(db, listing_id) : null,
    is_unread ? updateOfferRead(db, sellerId, quotationId) : undefined,
  ]);
  const market = { ingot, ownAveragePaise };
  const invited = { listingId: listing_id, origin_city, freight_estimate_paise };
  const listedAs = ownBrand && { brand: ownBrand.name, city: listing.city };
  return { quotation, lines, own, listing, listedAs, marked, loadingAddress, stock, lastOffers, market, ...invited };
}

/** A seller opens an enquiry, which marks it as read. @throws Refusal 404 when they were not asked */
export async function openReceived(db: Db, sellerId: number, quotationId: number, now: Date) {
  const ordered = selectLines(db, quotationId);
  const [ranked, { listing, marked, freight_estimate_paise, ...enquiry }] = await Promise.all([
    readRanked(db, [quotationId], ordered),
    readEnquiry(db, { sellerId, quotationId, ordered }, now),
  ]);
  const { quotation, lines, own } = enquiry;
  const { rules } = ranked;
  const terms = own?.terms ?? listing.terms;
  const placing = placingOf(ranked, quotation, now);
  return {
    ...enquiry,
    sellerId,
    terms,
    /** The terms in force, only for the seller they are with. */
    marked: marked?.marking.seller_id === sellerId ? marked : undefined,
    price: own ? priceOffer(paise(own.base_price_paise), terms, sizesOf(lines)) : undefined,
    board: boardOf(placing, { quotation, lines, terms: listing.terms, rules, freight_estimate_paise }),
    rules,
    listedBasePaise: listing.listedPaise,
  };
}
export type OpenedEnquiry = Awaited<ReturnType<typeof openReceived>>;

interface BoardLook {
  readonly quotation: QuotationRow;
  readonly lines: readonly QuotationLineRow[];
  /** Of the viewing seller's listing as it is now: their next price is based on these. */
  readonly terms: OfferTerms;
  readonly rules: MarketRules;
  /** From the viewing seller's city. */
  readonly freight_estimate_paise: number;
}

function boardOf(placing: Placing<StandingOffer>, look: BoardLook): readonly BoardRow[] {
  const { quotation, lines, terms, rules } = look;
  if (quotation.status !== "pending") return closedBoard(placing);
  const sizes = sizesOf(lines);
  const freight = estimatedFreight(look, sizes);
  const landedAt = (basePaise: Paise) => addPaise(goodsNetPaise(basePaise, terms, sizes, rules), freight);
  return boardRows({ placing, totalKg: kilograms(quotation.total_kg), landedAt });
}

import type { QuotationListQuery } from "@mandi/shared/contract/quotation";
import { type Paise, paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { secondsAfter, tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found, invalidField, Refusal } from "../../../platform/errors";
import { findOfferGround } from "../../../reads/offer-ground.read";
import { findReceivedQuotations } from "../../../reads/own-trades.read";
import { readNearestPrice } from "../../ingot-prices/ingot-price.service";
import { type ListingCharges, type StoredCharge, termsOfListing } from "../../listings/listing-terms";
import { readAveragePrice, readListingTerms } from "../../listings/listing-terms.open.store";
import { tradeSearchOf } from "../../search/trade-search";
import { type MarketRules, readMarketRules } from "../market-rules";
import { sizesOf } from "../marking/freeze.service";
import type { StandingOffer } from "../marking/marking.store";
import type { Placing } from "../marking/placing.policy";
import { placingOf, readPlacings, readRanked } from "../marking/placing.service";
import { buyerNetPaise } from "../marking/terms.policy";
import { listFilter } from "../quotation.service";
import { findMarked, findQuotation, listLines, type QuotationLineRow, type QuotationRow } from "../quotation.store";
import { type SizeStock, shortagesOf, shortageText } from "../stock/shortage.policy";
import { readStockOf } from "../stock/stock.service";
import { checkForOffer, readLoadingPlace, recordBid } from "../window.service";
import { type BoardRow, boardRows, closedBoard, rankOf } from "./board.policy";
import { checkFarPrice } from "./far-price.policy";
import {
  type AskedSeller,
  countReceived,
  findInvitation,
  findOwnOffer,
  insertRevision,
  listLastOffers,
  listReceived,
  lockAskedQuotation,
  setRead,
} from "./offer.store";
import { hasPriceForEverySize, priceOffer } from "./offer-price";
import type { OfferTerms } from "./offer-terms";

export interface SellerOffer {
  readonly sellerId: number;
  readonly isApproved: boolean;
  readonly quotationId: number;
  readonly basePriceRupees: number;
  /** The price that the seller has confirmed because it is far from the listed one. */
  readonly confirmedPriceRupees?: number | undefined;
  readonly description: string;
  readonly at: Date;
}

/** What the seller sees of their offer. */
export interface OfferOutcome {
  readonly isFirst: boolean;
  /** Far from the listed price: the desk must check it before it can be chosen. */
  readonly isFar: boolean;
  /** A text on what the stock lacks; null when it covers the enquiry. */
  readonly shortage: string | null;
}

/**
 * A seller offers a basic price or changes it. Charges and size prices are those of their listing at this moment and become
 * binding with it. The last price counts.
 *
 * @throws Refusal 404 when they were not asked, 409 when it is no longer pending, 422 when the time is over, when a size would
 * cost nothing, or when the price is far from the listed one and not confirmed.
 */
export async function submitOffer(tx: Db, offer: SellerOffer): Promise<OfferOutcome> {
  const { sellerId, quotationId, at } = offer;
  // One round trip with the lock first, so that everything after it is read while the lock is held.
  const [locked, asked, rules] = await Promise.all([
    lockAskedQuotation(tx, sellerId, quotationId),
    findOfferGround(tx, { sellerId, quotationId }),
    readMarketRules(tx),
  ]);
  const ground = found(asked);
  if (!offer.isApproved)
    throw new Refusal("forbidden", { message: "Your account is not approved for offers at present." });
  const quotation = checkForOffer(locked, at);
  const basePaise = paiseFromRupees(offer.basePriceRupees);
  const description = offer.description.trim();
  const { lines, standing } = ground;
  const shortage = shortageText(shortagesOf(stockOf(ground), ground.listing_id, sizesOf(lines)), lines) || null;
  if (standing?.base_price_paise === basePaise) {
    // A new message is not a new price: the terms, the rank among equal prices and the window stay. Sending the same price and
    // message again is not a revision at all.
    if (standing.description !== description) {
      await insertRevision(tx, {
        quotationId,
        sellerId,
        basePaise,
        exPaise: standing.ex_paise,
        terms: standing.terms,
        description,
        listedPaise: standing.listed_price_paise,
        isFar: standing.is_far,
        at,
      });
    }
    return { isFirst: false, isFar: standing.is_far, shortage };
  }
  const terms = offerTerms({ listing: ground, otherCharges: ground.other_charges, sizes: lines }, quotation, lines);
  const listedPaise = paise(ground.base_price_paise);
  const price = priceOffer(basePaise, terms, sizesOf(lines));
  if (!hasPriceForEverySize(price)) {
    throw invalidField("base_price", "At this price a size would cost nothing. Please enter a higher price");
  }
  const confirmed = offer.confirmedPriceRupees;
  const isFar = checkFarPrice({
    basePaise,
    listedPaise,
    share: rules.farPriceShare,
    confirmedPaise: confirmed === undefined ? null : paiseFromRupees(confirmed),
  });
  const { exPaise } = price;
  await Promise.all([
    insertRevision(tx, { quotationId, sellerId, basePaise, exPaise, terms, description, listedPaise, isFar, at }),
    recordBid(tx, quotation, rules, at),
  ]);
  return { isFirst: standing === null, isFar, shortage };
}

/** The free stock of the seller's listing in the sizes asked for. */
function stockOf({ listing_id, lines }: Ground): readonly SizeStock[] {
  return lines
    .filter(({ has_size }) => has_size)
    .map(({ size_variation_id, free_kg }) => ({ listingId: listing_id, sizeId: size_variation_id, freeKg: free_kg }));
}
type Ground = NonNullable<Awaited<ReturnType<typeof findOfferGround>>>;

interface ListingNow {
  readonly listing: ListingCharges;
  readonly otherCharges: readonly StoredCharge[];
  readonly sizes: readonly { readonly size_variation_id: number; readonly price_paise: number | null }[];
}

function offerTerms(
  { listing, otherCharges, sizes }: ListingNow,
  quotation: Pick<QuotationRow, "quality_price_paise" | "packaging_price_paise">,
  lines: readonly Pick<QuotationLineRow, "id" | "size_variation_id">[],
): OfferTerms {
  const chosen = { qualityPaise: quotation.quality_price_paise, packagingPaise: quotation.packaging_price_paise };
  return {
    ...termsOfListing(listing, otherCharges, chosen),
    sizes: lines.map((line) => ({
      lineId: line.id,
      price: paise(sizes.find((size) => size.size_variation_id === line.size_variation_id)?.price_paise ?? 0),
    })),
  };
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
  const ids = search ? await findReceivedQuotations(db, sellerId, tradeSearchOf(search, now)) : undefined;
  const filter = { ...listFilter(query), ids };
  const [rows, total] = await Promise.all([listReceived(db, sellerId, filter), countReceived(db, sellerId, filter)]);
  const open = rows.filter(({ status, own_paise }) => status === "pending" && own_paise !== null);
  const placings = await readPlacings(db, open, now);
  return {
    rows: rows.map((row) => {
      const placing = placings.get(row.id);
      return { ...row, rank: placing ? rankOf(placing, sellerId) : null };
    }),
    total,
  };
}
export type ReceivedOffer = Awaited<ReturnType<typeof readReceived>>["rows"][number];

const averageSeconds = 30 * 24 * 3600;

/** What a seller sees of an enquiry in addition to the board. */
async function readEnquiry(
  db: Db,
  { sellerId, quotationId, ordered }: AskedSeller & { readonly ordered: Promise<QuotationLineRow[]> },
  now: Date,
) {
  const [invitation, asked, lines, own] = await Promise.all([
    findInvitation(db, sellerId, quotationId),
    findQuotation(db, quotationId),
    ordered,
    findOwnOffer(db, sellerId, quotationId),
  ]);
  const [{ listing_id, is_unread }, quotation] = [found(invitation), found(asked)];
  const terms = listingTerms(db, listing_id, quotation, lines);
  const [listing, ingot, marked, loadingAddress, stock, lastOffers, ownAveragePaise] = await Promise.all([
    terms,
    terms.then(({ city }) => readNearestPrice(db, city, tradeDay(now))),
    findMarked(db, quotation),
    readLoadingPlace(db, listing_id),
    quotation.status === "pending" ? readStockOf(db, listing_id, lines) : null,
    listLastOffers(db, { sellerId, productId: quotation.commodity_product_id, exceptQuotationId: quotationId }),
    readAveragePrice(db, listing_id, secondsAfter(now, -averageSeconds)),
    is_unread ? setRead(db, sellerId, quotationId) : undefined,
  ]);
  const market = { ingot, ownAveragePaise };
  return { quotation, lines, own, listing, marked, loadingAddress, stock, lastOffers, market };
}

/** A seller opens an enquiry, which marks it as read. @throws Refusal 404 when they were not asked */
export async function openReceived(db: Db, sellerId: number, quotationId: number, now: Date) {
  const ordered = listLines(db, quotationId);
  const [ranked, { listing, marked, ...enquiry }] = await Promise.all([
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
    board: boardOf(placing, { quotation, lines, terms: listing.terms, rules }),
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
}

function boardOf(placing: Placing<StandingOffer>, { quotation, lines, terms, rules }: BoardLook): readonly BoardRow[] {
  if (quotation.status !== "pending") return closedBoard(placing);
  const sizes = sizesOf(lines);
  const landedAt = (basePaise: Paise) => buyerNetPaise(basePaise, terms, sizes, rules);
  return boardRows({ placing, totalKg: quotation.total_kg, landedAt });
}

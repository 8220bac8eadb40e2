import type { QuotationListQuery } from "@mandi/shared/contract/quotation";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { secondsAfter, tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { readMarketRules } from "../quotations/market-rules";
import { sizesOf } from "../quotations/marking/freeze.service";
import { listFilter } from "../quotations/quotation.service";
import type { QuotationLineRow, QuotationRow } from "../quotations/quotation.store";
import { lockForOffer, readForBidder, readLoadingPlace, recordBid } from "../quotations/window.service";
import {
  countReceived,
  findInvitation,
  findOwnOffer,
  insertRevision,
  listBoard,
  listReceived,
  readListingTerms,
  readMarket,
  setRead,
} from "./offer.store";
import { hasPriceForEverySize, priceOffer } from "./offer-price";
import type { OfferTerms } from "./offer-terms";

export interface SellerOffer {
  readonly sellerId: number;
  readonly isApproved: boolean;
  readonly quotationId: number;
  readonly basePriceRupees: number;
  readonly description: string;
  readonly at: Date;
}

/**
 * A seller names his base price, or another one (B2, H-44). Charges and size prices are those of his listing at this moment
 * and bind him with it. The last price counts.
 *
 * @returns whether it was his first price.
 * @throws Refusal 404 when he was not asked, 409 when it is no longer pending, 422 when the time is over or a size would cost
 * nothing.
 */
export async function submitOffer(tx: Db, offer: SellerOffer): Promise<"first" | "revised"> {
  const { sellerId, quotationId, at } = offer;
  const { listing_id } = found(await findInvitation(tx, sellerId, quotationId));
  if (!offer.isApproved) throw new Refusal("forbidden", { message: "Your account is not approved for offers now." });
  const quotation = await lockForOffer(tx, quotationId, at);
  const standing = await findOwnOffer(tx, sellerId, quotationId);
  const basePaise = paiseFromRupees(offer.basePriceRupees);
  const description = offer.description.trim();
  // Pressed twice: the same again is no revision and must not keep the window open.
  if (standing?.base_price_paise === basePaise && standing.description === description) return "revised";
  if (standing?.base_price_paise === basePaise) {
    // Another message is no other price: his terms, his place among equal prices and the window stay.
    const { ex_paise: exPaise, terms } = standing;
    await insertRevision(tx, { quotationId, sellerId, basePaise, exPaise, terms, description, at });
    return "revised";
  }
  const { lines } = await readForBidder(tx, quotationId);
  const terms = await listingTerms(tx, listing_id, quotation, lines);
  const price = priceOffer(basePaise, terms, sizesOf(lines));
  if (!hasPriceForEverySize(price)) {
    throw invalidField("base_price", "At this price a size would cost nothing. Please enter a higher price");
  }
  const { exPaise } = price;
  await insertRevision(tx, { quotationId, sellerId, basePaise, exPaise, terms, description, at });
  await recordBid(tx, quotation, at);
  return standing ? "revised" : "first";
}

async function listingTerms(
  tx: Db,
  listingId: number,
  quotation: QuotationRow,
  lines: readonly QuotationLineRow[],
): Promise<OfferTerms> {
  const { listing, otherCharges, sizes } = await readListingTerms(tx, listingId);
  return {
    loading: listing.loading_charge_paise,
    insurance: listing.insurance_charge_paise,
    qualityCharge: listing.quality_charge_paise,
    otherCharges: otherCharges.map(({ name, operator, price_paise }) => ({ name, operator, price: price_paise })),
    qualityPrice: quotation.quality_price_paise,
    packagingPrice: quotation.packaging_price_paise,
    gstBp: listing.gst_bp,
    sizes: lines.map((line) => ({
      lineId: line.id,
      price: sizes.find((size) => size.size_variation_id === line.size_variation_id)?.price_paise ?? 0,
    })),
  };
}

/** A page of the enquiries a seller was asked. */
export async function readReceived(db: Db, sellerId: number, query: QuotationListQuery) {
  return {
    rows: await listReceived(db, sellerId, listFilter(query)),
    total: await countReceived(db, sellerId, query.status),
  };
}

const averageSeconds = 30 * 24 * 3600;

/** A seller opens an enquiry, which ends its being unread (H-10). @throws Refusal 404 when he was not asked */
export async function openReceived(db: Db, sellerId: number, quotationId: number, now: Date) {
  const { listing_id, is_unread } = found(await findInvitation(db, sellerId, quotationId));
  if (is_unread) await setRead(db, sellerId, quotationId);
  const { quotation, lines, marked } = await readForBidder(db, quotationId);
  const own = await findOwnOffer(db, sellerId, quotationId);
  const { listing } = await readListingTerms(db, listing_id);
  const terms = own?.terms ?? (await listingTerms(db, listing_id, quotation, lines));
  const isMarked = marked?.marking.seller_id === sellerId;
  return {
    quotation,
    lines,
    sellerId,
    own,
    terms,
    /** The terms in force, only for the seller they are with. */
    marked: isMarked ? marked : undefined,
    price: own ? priceOffer(paise(own.base_price_paise), terms, sizesOf(lines)) : undefined,
    loadingAddress: await readLoadingPlace(db, listing_id),
    board: await listBoard(db, quotationId),
    rules: await readMarketRules(db),
    listedBasePaise: listing.base_price_paise,
    market: await readMarket(
      db,
      { id: listing_id, city: listing.city },
      secondsAfter(now, -averageSeconds),
      tradeDay(now),
    ),
  };
}
export type OpenedEnquiry = Awaited<ReturnType<typeof openReceived>>;

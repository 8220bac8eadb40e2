import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { found, invalidField, Refusal } from "../../../platform/errors";
import type { selectOfferGrounds } from "../../../reads/offer-ground.read";
import type { ListingCharges, StoredCharge } from "../../listings/listing-terms";
import { termsOfListing } from "../../listings/listing-terms";
import type { MarketRules } from "../market-rules";
import { sizesOf } from "../marking/freeze.service";
import type { QuotationLineRow, QuotationRow } from "../quotation.store";
import { cityLeftOut, leftOutText } from "../request/other-city.policy";
import { type SizeStock, shortagesOf, shortageText } from "../stock/shortage.policy";
import { checkForOffer } from "../window.service";
import type { WindowRow } from "../window.store";
import { checkFarPrice } from "./far-price.policy";
import type { NewRevision } from "./new-offer.store";
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

type Ground = Awaited<ReturnType<typeof selectOfferGrounds>>[number];
type OfferedQuotation = WindowRow &
  Pick<QuotationRow, "quality_price_paise" | "packaging_price_paise" | "origin_city" | "any_city">;

interface OfferDecision {
  readonly outcome: OfferOutcome;
  /** What is to be stored; undefined where nothing has changed. */
  readonly revision: NewRevision | undefined;
  readonly isNewPrice: boolean;
}

/**
 * What becomes of an offer on a locked quotation.
 *
 * @throws Refusal 404 when they were not asked, 409 when it is no longer pending, 422 when the time is over, another city was chosen, a size would
 * cost nothing, or when the price is far from the listed one and not confirmed.
 */
export function decideOffer(
  offer: SellerOffer,
  asked: Ground | undefined,
  locked: OfferedQuotation | undefined,
  rules: MarketRules,
): OfferDecision {
  const { sellerId, quotationId, at } = offer;
  const ground = found(asked);
  if (!offer.isApproved)
    throw new Refusal("forbidden", {
      message: "Your account is not approved for offers at present. Please check your profile or contact our desk.",
    });
  const quotation = checkForOffer(locked, "offer", at);
  const leftOut = cityLeftOut(quotation, ground);
  if (leftOut !== null) throw new Refusal("refused", { message: leftOutText(leftOut) });
  const basePaise = paiseFromRupees(offer.basePriceRupees);
  const description = offer.description.trim();
  const { lines, standing } = ground;
  const shortage = shortageText(shortagesOf(stockOf(ground), ground.listing_id, sizesOf(lines)), lines) || null;
  const common = { quotationId, sellerId, basePaise, description, at };
  if (standing?.base_price_paise === basePaise) {
    // A new message is not a new price: the terms, the rank among equal prices and the window stay. Sending the same price and
    // message again is not a revision at all.
    const { ex_paise: exPaise, terms, listed_price_paise: listedPaise, is_far: isFar } = standing;
    const revision =
      standing.description === description ? undefined : { ...common, exPaise, terms, listedPaise, isFar };
    return { outcome: { isFirst: false, isFar, shortage }, revision, isNewPrice: false };
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
  return {
    outcome: { isFirst: standing === null, isFar, shortage },
    revision: { ...common, exPaise: price.exPaise, terms, listedPaise, isFar },
    isNewPrice: true,
  };
}

/** The free stock of the seller's listing in the sizes asked for. */
function stockOf({ listing_id, lines }: Ground): readonly SizeStock[] {
  return lines
    .filter(({ has_size }) => has_size)
    .map(({ size_variation_id, free_kg }) => ({ listingId: listing_id, sizeId: size_variation_id, freeKg: free_kg }));
}

interface ListingNow {
  readonly listing: ListingCharges;
  readonly otherCharges: readonly StoredCharge[];
  readonly sizes: readonly { readonly size_variation_id: number; readonly price_paise: number | null }[];
}

/** The terms of an offer that a seller made with this listing now. */
export function offerTerms(
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

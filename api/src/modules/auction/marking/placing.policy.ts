import { sumKilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise, zeroPaise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import type { MarketRules } from "../market-rules";
import type { PricedSize } from "../offers/offer-price";
import type { OfferTerms } from "../offers/offer-terms";
import { type AskedSize, type Shortage, type SizeStock, shortagesOf } from "../stock/shortage.policy";
import { type RankedOffer, rankOffers } from "./ranking.policy";
import { type AgreedFreight, areFreezable, goodsNetPaise } from "./terms.policy";

/** An offer as it is stored, with the terms it was made on. */
export interface PlaceableOffer {
  readonly id: number;
  readonly seller_id: number;
  readonly listing_id: number;
  readonly revised_at: Date;
  readonly base_price_paise: number;
  readonly terms: OfferTerms;
  /** Per MT before GST, estimated at the request; 0 where all load in one city. */
  readonly freight_estimate_paise: number;
  /** It is from another city than the one that was chosen. */
  readonly is_apart: boolean;
}

/** What every offer of a quotation is compared by. */
export interface PlacingInput<Offer> {
  readonly offers: readonly Offer[];
  readonly sizes: readonly (PricedSize & AskedSize)[];
  /** Stock of the offers' listings; null where it no longer decides, because a seller is chosen. */
  readonly stock: readonly SizeStock[] | null;
  readonly rules: MarketRules;
  readonly at: Date;
}

/** An offer with its landed price before GST, and what its seller lacks. */
export interface PlacedOffer<Offer> extends RankedOffer {
  readonly offer: Offer;
  readonly shortages: readonly Shortage[];
}

/** Offers that can be marked, best first, and those that cannot: no usable price or city, or the stock does not cover them. */
export interface Placing<Offer> {
  readonly ranked: readonly PlacedOffer<Offer>[];
  readonly short: readonly PlacedOffer<Offer>[];
  readonly unpriced: readonly Offer[];
}

/** The only ranking of offers: the board shows it, and the marking takes the first. */
export function placeOffers<Offer extends PlaceableOffer>(input: PlacingInput<Offer>): Placing<Offer> {
  const { offers, sizes, stock, rules } = input;
  const priced = offers.filter((offer) => !offer.is_apart && canBeMarkedWith(offer, { pricePaise: zeroPaise }, input));
  const ordered = rankOffers(
    priced.map((offer) => ({
      offer,
      offerId: offer.id,
      revisedAt: offer.revised_at,
      landedPaise: addPaise(
        goodsNetPaise(offer.base_price_paise, offer.terms, sizes, rules),
        estimatedFreight(offer, sizes),
      ),
      shortages: stock === null ? [] : shortagesOf(stock, offer.listing_id, sizes),
    })),
  );
  return {
    ranked: ordered.filter(({ shortages }) => shortages.length === 0),
    short: ordered.filter(({ shortages }) => shortages.length > 0),
    unpriced: offers.filter((offer) => !priced.includes(offer)),
  };
}

/** What bringing the whole quantity from the seller's city probably costs; 0 where all load in one city. */
export function estimatedFreight(
  { freight_estimate_paise }: Pick<PlaceableOffer, "freight_estimate_paise">,
  sizes: readonly Pick<PricedSize, "quantityKg">[],
): Paise {
  const kg = sumKilograms(sizes.map(({ quantityKg }) => quantityKg));
  return roundLine(paise(freight_estimate_paise), kg);
}

/** Whether an offer can be marked with this freight on the market's standard terms. */
export function canBeMarkedWith(
  offer: PlaceableOffer,
  freight: AgreedFreight,
  { sizes, rules, at }: Pick<PlacingInput<PlaceableOffer>, "sizes" | "rules" | "at">,
): boolean {
  const basePaise = paise(offer.base_price_paise);
  return areFreezable({ basePaise, offerTerms: offer.terms, sizes, freight, rules, desk: {}, at });
}

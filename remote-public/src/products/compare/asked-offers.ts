import type { OfferItem } from "@mandi/shared/contract/product-list";
import { formatSize } from "@mandi/shared/format/sizes";

/**
 * The first offer of each product, brand and city: a request goes to every seller of it (docs/domain.md#who-is-asked).
 */
export function askedOffers(offers: readonly OfferItem[]): readonly OfferItem[] {
  return offers.filter((offer, place) => offers.findIndex((other) => keyOf(other) === keyOf(offer)) === place);
}

const keyOf = ({ commodity_product_id, brand, city }: OfferItem) => `${commodity_product_id}|${brand}|${city}`;

/** The first offer of each request that several of them share, with how many they are. */
export function joinedOffers(offers: readonly OfferItem[]) {
  return askedOffers(offers)
    .map((offer) => ({ offer, count: offers.filter((other) => keyOf(other) === keyOf(offer)).length }))
    .filter(({ count }) => count > 1);
}

/** The size whose prices are compared: `12 mm`, `50 × 50 × 6 mm`. */
export function comparedSize([offer]: readonly OfferItem[]): string {
  const size = offer?.default_variation;
  return size ? formatSize(`${size.value} ${size.unit.short_name}`.trim()) : "";
}

/** The grade whose prices are compared: `Fe 550D`; empty where each is priced in another one. */
export function comparedGrade(offers: readonly OfferItem[]): string {
  const [grade, ...others] = [...new Set(offers.map(({ default_quality }) => default_quality ?? ""))];
  return others.length > 0 ? "" : (grade ?? "");
}

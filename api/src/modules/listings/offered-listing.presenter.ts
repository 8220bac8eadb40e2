import type { OfferItem } from "@mandi/shared/contract/product-list";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { presentSizeValue } from "../catalogue/catalogue.presenter";
import type { Quality, SizeValue } from "../catalogue/catalogue.store";
import type { OfferRow } from "./offered-listing.store";
import { isStale } from "./price-age";

/** Names of an offer's qualities, and of the quality and the size that its price is for. */
export interface OfferNames {
  readonly qualities: readonly Quality[];
  readonly size: SizeValue | undefined;
}

/** An offer as a card; it shows nothing about the seller but the city. */
export function presentOffer(row: OfferRow, { qualities, size }: OfferNames, freshSince: Date): OfferItem {
  return {
    id: row.id,
    seller_commodity_product_id: row.id,
    commodity_product_id: row.commodity_product_id,
    name: row.name,
    thumbnail: row.thumbnail,
    brand: row.brand,
    quality: qualities.map(({ name }) => name),
    default_variation: size ? presentSizeValue(size) : null,
    default_quality: qualities.find(({ id }) => id === row.quality_id)?.name ?? null,
    city: row.city,
    ex_price: rupeesFromPaise(paise(row.ex_price_paise)),
    is_bookmarked: false,
    is_stale: isStale(row.price_updated_at, freshSince),
    last_updated: row.price_updated_at?.toISOString() ?? null,
    sizes: row.sizes,
    free_mt: row.free_kg === null ? null : row.free_kg / 1000,
  };
}

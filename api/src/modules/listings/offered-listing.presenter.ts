import type { OfferItem, SizeSpan } from "@mandi/shared/contract/product-list";
import { rupees, tonnesOrNull } from "../../platform/wire-figures";
import { presentSizeValue } from "../catalogue/catalogue.presenter";
import type { SizeValues } from "../catalogue/catalogue.service";
import type { Quality } from "../catalogue/catalogue.store";
import type { OfferRow } from "./offered-listing.store";
import { isStale } from "./price-age";

/** Names of an offer's qualities and sizes, among them those that its price is for. */
export interface OfferNames {
  readonly qualities: readonly Quality[];
  readonly sizes: SizeValues;
}

/** An offer as a card; it shows nothing about the seller but the city. */
export function presentOffer(row: OfferRow, { qualities, sizes }: OfferNames, freshSince: Date): OfferItem {
  const size = sizes.get(row.size_id ?? 0)?.[0];
  const { size_ids, free_kg, priced_free_kg } = row.goods;
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
    ex_price: rupees(row.ex_price_paise),
    is_bookmarked: false,
    is_stale: isStale(row.price_updated_at, freshSince),
    last_updated: row.price_updated_at?.toISOString() ?? null,
    sizes: spanOf(size_ids ?? [], sizes),
    free_mt: tonnesOrNull(free_kg),
    priced_free_mt: tonnesOrNull(row.size_id === null ? free_kg : priced_free_kg),
  };
}

/** The first and the last of these sizes in the order of the catalogue, and how many there are. */
function spanOf(ids: readonly number[], sizes: SizeValues): SizeSpan | null {
  const listed = ids
    .flatMap((id) => sizes.get(id)?.[0] ?? [])
    .sort((one, other) => one.size_position - other.size_position || one.size_variation_id - other.size_variation_id)
    .map(({ value, short_name }) => (short_name === null ? value : `${value} ${short_name}`));
  const [from] = listed;
  const to = listed.at(-1);
  return from === undefined || to === undefined ? null : { from, to, count: listed.length };
}

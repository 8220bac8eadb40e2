import { type OfferFacetsAnswer, type OfferFilter, valuesOf } from "@mandi/shared/contract/offer-filter";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { products } from "@mandi/shared/messages/public-products";
import { labelOfValue } from "./facet-label";
import {
  type FilterChange,
  type ListFilter,
  listFilters,
  noRange,
  type PriceRange,
  withRange,
  withValue,
} from "./filter-address";

/** One chosen value, or both ends of a price. */
export interface FilterTag {
  readonly by: ListFilter | PriceRange | "free_mt";
  readonly label: string;
  readonly without: FilterChange;
}

/** The chosen filters in the order in which a page names them. */
export function tagsOf(filter: OfferFilter, facets: OfferFacetsAnswer): readonly FilterTag[] {
  const listed = listFilters.flatMap((name) =>
    valuesOf(filter[name]).flatMap((value) => {
      // A value that no offer has gets no tag.
      const known = facets[name]?.find((facet) => facet.value === value);
      const label = known && labelOfValue(name, known.label);
      return label === undefined
        ? []
        : { by: name, label, without: (now: OfferFilter) => withValue(now, name, value, false) };
    }),
  );
  const { min_price, max_price, min_landed, max_landed, free_mt } = filter;
  const priced = priceLabel(min_price, max_price);
  const landed = priceLabel(min_landed, max_landed);
  return [
    ...listed,
    ...(priced === null ? [] : [{ by: "price" as const, label: priced, without: withoutRange("price") }]),
    ...(landed === null
      ? []
      : [{ by: "landed" as const, label: products.landedTag(landed), without: withoutRange("landed") }]),
    ...(free_mt === undefined
      ? []
      : [{ by: "free_mt" as const, label: products.freeTag(formatTonnes(free_mt)), without: anyStock }]),
  ];
}

const withoutRange =
  (of: PriceRange): FilterChange =>
  (now) =>
    withRange(now, of, noRange);

const anyStock: FilterChange = ({ free_mt: _free, ...others }) => others;

function priceLabel(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined) return products.priceBetween(formatRupees(min), formatRupees(max));
  if (min !== undefined) return products.priceAbove(formatRupees(min));
  return max === undefined ? null : products.priceBelow(formatRupees(max));
}

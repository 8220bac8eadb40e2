import { type OfferFacetsAnswer, type OfferFilter, valuesOf } from "@mandi/shared/contract/offer-filter";
import { sizeWithThickness } from "@mandi/shared/format/size-with-thickness";
import { labelOfValue } from "./facet-label";
import { type ListFilter, listFilters } from "./filter-address";

/** How many values of one kind are shown. */
const valuesAtMost = 6;

interface NearestOffers {
  readonly by: ListFilter;
  readonly offers: readonly { readonly label: string; readonly count: number; readonly filter: OfferFilter }[];
}

/** For each chosen kind, the values that have offers with all other choices, the most offered first. */
export function nearestOffers(filter: OfferFilter, facets: OfferFacetsAnswer): readonly NearestOffers[] {
  return listFilters.flatMap((by) => {
    const others = filter[by] === undefined ? [] : (facets[by]?.filter(({ count }) => count > 0) ?? []);
    const most = others.toSorted((one, other) => other.count - one.count).slice(0, valuesAtMost);
    const offers = most.map((facet) => ({
      label: labelOfValue(by, facet.label),
      count: facet.count,
      filter: { ...filter, [by]: facet.value },
    }));
    return offers.length > 0 ? [{ by, offers }] : [];
  });
}

/** The choices, spelled as in the market: a size has its thickness in its name, `50 × 50 × 6 mm`. */
export function chosenLabels(filter: OfferFilter, facets: OfferFacetsAnswer): readonly string[] {
  const labelsOf = (by: "size" | "thickness" | "grade" | "brand" | "city") =>
    (facets[by] ?? [])
      .filter(({ value }) => valuesOf(filter[by]).includes(value))
      .map(({ label }) => labelOfValue(by, label));
  const others = (["grade", "brand", "city"] as const).flatMap(labelsOf);
  const sizes = labelsOf("size").map((size) => sizeWithThickness(size, filter.thickness));
  return sizes.length === 0 ? [...labelsOf("thickness"), ...others] : [...sizes, ...others];
}

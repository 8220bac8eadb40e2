import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { noRange, withRange } from "./filter-address";
import { type FilterTag, tagsOf } from "./filter-tags";

interface RelaxedFilter {
  /** `12 mm, Raipur`: what still holds. */
  readonly kept: string;
  /** `Fe 600`: what does not. */
  readonly left: string;
  readonly count: number;
  readonly filter: OfferFilter;
}

/** The filter without one of its conditions, for each that leaves offers; the most offers first. */
export function relaxedFilters(filter: OfferFilter, facets: OfferFacetsAnswer): readonly RelaxedFilter[] {
  const tags = tagsOf(filter, facets);
  const labels = (isWanted: (tag: FilterTag) => boolean, between: string) =>
    tags.flatMap((tag) => (isWanted(tag) ? [tag.label] : [])).join(between);
  return (facets.without ?? [])
    .map(({ value, count }) => ({
      kept: labels(({ by }) => by !== value, ", "),
      left: labels(({ by }) => by === value, " or "),
      count,
      filter: dropped(filter, value),
    }))
    .filter(({ left }) => left !== "")
    .toSorted((one, other) => other.count - one.count);
}

const dropped = (filter: OfferFilter, name: string): OfferFilter =>
  name === "price" || name === "landed" ? withRange(filter, name, noRange) : { ...filter, [name]: undefined };

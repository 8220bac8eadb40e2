import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { useEffect } from "react";
import { type FilterChange, knownFilter, listFilters } from "./filter-address";

/** Removes filter values that no offer has from the address, once the existing ones are known. */
export function useKnownFilter(
  facets: OfferFacetsAnswer | null,
  filter: OfferFilter,
  change: (change: FilterChange) => void,
): void {
  useEffect(() => {
    if (facets === null) return;
    const known = knownFilter(filter, facets);
    if (listFilters.some((name) => known[name] !== filter[name])) change((now) => knownFilter(now, facets));
  });
}

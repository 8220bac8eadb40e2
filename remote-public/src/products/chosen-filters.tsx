import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { FilterTag } from "@mandi/shared/ui/controls/filter-tag";
import type { FilterChange } from "./filter-address";
import { tagsOf } from "./filter-tags";
import styles from "./filters.module.css";

interface ChosenFiltersProps {
  readonly facets: OfferFacetsAnswer | null;
  readonly filter: OfferFilter;
  readonly onChange: (change: FilterChange) => void;
}

/**
 * The chosen filters of the list, each with a way to remove it. A value from the address is not shown before it is
 * known to exist.
 */
export function ChosenFilters({ facets, filter, onChange }: ChosenFiltersProps) {
  const tags = facets === null ? [] : tagsOf(filter, facets);
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={products.chosenFilters}>
      {tags.map(({ label, without }) => (
        <li key={label}>
          <FilterTag label={label} name={products.removeFilter(label)} onRemove={() => onChange(without)} />
        </li>
      ))}
      <li>
        <Button variant="quiet" size="s" onClick={() => onChange(() => ({}))}>
          {products.clearFilters}
        </Button>
      </li>
    </ul>
  );
}

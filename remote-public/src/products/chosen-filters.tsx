import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { FilterTag } from "@mandi/shared/ui/controls/filter-tag";
import { useRemovedRow } from "@mandi/shared/ui/data/use-removed-row";
import type { RefObject } from "react";
import type { FilterChange } from "./filter-address";
import { tagsOf } from "./filter-tags";
import styles from "./filters.module.css";

interface ChosenFiltersProps {
  readonly facets: OfferFacetsAnswer | null;
  readonly filter: OfferFilter;
  readonly onChange: (change: FilterChange) => void;
  /** Around the filters: the first of them receives the focus when no chosen one is left. */
  readonly around: RefObject<HTMLElement | null>;
}

const filterControl = "button:not(:disabled, [tabindex='-1']), input:not([tabindex='-1'])";

/**
 * The chosen filters of the list, each with a way to remove it. A value from the address is not shown before it is
 * known to exist.
 */
export function ChosenFilters({ facets, filter, onChange, around }: ChosenFiltersProps) {
  const tags = facets === null ? [] : tagsOf(filter, facets);
  const { place, handleRemove } = useRemovedRow<HTMLUListElement>(tags.length, "li > button[aria-label]", () =>
    around.current?.querySelector<HTMLElement>(filterControl),
  );
  if (tags.length === 0) return null;
  return (
    <ul ref={place} className={styles.tags} aria-label={products.chosenFilters}>
      {tags.map(({ label, without }, at) => (
        <li key={label}>
          <FilterTag
            label={label}
            name={products.removeFilter(label)}
            onRemove={() => {
              handleRemove(at);
              onChange(without);
            }}
          />
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            handleRemove(0, 0);
            onChange(() => ({}));
          }}
        >
          {products.clearFilters}
        </Button>
      </li>
    </ul>
  );
}

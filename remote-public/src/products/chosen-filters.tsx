import { type OfferFacetsAnswer, type OfferFilter, valuesOf } from "@mandi/shared/contract/offer-filter";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { Icon } from "@mandi/shared/ui/media/icon";
import { X } from "lucide-react";
import { labelOfValue } from "./facet-label";
import { listFilters, withRange, withValue } from "./filter-address";
import styles from "./filters.module.css";

interface ChosenFiltersProps {
  readonly facets: OfferFacetsAnswer | null;
  readonly filter: OfferFilter;
  readonly onChange: (filter: OfferFilter) => void;
}

interface Tag {
  readonly label: string;
  readonly without: OfferFilter;
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
          <button
            type="button"
            className={styles.tag}
            aria-label={products.removeFilter(label)}
            onClick={() => onChange(without)}
          >
            {label}
            <Icon of={X} size="xs" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="s" onClick={() => onChange({})}>
          {products.clearFilters}
        </Button>
      </li>
    </ul>
  );
}

const noRange = { min: "", max: "" } as const;

function tagsOf(filter: OfferFilter, facets: OfferFacetsAnswer): readonly Tag[] {
  const listed = listFilters.flatMap((name) =>
    valuesOf(filter[name]).flatMap((value) => {
      // A value that no offer has gets no tag.
      const known = facets[name]?.find((facet) => facet.value === value);
      const label = known && labelOfValue(name, known.label);
      return label === undefined ? [] : { label, without: withValue(filter, name, value, false) };
    }),
  );
  const { min_price, max_price, min_landed, max_landed, free_mt } = filter;
  const priced = priceLabel(min_price, max_price);
  const landed = priceLabel(min_landed, max_landed);
  const { free_mt: _free, ...unstocked } = filter;
  return [
    ...listed,
    ...(priced === null ? [] : [{ label: priced, without: withRange(filter, "price", noRange) }]),
    ...(landed === null ? [] : [{ label: products.landedTag(landed), without: withRange(filter, "landed", noRange) }]),
    ...(free_mt === undefined ? [] : [{ label: products.freeTag(formatTonnes(free_mt)), without: unstocked }]),
  ];
}

function priceLabel(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined) return products.priceBetween(formatRupees(min), formatRupees(max));
  if (min !== undefined) return products.priceAbove(formatRupees(min));
  return max === undefined ? null : products.priceBelow(formatRupees(max));
}

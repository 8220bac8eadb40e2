import {
  type FacetValue,
  type OfferFacetsAnswer,
  type OfferFilter,
  valuesOf,
} from "@mandi/shared/contract/offer-filter";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatSize } from "@mandi/shared/format/sizes";
import { products } from "@mandi/shared/messages/public";
import { Button } from "@mandi/shared/ui/controls/button";
import { Icon } from "@mandi/shared/ui/media/icon";
import { X } from "lucide-react";
import { type ListFilter, withValue } from "./filter-address";
import styles from "./filters.module.css";

interface ChosenFiltersProps {
  readonly facets: OfferFacetsAnswer | null;
  readonly filter: OfferFilter;
  readonly onChange: (filter: OfferFilter) => void;
}

const lists: readonly ListFilter[] = ["product", "size", "grade", "brand", "city"];

interface Tag {
  readonly label: string;
  readonly without: OfferFilter;
}

/** What the list is narrowed by, each to take away again. */
export function ChosenFilters({ facets, filter, onChange }: ChosenFiltersProps) {
  const tags = tagsOf(filter, facets);
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

function tagsOf(filter: OfferFilter, facets: OfferFacetsAnswer | null): readonly Tag[] {
  const listed = lists.flatMap((name) =>
    valuesOf(filter[name]).map((value) => ({
      label: labelOf(name, value, facets?.[name] ?? []),
      without: withValue(filter, name, value, false),
    })),
  );
  const { min_price, max_price, free_mt } = filter;
  const priced = priceLabel(min_price, max_price);
  const { min_price: _min, max_price: _max, ...unpriced } = filter;
  const { free_mt: _free, ...unstocked } = filter;
  return [
    ...listed,
    ...(priced === null ? [] : [{ label: priced, without: unpriced }]),
    ...(free_mt === undefined ? [] : [{ label: products.freeTag(formatTonnes(free_mt)), without: unstocked }]),
  ];
}

function labelOf(name: ListFilter, value: string, known: readonly FacetValue[]): string {
  if (name === "size") return formatSize(value);
  return known.find((facet) => facet.value === value)?.label ?? value;
}

function priceLabel(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined) return products.priceBetween(formatRupees(min), formatRupees(max));
  if (min !== undefined) return products.priceAbove(formatRupees(min));
  return max === undefined ? null : products.priceBelow(formatRupees(max));
}

import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { products } from "@mandi/shared/messages/public-products";
import { Select } from "@mandi/shared/ui/controls/select";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { FacetGroup, SizeFacet } from "./facet-group";
import { type FilterChange, type ListFilter, withValue } from "./filter-address";
import styles from "./filters.module.css";
import { LandedBands, PriceFacet } from "./price-facet";

export interface FiltersProps {
  readonly facets: OfferFacetsAnswer;
  readonly filter: OfferFilter;
  readonly onChange: (change: FilterChange) => void;
}

/** All filters of the offers; a choice applies at once. */
export function Filters({ facets, filter, onChange }: FiltersProps) {
  const group = (name: ListFilter) => ({
    label: products.facet[name],
    values: facets[name] ?? [],
    chosen: filter[name],
    onToggle: (value: string, isChosen: boolean) => onChange((now) => withValue(now, name, value, isChosen)),
  });
  return (
    <div>
      <FacetGroup {...group("product")} />
      {/* The sizes of sheets, plates and coils are thicknesses: one group has both. */}
      <SizeFacet {...group("size")} label={products.facet[facets.size_is ?? "size"]} />
      <SizeFacet {...group("thickness")} />
      <FacetGroup {...group("grade")} />
      <FacetGroup {...group("brand")} />
      <FacetGroup {...group("city")} />
      {/* Another price in the address, as after "Clear all", resets the fields. */}
      <PriceFacet
        key={`${filter.min_price} ${filter.max_price}`}
        label={products.exPrice}
        of="price"
        filter={filter}
        span={facets.price}
        onChange={onChange}
      />
      {facets.landed === undefined ? null : (
        <>
          <LandedBands bands={facets.landed} filter={filter} onChange={onChange} />
          <PriceFacet
            key={`landed ${filter.min_landed} ${filter.max_landed}`}
            label={products.landedRange}
            of="landed"
            filter={filter}
            onChange={onChange}
          />
        </>
      )}
      <div className={classes(styles.facet, styles.stock)}>
        <Select
          label={products.facet.free_mt}
          value={String(filter.free_mt ?? "")}
          choices={[
            { value: "", label: products.anyStock },
            ...facets.free_mt.map(({ value, count }) => ({
              value,
              label: products.freeAtLeast(formatTonnes(Number(value)), count),
            })),
          ]}
          onChange={({ target: { value } }) =>
            onChange(({ free_mt: _before, ...others }) =>
              value === "" ? others : { ...others, free_mt: Number(value) },
            )
          }
        />
      </div>
    </div>
  );
}

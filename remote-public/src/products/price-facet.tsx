import { type FacetValue, largestPrice, type OfferFilter } from "@mandi/shared/contract/offer-filter";
import { formatGrouped, formatRupees } from "@mandi/shared/format/rupees";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { type KeyboardEvent, useRef, useState } from "react";
import { FacetGroup } from "./facet-group";
import { type FilterChange, type PriceRange, withRange } from "./filter-address";
import styles from "./filters.module.css";

interface PriceFacetProps {
  readonly label: string;
  readonly of: PriceRange;
  readonly filter: OfferFilter;
  /** The price range of the offers that match the other filters; shown in the empty fields as hints. */
  readonly span?: { readonly min: number; readonly max: number } | undefined;
  readonly onChange: (change: FilterChange) => void;
}

const textOf = (rupees: number | undefined) => (rupees === undefined ? "" : String(rupees));

/** From and to, applied by Enter or the button. */
export function PriceFacet({ label, of, filter, span, onChange }: PriceFacetProps) {
  const [min, setMin] = useState(textOf(filter[`min_${of}`]));
  const [max, setMax] = useState(textOf(filter[`max_${of}`]));
  const [problem, setProblem] = useState<RangeProblem>();
  const fields = useRef<HTMLFieldSetElement>(null);

  function apply(): void {
    const found = problemOf(min, max);
    setProblem(found);
    if (found === undefined) onChange((now) => withRange(now, of, { min, max }));
    else focusFirstInvalid(fields.current);
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") apply();
  };
  const hint = (rupees: number | undefined) => (rupees === undefined ? undefined : formatGrouped(rupees));
  return (
    <fieldset ref={fields} className={styles.facet}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.span}>
        <NumberField
          label={products.priceFrom}
          value={min}
          onValue={setMin}
          placeholder={hint(span?.min)}
          onKeyDown={handleKey}
          error={problem?.field === "min" ? problem.text : undefined}
        />
        <NumberField
          label={products.priceTo}
          value={max}
          onValue={setMax}
          placeholder={hint(span?.max)}
          onKeyDown={handleKey}
          error={problem?.field === "max" ? problem.text : undefined}
        />
      </div>
      <Button size="s" className={styles.apply} onClick={apply}>
        {products.applyPrice}
      </Button>
    </fieldset>
  );
}

interface RangeProblem {
  readonly field: "min" | "max";
  readonly text: string;
}

function problemOf(min: string, max: string): RangeProblem | undefined {
  const ofMin = figureProblem(min);
  if (ofMin !== undefined) return { field: "min", text: ofMin };
  const ofMax = figureProblem(max);
  if (ofMax !== undefined) return { field: "max", text: ofMax };
  const isReversed = min !== "" && max !== "" && Number(min) > Number(max);
  return isReversed ? { field: "min", text: products.priceOrder } : undefined;
}

function figureProblem(rupees: string): string | undefined {
  if (!/^\d*$/.test(rupees)) return products.wholeRupees;
  return Number(rupees) > largestPrice ? products.priceTooHigh : undefined;
}

interface LandedBandsProps extends Pick<PriceFacetProps, "filter" | "onChange"> {
  readonly bands: readonly FacetValue[];
}

/** Bands of the landed price with their counts; one can be chosen at a time. */
export function LandedBands({ bands, filter, onChange }: LandedBandsProps) {
  return (
    <FacetGroup
      label={products.landedPrice}
      values={bands.map((band) => ({ ...band, label: bandLabel(band.value) }))}
      chosen={`${filter.min_landed}-${filter.max_landed}`}
      onToggle={(value, isChosen) => {
        const [min = "", max = ""] = isChosen ? value.split("-") : [];
        onChange((now) => withRange(now, "landed", { min, max }));
      }}
    />
  );
}

function bandLabel(value: string): string {
  const [from, to] = value.split("-").map(Number);
  return products.priceBetween(formatRupees(from ?? 0), formatRupees(to ?? 0));
}

import { largestPrice, type OfferFilter } from "@mandi/shared/contract/offer-filter";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { type KeyboardEvent, useState } from "react";
import styles from "./filters.module.css";

interface PriceFacetProps {
  readonly filter: OfferFilter;
  /** The prices of the offers that fit the other filters; shown in the empty fields as hints. */
  readonly span: { readonly min: number; readonly max: number } | undefined;
  readonly onChange: (filter: OfferFilter) => void;
}

const textOf = (rupees: number | undefined) => (rupees === undefined ? "" : String(rupees));

/** From and to, applied by Enter or the button. */
export function PriceFacet({ filter, span, onChange }: PriceFacetProps) {
  const [min, setMin] = useState(textOf(filter.min_price));
  const [max, setMax] = useState(textOf(filter.max_price));
  const [problem, setProblem] = useState<string>();

  function apply(): void {
    const found = problemOf(min, max);
    setProblem(found);
    if (found !== undefined) return;
    const { min_price: _min, max_price: _max, ...others } = filter;
    onChange({
      ...others,
      ...(min === "" ? {} : { min_price: Number(min) }),
      ...(max === "" ? {} : { max_price: Number(max) }),
    });
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") apply();
  };
  const hint = (rupees: number | undefined) => (rupees === undefined ? undefined : formatGrouped(rupees));
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{products.exPrice}</legend>
      <div className={styles.span}>
        <NumberField
          label={products.priceFrom}
          value={min}
          onValue={setMin}
          placeholder={hint(span?.min)}
          onKeyDown={handleKey}
          error={problem}
        />
        <NumberField
          label={products.priceTo}
          value={max}
          onValue={setMax}
          placeholder={hint(span?.max)}
          onKeyDown={handleKey}
        />
      </div>
      <Button size="s" className={styles.apply} onClick={apply}>
        {products.applyPrice}
      </Button>
    </fieldset>
  );
}

function problemOf(min: string, max: string): string | undefined {
  if (!/^\d*$/.test(min) || !/^\d*$/.test(max)) return products.wholeRupees;
  if (Number(min) > largestPrice || Number(max) > largestPrice) return products.priceTooHigh;
  return min !== "" && max !== "" && Number(min) > Number(max) ? products.priceOrder : undefined;
}

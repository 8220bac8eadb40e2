import { type FacetValue, valuesOf } from "@mandi/shared/contract/offer-filter";
import { formatSize } from "@mandi/shared/format/sizes";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { classes } from "@mandi/shared/ui/foundation/classes";
import styles from "./filters.module.css";
import { useWholeGroup } from "./use-whole-group";

interface FacetGroupProps {
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Chosen values, `Raipur|Jalna`. */
  readonly chosen: string | undefined;
  readonly onToggle: (value: string, isChosen: boolean) => void;
}

/** How many values of a long list are visible at first. */
const seenAtFirst = 6;
const sizesAtFirst = 10;
/** Longer names of sizes get wider columns. */
const shortName = 8;

/** Values with the number of offers behind each. One without any offer stays, and cannot be chosen. */
export function FacetGroup({ label, values, chosen, onToggle }: FacetGroupProps) {
  const isChosen = (value: string) => valuesOf(chosen).includes(value);
  const { place, shown, hidden, showAll } = useWholeGroup<HTMLFieldSetElement>(values, seenAtFirst, isChosen);
  if (values.length < 2) return null;
  return (
    <fieldset ref={place} className={styles.facet}>
      <legend className={styles.legend}>{label}</legend>
      {shown.map(({ value, label: name, count }) => {
        const isOff = count === 0 && !isChosen(value);
        return (
          <Checkbox
            key={value}
            label={
              <span className={styles.value}>
                <span>{name}</span> <span className={styles.count}>{count}</span>
              </span>
            }
            className={styles.box}
            checked={isChosen(value)}
            // Not `disabled`: what was just taken off would lose the focus. Tab passes it by all the same.
            aria-disabled={isOff}
            tabIndex={isOff ? -1 : undefined}
            onChange={(event) => (isOff ? null : onToggle(value, event.target.checked))}
          />
        );
      })}
      {hidden > 0 ? (
        <Button variant="quiet" size="s" onClick={showAll}>
          {products.moreValues(hidden)}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** Sizes side by side, in the order of the catalogue. */
export function SizeFacet({ label, values, chosen, onToggle }: FacetGroupProps) {
  const isChosen = (value: string) => valuesOf(chosen).includes(value);
  const { place, shown, hidden, showAll } = useWholeGroup<HTMLDivElement>(values, sizesAtFirst, isChosen);
  if (values.length < 2) return null;
  return (
    <div
      ref={place}
      className={classes(styles.facet, shown.some(({ value }) => value.length > shortName) && styles.long)}
    >
      <p className={styles.legend}>{label}</p>
      <ChipGroup label={label}>
        {shown.map(({ value, count }) => (
          <Chip
            key={value}
            isChosen={isChosen(value)}
            isDisabled={count === 0 && !isChosen(value)}
            note={count}
            onToggle={() => onToggle(value, !isChosen(value))}
          >
            {formatSize(value)}
          </Chip>
        ))}
      </ChipGroup>
      {hidden > 0 ? (
        <Button variant="quiet" size="s" className={styles.more} onClick={showAll}>
          {products.moreValues(hidden)}
        </Button>
      ) : null}
    </div>
  );
}

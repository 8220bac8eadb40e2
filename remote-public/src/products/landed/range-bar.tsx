import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import { classes } from "@mandi/shared/ui/foundation/classes";
import styles from "./landed.module.css";
import { type PriceScale, placeOn } from "./price-scale";

interface RangeBarProps {
  readonly landed: LandedEstimate;
  readonly scale: PriceScale;
  readonly isFirst: boolean;
  readonly className?: string | undefined;
}

/** The estimate as a diamond and its range as a bar, on the scale of the list. The figures are beside it. */
export function RangeBar({ landed, scale, isFirst, className }: RangeBarProps) {
  const [from, to] = [placeOn(scale, landed.low), placeOn(scale, landed.high)];
  return (
    <span className={classes(styles.range, className)} aria-hidden="true">
      <span className={styles.span} style={{ left: `${from}%`, right: `${100 - to}%` }} />
      <span
        className={classes(styles.likely, isFirst && styles.first)}
        style={{ left: `${placeOn(scale, landed.price)}%` }}
      />
    </span>
  );
}

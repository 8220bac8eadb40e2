import { formatGrouped, MINUS } from "../../format/rupees";
import { classes } from "../foundation/classes";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./price.module.css";

const sizes = { inherit: null, s: styles.small, m: styles.medium, l: styles.large, xl: styles.extra };

export type PriceProps = {
  readonly rupees: number;
  /** One `xl` or `l` per view: it is the largest thing on it. */
  readonly size?: keyof typeof sizes;
  /** `/MT` shown after the figure. */
  readonly unit?: string;
  /** Read out after the figure where the unit is not visible: "per MT". */
  readonly spokenUnit?: string;
  readonly decimals?: 0 | 2 | "auto";
  readonly className?: string | undefined;
};

/** A price: muted sign, strong figure, muted unit. */
export function Price({ rupees, size = "inherit", unit, spokenUnit, decimals = "auto", className }: PriceProps) {
  const figure = formatGrouped(Math.abs(rupees), decimals);
  const isNegative = rupees < 0 && /[1-9]/u.test(figure);
  return (
    <span className={classes(styles.price, sizes[size], className)}>
      {isNegative ? MINUS : null}
      <span className={styles.sign}>₹</span>
      {figure}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
      {spokenUnit ? <VisuallyHidden> {spokenUnit}</VisuallyHidden> : null}
    </span>
  );
}

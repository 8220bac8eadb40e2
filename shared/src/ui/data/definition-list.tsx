import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import styles from "./definition-list.module.css";

export type Definition = {
  readonly term: string;
  /** A line under the term: what is counted in, and what is not. */
  readonly note?: string;
  readonly value: ReactNode;
  /** The closing line of a sum: stronger, with a rule above. */
  readonly isTotal?: boolean;
};

export type DefinitionListProps = {
  readonly items: readonly Definition[];
  /** Two columns from 768 px. */
  readonly isWide?: boolean;
  /** Without lines between the rows, for a sum in a panel. */
  readonly isSum?: boolean;
  readonly className?: string | undefined;
};

/** Facts as label and value, label quiet on the left, value right. */
export function DefinitionList({ items, isWide = false, isSum = false, className }: DefinitionListProps) {
  return (
    <dl className={classes(styles.list, isWide && styles.wide, isSum && styles.sum, className)}>
      {items.map((item) => (
        <div key={item.term} className={classes(styles.row, item.isTotal && styles.total)}>
          <dt className={styles.term}>
            {item.term}
            {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
          </dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

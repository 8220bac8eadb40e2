import { Fragment, type ReactNode } from "react";
import { classes } from "../foundation/classes";
import styles from "./definition-list.module.css";

export type Definition = {
  readonly term: string;
  /** A line under the term: what is included and what is not. */
  readonly note?: string;
  readonly value: ReactNode;
  /** The closing line of a sum: stronger, with a rule above. */
  readonly isTotal?: boolean;
  /** The parts of the value, as muted lines under it. */
  readonly parts?: readonly DefinitionPart[];
};

export type DefinitionPart = {
  readonly id: string;
  readonly term: string;
  readonly value: string;
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
        <Fragment key={`${item.term} ${item.note}`}>
          <div className={classes(styles.row, item.isTotal && styles.total)}>
            <dt className={styles.term}>
              {item.term}
              {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
            </dt>
            <dd className={styles.value}>{item.value}</dd>
          </div>
          {item.parts?.map(({ id, term, value }) => (
            <div key={id} className={classes(styles.row, styles.part)}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}

import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import styles from "./columns.module.css";

export type ColumnsProps = {
  readonly side: ReactNode;
  /** The side column holds the price and the one action; below 1025 px it comes first where acting comes first. */
  readonly isSideFirst?: boolean;
  readonly sideLabel?: string;
  readonly children: ReactNode;
};

/** Eight columns and four; the side column stays in sight while scrolling. */
export function Columns({ side, isSideFirst = false, sideLabel, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={classes(styles.side, isSideFirst && styles.first)} aria-label={sideLabel}>
        <div className={styles.sticky}>{side}</div>
      </aside>
    </div>
  );
}

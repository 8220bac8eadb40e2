import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import styles from "./bottom-bar.module.css";

export type BottomBarProps = {
  /** Amount or time on the left: a muted line over a strong one; left out where the buttons say it. */
  readonly caption?: string;
  readonly figure?: ReactNode;
  /** The primary button. */
  readonly action: ReactNode;
  /** The button itself is on the screen. The bar keeps its place, so that nothing moves when it comes and goes. */
  readonly isHidden?: boolean;
};

/**
 * Below 768 px keeps the amount and the one action in reach of the thumb. On wider screens the side column does that.
 */
export function BottomBar({ caption, figure, action, isHidden = false }: BottomBarProps) {
  return (
    <div
      className={classes(styles.bar, isHidden && styles.hidden)}
      data-bar="bottom"
      data-print="hide"
      aria-hidden={isHidden}
    >
      {caption === undefined ? null : (
        <p className={styles.words}>
          <span className={styles.caption}>{caption}</span>
          <span className={styles.figure}>{figure}</span>
        </p>
      )}
      {action}
    </div>
  );
}

import type { MouseEvent, ReactNode } from "react";
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

/** The page scrolls to what has the focus, clear of the bar; a pressed button of the bar itself must not move it. */
function focusInPlace({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest("button")?.focus({ preventScroll: true });
}

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
      onMouseDown={focusInPlace}
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

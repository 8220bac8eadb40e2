import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

export type BottomBarProps = {
  /** Amount or time on the left: a muted line over a strong one; left out where the buttons say it. */
  readonly caption?: string;
  readonly figure?: ReactNode;
  /** The primary button. */
  readonly action: ReactNode;
};

/**
 * Below 768 px keeps the amount and the one action in reach of the thumb. On wider screens the side column does that.
 */
export function BottomBar({ caption, figure, action }: BottomBarProps) {
  return (
    <div className={styles.bar} data-bar="bottom" data-print="hide">
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

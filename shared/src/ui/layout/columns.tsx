import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classes } from "../foundation/classes";
import styles from "./columns.module.css";

export type ColumnsProps = {
  readonly side: ReactNode;
  /** The side column holds the price and the one action; below 1025 px it comes first where the action does. */
  readonly isSideFirst?: boolean;
  readonly sideLabel?: string;
  readonly children: ReactNode;
};

/**
 * Eight columns and four; the side column stays in sight while scrolling, or its end does where it is taller than the
 * screen.
 */
export function Columns({ side, isSideFirst = false, sideLabel, children }: ColumnsProps) {
  const sticky = useRef<HTMLDivElement>(null);
  useKnownHeight(sticky);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={classes(styles.side, isSideFirst && styles.first)} aria-label={sideLabel}>
        <div ref={sticky} className={styles.sticky}>
          {side}
        </div>
      </aside>
    </div>
  );
}

/** Passes the height of the column to the style, which needs it to keep the end in sight. */
function useKnownHeight(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current;
    if (element === null || !("ResizeObserver" in globalThis)) return;
    const seen = new ResizeObserver(() => element.style.setProperty("--side-height", `${element.offsetHeight}px`));
    seen.observe(element);
    return () => seen.disconnect();
  }, [column]);
}

import { classes } from "@mandi/shared/ui/foundation/classes";
import styles from "./unread-count.module.css";

interface UnreadMarkProps {
  readonly count: number;
  readonly isOnCorner?: boolean;
  /** Tinted instead of filled: a row has several of them. */
  readonly isQuiet?: boolean;
}

/** The number on the screen, for a link or button whose accessible description says what it counts. */
export function UnreadMark({ count, isOnCorner = false, isQuiet = false }: UnreadMarkProps) {
  return (
    <span className={classes(styles.count, isOnCorner && styles.corner, isQuiet && styles.quiet)} aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
}

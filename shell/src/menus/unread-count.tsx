import { shell } from "@mandi/shared/messages/shell";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import styles from "./unread-count.module.css";

/** The number of unread items, as a number on screen and as text for screen readers; renders nothing at zero. */
export function UnreadCount({ count, isQuiet = false }: { readonly count: number; readonly isQuiet?: boolean }) {
  if (count === 0) return null;
  return (
    <>
      <UnreadMark count={count} isQuiet={isQuiet} />
      <VisuallyHidden>{shell.unread(count)}</VisuallyHidden>
    </>
  );
}

interface UnreadMarkProps {
  readonly count: number;
  readonly isOnCorner?: boolean;
  /** Tinted instead of filled: a row has several of them. */
  readonly isQuiet?: boolean;
}

/** The number alone, for a button whose accessible name already contains it. */
export function UnreadMark({ count, isOnCorner = false, isQuiet = false }: UnreadMarkProps) {
  return (
    <span className={classes(styles.count, isOnCorner && styles.corner, isQuiet && styles.quiet)} aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
}

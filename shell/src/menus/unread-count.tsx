import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { countWords, useUnread } from "./unread";
import styles from "./unread-count.module.css";

interface UnreadCountProps {
  readonly entry: MenuEntry;
  readonly isQuiet?: boolean;
  readonly className?: string | undefined;
}

/** How much there is behind an entry, as a number on the screen and as text for a screen reader; nothing where there is nothing. */
export function UnreadCount({ entry, isQuiet = false, className }: UnreadCountProps) {
  const count = useUnread([entry]);
  if (count === 0) return null;
  return (
    <span className={className}>
      <UnreadMark count={count} isQuiet={isQuiet} />
      <VisuallyHidden>{countWords(entry, count)}</VisuallyHidden>
    </span>
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

import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { countWords, useUnread } from "./unread";
import { UnreadMark } from "./unread-count";
import { useCurrent } from "./use-current";

export interface EntryLinkProps {
  readonly entry: Pick<MenuEntry, "label" | "to" | "unread">;
  readonly className?: string | undefined;
  /** Where the number stands. */
  readonly countClass?: string | undefined;
  readonly isQuiet?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/**
 * Leads to a page of the product; the current page, or the list that it belongs to, is marked. Its name is the label alone:
 * what waits behind it is its description, and a number on the screen.
 */
export function EntryLink({ entry, countClass, isQuiet = false, children, ...rest }: EntryLinkProps) {
  const { to } = entry;
  const count = useUnread([entry]);
  return (
    <Link
      to={to}
      aria-description={count > 0 ? countWords(entry, count) : undefined}
      aria-current={useCurrent()(to)}
      {...rest}
    >
      {children}
      {count > 0 && (
        <span className={countClass}>
          <UnreadMark count={count} isQuiet={isQuiet} />
        </span>
      )}
    </Link>
  );
}

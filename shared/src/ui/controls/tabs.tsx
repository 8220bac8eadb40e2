import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { CountBadge } from "../data/count-badge";
import { classes } from "../foundation/classes";
import styles from "./tabs.module.css";

export type TabLink = {
  readonly to: To;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly count?: number;
  readonly countLabel?: string;
};

export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly className?: string | undefined;
};

/** Views of one page as links, because their state is in the address, to be shared and revisited. */
export function Tabs({ label, tabs, className }: TabsProps) {
  return (
    <nav aria-label={label} className={classes(styles.nav, className)}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              ref={tab.isCurrent ? showInRow : undefined}
              className={styles.tab}
              aria-current={tab.isCurrent ? "page" : undefined}
            >
              {tab.label}
              <TabCount count={tab.count} label={tab.countLabel} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the row is wider than a phone; the page itself stays where it is. */
function showInRow(tab: HTMLAnchorElement | null): void {
  const row = tab?.closest("ul");
  if (!tab || !row) return;
  const hidden = tab.getBoundingClientRect().right - row.getBoundingClientRect().right;
  if (hidden > 0) row.scrollLeft += hidden;
}

function TabCount({
  count,
  label,
}: {
  readonly count: number | undefined;
  readonly label: string | undefined;
}): ReactNode {
  if (count === undefined || count === 0) return null;
  return <CountBadge count={count} label={label} />;
}

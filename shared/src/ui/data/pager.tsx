import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { common } from "../../messages/common";
import { classes } from "../foundation/classes";
import { VisuallyHidden } from "../layout/visually-hidden";
import { Icon } from "../media/icon";
import styles from "./pager.module.css";
import { pagesToShow } from "./pages-to-show";

export type PagerProps = {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Address of a page: the page is part of the address, so it can be shared and revisited. */
  readonly pageHref: (page: number) => To;
};

/** Which rows are shown, and links to the others. */
export function Pager({ page, pageSize, total, pageHref }: PagerProps) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav className={styles.pager} aria-label="Pages" data-print="hide">
      <span className={styles.range}>
        {first} to {last} of {total}
      </span>
      {pageCount > 1 ? (
        <ul className={styles.pages}>
          <Step to={page > 1 ? pageHref(page - 1) : null} label={common.previous}>
            <Icon of={ChevronLeft} />
          </Step>
          {pagesToShow(page, pageCount).map((entry) =>
            entry.kind === "gap" ? (
              <li key={entry.key} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={entry.key} className={classes(!entry.isNear && styles.far)}>
                <Link
                  to={pageHref(entry.page)}
                  className={styles.page}
                  aria-current={entry.page === page ? "page" : undefined}
                  aria-label={`Page ${entry.page}`}
                >
                  {entry.page}
                </Link>
              </li>
            ),
          )}
          <Step to={page < pageCount ? pageHref(page + 1) : null} label={common.next}>
            <Icon of={ChevronRight} />
          </Step>
        </ul>
      ) : null}
    </nav>
  );
}

function Step({
  to,
  label,
  children,
}: {
  readonly to: To | null;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <li>
      {to === null ? (
        <span className={classes(styles.page, styles.off)}>
          {children}
          <VisuallyHidden>{label}, not available</VisuallyHidden>
        </span>
      ) : (
        <Link to={to} className={styles.page} aria-label={label}>
          {children}
        </Link>
      )}
    </li>
  );
}

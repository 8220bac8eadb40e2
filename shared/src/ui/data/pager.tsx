import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, type To } from "react-router-dom";
import { common } from "../../messages/common";
import { pager as messages } from "../../messages/pager";
import { classes } from "../foundation/classes";
import { goTo } from "../layout/go-to";
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
  /** The list is only a section of its page: that section stays in sight, with the focus on its heading. */
  readonly isOfSection?: boolean;
};

/** Which rows are shown, and links to the others. */
export function Pager({ page, pageSize, total, pageHref, isOfSection = false }: PagerProps) {
  const place = useRef<HTMLElement>(null);
  const wanted = useRef(0);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);

  // Only for a page that was pressed here: a filter leads to the first one as well, and keeps the focus.
  useEffect(() => {
    if (wanted.current === page) startAgain(place.current, isOfSection);
    wanted.current = 0;
  }, [page, isOfSection]);

  const linkTo = (to: number) => ({
    to: pageHref(to),
    className: styles.page,
    preventScrollReset: isOfSection,
    onClick: () => {
      wanted.current = to;
    },
  });

  return (
    <nav ref={place} className={styles.pager} aria-label="Pages" data-print="hide">
      <span className={styles.range}>
        {first} to {last} of {total}
      </span>
      {pageCount > 1 ? (
        <ul className={styles.pages}>
          <Step link={page > 1 ? linkTo(page - 1) : null} label={common.previous}>
            <Icon of={ChevronLeft} />
          </Step>
          <li className={styles.place}>{messages.pageOf(page, pageCount)}</li>
          {pagesToShow(page, pageCount).map((entry) =>
            entry.kind === "gap" ? (
              <li key={entry.key} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={entry.key} className={styles.number}>
                <Link
                  {...linkTo(entry.page)}
                  aria-current={entry.page === page ? "page" : undefined}
                  aria-label={`Page ${entry.page}`}
                >
                  {entry.page}
                </Link>
              </li>
            ),
          )}
          <Step link={page < pageCount ? linkTo(page + 1) : null} label={common.next}>
            <Icon of={ChevronRight} />
          </Step>
        </ul>
      ) : null}
    </nav>
  );
}

/** The reader of a new page of the list begins at its heading, not at the links below it. */
function startAgain(pager: HTMLElement | null, isOfSection: boolean): void {
  const section = isOfSection ? pager?.closest("section") : null;
  if (section) {
    goTo(section);
    return;
  }
  // The window is scrolled to the top by the navigation.
  const heading = pager?.closest("main")?.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

interface StepProps {
  readonly link: { readonly to: To } | null;
  readonly label: string;
  readonly children: ReactNode;
}

function Step({ link, label, children }: StepProps) {
  return (
    <li>
      {link === null ? (
        <span className={classes(styles.page, styles.off)}>
          {children}
          <VisuallyHidden>{label}, not available</VisuallyHidden>
        </span>
      ) : (
        <Link {...link} aria-label={label}>
          {children}
        </Link>
      )}
    </li>
  );
}

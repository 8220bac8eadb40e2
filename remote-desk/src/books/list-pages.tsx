import { books } from "@mandi/shared/messages/desk-books";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import styles from "./books.module.css";
import type { BooksAddress } from "./use-books-address";

/** Rows of a full page of a list of the desk. */
const rowsOfPage = 50;

interface ListPagesProps {
  readonly address: Pick<BooksAddress, "page" | "pageHref">;
  readonly rows: number;
  /** Which list, on a page with several paged lists. */
  readonly label?: string;
}

/** Links to the previous and next page; a page that is not full is the last. */
export function ListPages({ address: { page, pageHref }, rows, label = books.pages }: ListPagesProps) {
  const isLast = rows < rowsOfPage;
  if (page === 1 && isLast) return null;
  return (
    <nav className={styles.pages} aria-label={label} data-print="hide">
      {page > 1 ? <ButtonLink to={pageHref(page - 1)}>{books.newer}</ButtonLink> : null}
      {isLast ? null : <ButtonLink to={pageHref(page + 1)}>{books.older}</ButtonLink>}
    </nav>
  );
}

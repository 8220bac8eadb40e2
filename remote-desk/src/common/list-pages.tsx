import { desk } from "@mandi/shared/messages/desk";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { type AddressPages, rowsOfPage } from "./address-pages";
import styles from "./list-pages.module.css";

interface ListPagesProps {
  readonly address: AddressPages;
  readonly rows: number;
  /** Which list, on a page with several paged lists. */
  readonly label?: string;
  /** Whether later pages hold newer rows. */
  readonly isOldestFirst?: boolean;
}

/** Links to the previous and next page; a page that is not full is the last. */
export function ListPages({ address: { page, pageHref }, rows, label, isOldestFirst = false }: ListPagesProps) {
  const isLast = rows < rowsOfPage;
  const [before, after] = isOldestFirst ? [desk.older, desk.newer] : [desk.newer, desk.older];
  // Of several lists, the one that is paged stays in view.
  const stays = label !== undefined;
  if (page === 1 && isLast) return null;
  return (
    <nav className={styles.pages} aria-label={label ?? desk.pages} data-print="hide">
      {page > 1 ? (
        <ButtonLink to={pageHref(page - 1)} preventScrollReset={stays}>
          {before}
        </ButtonLink>
      ) : null}
      {isLast ? null : (
        <ButtonLink to={pageHref(page + 1)} preventScrollReset={stays}>
          {after}
        </ButtonLink>
      )}
    </nav>
  );
}

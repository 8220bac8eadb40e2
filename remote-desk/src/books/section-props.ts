import type { BooksAddress } from "./use-books-address";

/** Props of one part of the page. */
export interface SectionProps {
  readonly address: BooksAddress;
}

import type { BooksAddress } from "./use-books-address";

/** What a part of the page gets. */
export interface SectionProps {
  readonly address: BooksAddress;
}

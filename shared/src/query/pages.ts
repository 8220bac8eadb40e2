import type { ListPage } from "./list-page";
import { createEntries, type KeepOptions, type QueryEntry } from "./query-entries";

export interface PagesOptions<Row> extends KeepOptions {
  readonly keyOf: (row: Row) => string | number;
  /** How soon the rows should be refetched. */
  readonly refetchInterval?: number;
}

/** A list that is read page by page. */
export interface Pages<Key extends readonly unknown[], Row> extends PagesOptions<Row> {
  readonly readPage: (signal: AbortSignal, page: number, ...key: Key) => Promise<ListPage<Row>>;
  readonly entry: (key: Key) => QueryEntry<readonly ListPage<Row>[]>;
}

/** Declares a growing list next to the module that uses it. */
export function definePages<Key extends readonly unknown[], Row>(
  readPage: (signal: AbortSignal, page: number, ...key: Key) => Promise<ListPage<Row>>,
  options: PagesOptions<Row>,
): Pages<Key, Row> {
  return { ...options, readPage, entry: createEntries<readonly ListPage<Row>[]>(options) };
}

/** A page of a growing list, with its position in the whole. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly current_page: number;
  readonly last_page: number;
  readonly total: number;
}

/** The pages of a list as one. */
export interface GrownList<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** Joins pages. A row that has moved to the next page in the meantime appears once, by its key. */
export function grown<Row>(pages: readonly ListPage<Row>[], keyOf: (row: Row) => string | number): GrownList<Row> {
  const byKey = new Map(pages.flatMap(({ data }) => data).map((row) => [keyOf(row), row]));
  const last = pages.at(-1);
  return {
    rows: [...byKey.values()],
    total: last?.total ?? 0,
    hasMore: last !== undefined && last.current_page < last.last_page,
  };
}

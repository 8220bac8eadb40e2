/** A page of rows in the shape of `paged`. */
export function presentPage<Row>(data: Row[], page: number, perPage: number, total: number) {
  return { data, current_page: page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
}

/** Rows of a page when the request does not give their number. */
const usualPerPage = 12;

/** Which rows of a list to read. */
export interface PageWindow {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
}

/** The paging fields of a request. */
export interface PageQuery {
  readonly page?: number;
  readonly limit?: number;
}

/** The page that a request asks for; without paging fields, the whole list up to `wholeAtMost` rows. */
export function windowOf({ page, limit }: PageQuery, wholeAtMost: number): PageWindow {
  const perPage = limit ?? (page === undefined ? wholeAtMost : usualPerPage);
  return { page: page ?? 1, perPage, offset: ((page ?? 1) - 1) * perPage };
}

/** The rows that are on the page. */
export function onPage<Row>(rows: readonly Row[], { offset, perPage }: PageWindow): readonly Row[] {
  return rows.slice(offset, offset + perPage);
}

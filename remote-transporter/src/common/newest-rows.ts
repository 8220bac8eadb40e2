import type { ListPage } from "@mandi/shared/query/list-page";

interface Answer<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

const rowsOfPage = 100;

/** The search text for the request; nothing when the field is empty. */
export function searchOf(search: string): { readonly search?: string } {
  return search === "" ? {} : { search };
}

/**
 * A page of a list of work: first the newest rows, which a request without a page returns and which contain the first
 * two pages of older ones.
 */
export async function readNewestRows<Row>(
  read: (page?: Page) => Promise<Answer<Row>>,
  number: number,
): Promise<ListPage<Row>> {
  const current = number === 1 ? 2 : number + 1;
  const { data, total } = await (number === 1 ? read() : read({ page: number + 1, limit: rowsOfPage }));
  // The newest rows may be fewer than two pages: only an empty page is certainly the last.
  const last_page = data.length === 0 ? current : current + 1;
  return { data, current_page: current, last_page, total };
}

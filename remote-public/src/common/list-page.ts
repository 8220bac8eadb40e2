import type { ListPage } from "@mandi/shared/query/list-page";

interface PagedOrWhole<Row> {
  readonly data: readonly Row[];
  readonly current_page?: number;
  readonly last_page?: number;
  readonly total?: number;
}

/** A page of a list that is answered whole to those who ask for no page: the whole list is then its only one. */
export async function readListPage<Row>(answer: Promise<PagedOrWhole<Row>>): Promise<ListPage<Row>> {
  const { data, current_page = 1, last_page = 1, total = data.length } = await answer;
  return { data, current_page, last_page, total };
}

import { HttpFailure } from "@mandi/shared/http";
import type { ListPage } from "@mandi/shared/query/list-page";

interface PagedOrWhole<Row> {
  readonly data: readonly Row[];
  readonly current_page?: number;
  readonly last_page?: number;
  readonly total?: number;
}

/**
 * Asks for a page of a list that was answered whole before it had pages. The area and the API are shipped apart: an older API
 * refuses the question for a page as malformed, and then answers the whole list.
 */
export async function readListPage<Row>(
  askForPage: () => Promise<PagedOrWhole<Row>>,
  askForAll: () => Promise<PagedOrWhole<Row>>,
): Promise<ListPage<Row>> {
  const {
    data,
    current_page = 1,
    last_page = 1,
    total = data.length,
  } = await askForPage().catch((error: unknown) => {
    if (error instanceof HttpFailure && error.status === 400) return askForAll();
    throw error;
  });
  return { data, current_page, last_page, total };
}

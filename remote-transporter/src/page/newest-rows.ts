/** The newest rows of a list, and whether there are older ones on the server. */
export interface NewestRows<Row> {
  readonly rows: readonly Row[];
  readonly hasOlder: boolean;
  /** How many pages of older ones are among them. */
  readonly olderPages: number;
}

interface Answer<Row> {
  readonly data: readonly Row[];
  /** Absent from an older api, which has no more than it answers. */
  readonly total?: number;
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

const rowsOfPage = 100;
/** The answer to a request that names no page holds the first two of these. */
const pagesOfNewest = 2;

/** Reads the newest rows and so many older pages; a row that has moved onto the next page meanwhile is here once. */
export async function readNewestRows<Row extends { readonly id: number }>(
  read: (page?: Page) => Promise<Answer<Row>>,
  olderPages: number,
): Promise<NewestRows<Row>> {
  const older = Array.from({ length: olderPages }, (_, index) =>
    read({ page: pagesOfNewest + index + 1, limit: rowsOfPage }),
  );
  const [newest, ...others] = await Promise.all([read(), ...older]);
  const rows = [...new Map([newest, ...others].flatMap(({ data }) => data).map((row) => [row.id, row])).values()];
  return { rows, olderPages, hasOlder: rows.length < (newest.total ?? 0) && others.at(-1)?.data.length !== 0 };
}

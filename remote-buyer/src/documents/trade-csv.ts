import { csvText } from "@mandi/shared/format/csv";
import { toIndianDay } from "@mandi/shared/format/dates";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import type { TradeRow } from "./trade-columns";

interface PageOfTrades<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly per_page: number;
}

/** Page limit of a file; the search narrows a longer list. */
const pagesAtMost = 100;

/** All rows of a list, page by page. */
export async function readAllPages<Row>(readPage: (page: number) => Promise<PageOfTrades<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const { data, total, per_page } = await readPage(page);
    rows.push(...data);
    if (page * per_page >= total) break;
  }
  return rows;
}

/** One more column of a file: its header, and the value of a row. */
export type TradeFigure<Row> = readonly [head: string, of: (row: Row) => string | number | null];

/** Quotations or orders for spreadsheets: plain figures, days of India. */
export function tradeCsv<Row extends TradeRow>(
  rows: readonly Row[],
  numberHead: string,
  numberOf: (row: Row) => string,
  figures: readonly TradeFigure<Row>[],
): string {
  const { date, product, brand, loadedIn, tonnes, status } = quotations.file;
  const head = [numberHead, date, product, brand, loadedIn, tonnes, status, ...figures.map(([name]) => name)];
  const lines = rows.map((row) => [
    numberOf(row),
    toIndianDay(row.created_at),
    row.commodity_product.name,
    row.brand.name,
    row.origin_city,
    row.total_quantity,
    row.status,
    ...figures.map(([, of]) => of(row) ?? ""),
  ]);
  return csvText([head, ...lines]);
}

import { countedAtMost } from "@mandi/shared/contract/desk/field";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Rows of a page of every list of the desk. */
export const deskRows = 50;

/** The number of rows before a page of such a list; by default the first page. */
export const offsetOf = (page: number | undefined): number => ((page ?? 1) - 1) * deskRows;

/**
 * How many rows all pages of a list have together; more than `countedAtMost` are not counted. A page that shows the end of the list
 * says it without another look.
 *
 * @param source table, condition and an order that an index has
 */
export async function totalOf(
  db: Db,
  { page, rows }: { readonly page: number | undefined; readonly rows: number },
  source: RawBuilder<unknown>,
): Promise<number> {
  const before = offsetOf(page);
  if (rows < deskRows && (rows > 0 || before === 0)) return before + rows;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${source} limit ${sql.lit(countedAtMost + 1)}) counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** A page of what is open, or one item by its key. */
export interface PageOrOne {
  readonly page?: number | undefined;
  readonly id?: number | undefined;
}

/**
 * The rows of a list with one value in a column, read from the index that begins with it. Written as a range and included
 * in the order: with `=` PostgreSQL expects the value to be spread evenly and reads the newest rows until it has a page,
 * which is the whole newest month when it looks for something long done.
 */
export function onlyOne(column: RawBuilder<unknown>, value: string | undefined) {
  if (value === undefined) return { filter: sql`true`, order: sql`` };
  return { filter: sql`${column} between ${value} and ${value}`, order: sql`${column} desc,` };
}

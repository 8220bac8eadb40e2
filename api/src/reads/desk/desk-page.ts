import { type RawBuilder, sql } from "kysely";

/** Rows of a page of every list of the desk. */
export const deskRows = 50;

/** The number of rows before a page of such a list; by default the first page. */
export const offsetOf = (page: number | undefined): number => ((page ?? 1) - 1) * deskRows;

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

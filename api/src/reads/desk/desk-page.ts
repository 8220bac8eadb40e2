import { type RawBuilder, sql } from "kysely";

/** Rows of a page of every list of the desk. */
export const deskRows = 50;

/** How many rows come before a page of such a list; without a page it is the first. */
export const offsetOf = (page: number | undefined): number => ((page ?? 1) - 1) * deskRows;

/** A page of what is open, or one thing of it by its key. */
export interface PageOrOne {
  readonly page?: number | undefined;
  readonly id?: number | undefined;
}

/**
 * The rows of a list that have one value in a column, read from the index that begins with it. Written as a range and named
 * in the order: by `=` PostgreSQL expects the value to be spread evenly and reads the newest rows until it has a page of it,
 * which is all of the newest month when it looks for what is long done.
 */
export function onlyOne(column: RawBuilder<unknown>, value: string | undefined) {
  if (value === undefined) return { filter: sql`true`, order: sql`` };
  return { filter: sql`${column} between ${value} and ${value}`, order: sql`${column} desc,` };
}

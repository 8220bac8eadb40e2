import { kilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";

/** Rows of a page of every list of the desk. */
export const deskRows = 50;
/** How many rows stand before a page of such a list; without a page it is the first. */
export const offsetOf = (page: number | undefined): number => ((page ?? 1) - 1) * deskRows;

/** A sum as the database counts it, paise, as the desk reads it: rupees. */
export const rupees = (value: number): number => rupeesFromPaise(paise(value));
/** A quantity as the database counts it, kilograms, as the desk reads it: MT. */
export const tonnes = (value: number): number => tonnesFromKilograms(kilograms(value));
/** A moment as ISO 8601 UTC. */
export const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * The rows of a list that have one value in a column, read from the index that begins with it. Written as a range and named
 * in the order: by `=` PostgreSQL expects the value to be spread evenly and reads the newest rows until it has a page of it,
 * which is all of the newest month when it looks for what is long done.
 */
export function onlyOne(column: RawBuilder<unknown>, value: string | undefined) {
  if (value === undefined) return { filter: sql`true`, order: sql`` };
  return { filter: sql`${column} between ${value} and ${value}`, order: sql`${column} desc,` };
}

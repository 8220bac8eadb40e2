import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { SizeStock } from "../auction/stock/shortage.policy";

/**
 * The free stock of these sizes, locked until the transaction ends. All rows are locked at once and in one order, so that two
 * quotations that want the same stock wait for each other instead of deadlocking.
 */
export function lockFreeStock(
  tx: Db,
  listingIds: readonly number[],
  sizeIds: readonly number[],
): Promise<readonly SizeStock[]> {
  return listStock(tx, { listingIds, sizeIds }, sql`for update`);
}

/** The current free stock of these sizes, for display. */
export function listFreeStock(
  db: Db,
  listingIds: readonly number[],
  sizeIds: readonly number[],
): Promise<readonly SizeStock[]> {
  return listStock(db, { listingIds, sizeIds }, sql``);
}

async function listStock(
  db: Db,
  { listingIds, sizeIds }: { readonly listingIds: readonly number[]; readonly sizeIds: readonly number[] },
  lock: RawBuilder<unknown>,
): Promise<readonly SizeStock[]> {
  const { rows } = await sql<{ listing_id: number; size_variation_id: number; free_kg: number | null }>`
    select listing_id, size_variation_id, stock_kg - held_kg as free_kg
    from listing_variation
    where listing_id = any(${[...listingIds]}::bigint[]) and size_variation_id = any(${[...sizeIds]}::bigint[])
    order by listing_id, size_variation_id
    ${lock}`.execute(db);
  return rows.map((row) => ({ listingId: row.listing_id, sizeId: row.size_variation_id, freeKg: row.free_kg }));
}

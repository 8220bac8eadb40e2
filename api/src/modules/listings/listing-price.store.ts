import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { ListingTables } from "./listing.tables";

/** A listing with all its prices, locked until the transaction ends. */
export function selectPricesForUpdate(tx: Db, id: number) {
  return tx.selectFrom("listing").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** Writes what was computed from a listing's prices. */
export async function updateDerivedPrices(
  tx: Db,
  id: number,
  derived: Updateable<ListingTables["listing"]>,
): Promise<void> {
  await tx.updateTable("listing").set(derived).where("id", "=", id).execute();
}

/** What one MT of a size costs with GST: in the first quality, and in each by its key. */
export interface SizePrice {
  readonly id: number;
  readonly ex_price_paise: number;
  readonly quality_prices: Readonly<Record<string, number>>;
}

/** Writes what one MT of each size costs. */
export async function updateSizePrices(tx: Db, id: number, prices: readonly SizePrice[]): Promise<void> {
  await sql`
    update listing_variation set ex_price_paise = size.ex_price_paise, quality_prices = size.quality_prices
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as size (id bigint, ex_price_paise bigint, quality_prices jsonb)
    where listing_variation.listing_id = ${id} and listing_variation.size_variation_id = size.id
      and (listing_variation.ex_price_paise, listing_variation.quality_prices)
        is distinct from (size.ex_price_paise, size.quality_prices)`.execute(tx);
}

/** Appends to the history that buyers see as a chart. */
export async function insertPriceChange(tx: Db, change: Insertable<ListingTables["listing_price"]>): Promise<void> {
  await tx.insertInto("listing_price").values(change).execute();
}

/** Listings whose prices are to be derived again, up to a limit. */
export async function selectPricesDue(db: Db, atMost: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("listing")
    .select("id")
    .where("is_price_due", "=", true)
    .orderBy("id")
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

import type { Insertable, Updateable } from "kysely";
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

/** Appends to the history that buyers see as a chart. */
export async function insertPriceChange(tx: Db, change: Insertable<ListingTables["listing_price"]>): Promise<void> {
  await tx.insertInto("listing_price").values(change).execute();
}

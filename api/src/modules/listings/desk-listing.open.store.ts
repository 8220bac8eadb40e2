import type { Db } from "../../platform/database/database";
import type { ListingStatus } from "./listing.tables";

/** A listing, locked until the transaction ends. */
export function lockListing(tx: Db, id: number) {
  return tx
    .selectFrom("listing")
    .select(["id", "status", "ex_price_paise", "desk_note"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Moves a listing; the note is for its seller. */
export async function changeListingStatus(tx: Db, id: number, status: ListingStatus, note: string): Promise<void> {
  await tx.updateTable("listing").set({ status, desk_note: note }).where("id", "=", id).execute();
}

/**
 * The prices of a product's listings follow what its qualities and packaging add, by a job. Also those that are due already: the
 * job may just be deriving them from the former figures.
 */
export async function makePricesDue(tx: Db, productId: number): Promise<void> {
  await tx
    .updateTable("listing")
    .set({ is_price_due: true })
    .where("commodity_product_id", "=", productId)
    .where("status", "<>", "removed")
    .execute();
}

/** The name of a listing in messages to its seller. */
export function readListingNames(tx: Db, id: number) {
  return tx
    .selectFrom("listing")
    .innerJoin("commodity_product as product", "product.id", "listing.commodity_product_id")
    .innerJoin("brand", "brand.id", "listing.brand_id")
    .select(["listing.seller_id", "listing.city", "product.name as product", "brand.name as brand"])
    .where("listing.id", "=", id)
    .executeTakeFirstOrThrow();
}

import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Whether the offer exists for buyers and is of that product. */
export async function isOffered(db: Db, listingId: number, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom("offered_listing")
    .select(sql`1`.as("one"))
    .where("id", "=", listingId)
    .where("commodity_product_id", "=", productId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the mark away; false when there was none. */
export async function removeBookmark(tx: Db, userId: number, listingId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("bookmark")
    .where("user_id", "=", userId)
    .where("listing_id", "=", listingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function addBookmark(tx: Db, userId: number, listingId: number, now: Date): Promise<void> {
  await tx
    .insertInto("bookmark")
    .values({ user_id: userId, listing_id: listingId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

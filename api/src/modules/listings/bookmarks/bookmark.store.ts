import type { Db } from "../../../platform/database/database";

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

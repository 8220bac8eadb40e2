import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { prepared } from "../../../platform/database/prepared";

const selectMarks = prepared((db, { userId }: { readonly userId: number }) =>
  db.selectFrom("bookmark").select("listing_id").where("user_id", "=", userId),
);

/** The listings that a person watches. */
export async function selectBookmarked(db: Db, userId: number): Promise<number[]> {
  return (await selectMarks(db, { userId })).map(({ listing_id }) => listing_id);
}

/** Removes the offer from the watch list; false when it was not there. */
export async function deleteBookmark(tx: Db, userId: number, listingId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("bookmark")
    .where("user_id", "=", userId)
    .where("listing_id", "=", listingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds the offer to the watch list with its current price. */
export async function insertBookmark(tx: Db, userId: number, listingId: number, now: Date): Promise<void> {
  await sql`
    insert into bookmark (user_id, listing_id, created_at, saved_price_paise)
    select ${userId}, id, ${now}, ex_price_paise from listing where id = ${listingId}
    on conflict do nothing`.execute(tx);
}

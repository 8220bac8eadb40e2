import type { BookmarkBody } from "@mandi/shared/contract/bookmark";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { isOnOffer } from "../offered-listing.service";
import { deleteBookmark, insertBookmark } from "./bookmark.store";

/**
 * Puts the offer on the watch list or takes it off, as wanted; without a wish it does what changes the list. True when
 * it is there afterwards.
 */
export async function changeBookmark(tx: Db, userId: number, body: BookmarkBody, now: Date): Promise<boolean> {
  const listingId = body.seller_commodity_product_id;
  // Removing also works for an offer that is no longer on the market.
  const { is_bookmarked: isWanted } = body;
  if (isWanted !== true && ((await deleteBookmark(tx, userId, listingId)) || isWanted === false)) return false;
  if (!(await isOnOffer(tx, { listingId, productId: body.commodity_product_id }))) throw new Refusal("not_found");
  await insertBookmark(tx, userId, listingId, now);
  return true;
}

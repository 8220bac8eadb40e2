import type { BookmarkBody } from "@mandi/shared/contract/bookmark";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { isOnOffer } from "../offered-listing.service";
import { addBookmark, removeBookmark } from "./bookmark.store";

/** Adds the offer to the watch list or, if it is there, removes it. True when it is there afterwards. */
export async function toggleBookmark(tx: Db, userId: number, body: BookmarkBody, now: Date): Promise<boolean> {
  const listingId = body.seller_commodity_product_id;
  // Removing also works for an offer that is no longer on the market.
  if (await removeBookmark(tx, userId, listingId)) return false;
  if (!(await isOnOffer(tx, { listingId, productId: body.commodity_product_id }))) throw new Refusal("not_found");
  await addBookmark(tx, userId, listingId, now);
  return true;
}

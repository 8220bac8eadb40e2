import type { BookmarkBody } from "@mandi/shared/contract/bookmark";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { isOnOffer } from "../offered-listing.service";
import { addBookmark, removeBookmark } from "./bookmark.store";

/** Sets the mark, or takes it away when it is set. True when it is set afterwards. */
export async function toggleBookmark(tx: Db, userId: number, body: BookmarkBody, now: Date): Promise<boolean> {
  const listingId = body.seller_commodity_product_id;
  // Taking off works also for an offer that is gone by now.
  if (await removeBookmark(tx, userId, listingId)) return false;
  if (!(await isOnOffer(tx, { listingId, productId: body.commodity_product_id }))) throw new Refusal("not_found");
  await addBookmark(tx, userId, listingId, now);
  return true;
}

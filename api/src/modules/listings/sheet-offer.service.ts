import type { OfferItem } from "@mandi/shared/contract/product-list";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { percent, tonnes } from "../../platform/wire-figures";
import { type LandedAt, readOffers } from "./offered-listing.service";
import { selectOfferedListing } from "./product-detail.store";

/** An offer as a trade sheet needs it. The seller's key is for the sheet's maker only and never leaves the server. */
export interface SheetOffer {
  readonly offer: OfferItem;
  readonly sellerId: number;
  readonly minQuantity: number;
  readonly gst: number;
}

/** The place, the size with its thickness and the grade of the prices; the usual size and grade where none is named. */
interface SheetWish extends LandedAt {
  readonly size: string | undefined;
  readonly thickness: string | undefined;
  readonly grade: string | undefined;
}

/**
 * An offer with the price of each size and its landed price.
 *
 * @throws Refusal 404 when it is not on offer, or not in that size, thickness and grade
 */
export async function readSheetOffer(
  db: Db,
  listingId: number,
  { pincode, size, thickness, grade, now }: SheetWish,
): Promise<SheetOffer> {
  const gone = "This product is not on offer now.";
  const listing = found(await selectOfferedListing(db, listingId), gone);
  const query = {
    offer: String(listingId),
    ...(pincode !== undefined && { pincode }),
    ...(size !== undefined && { size }),
    ...(thickness !== undefined && { thickness }),
    ...(grade !== undefined && { grade }),
  };
  const { data } = await readOffers(db, listing.commodity_product_id, query, now);
  return {
    offer: found(data[0], gone),
    sellerId: listing.seller_id,
    minQuantity: tonnes(listing.min_order_kg),
    gst: percent(listing.gst_bp),
  };
}

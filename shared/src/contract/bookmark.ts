import { Boolean as BooleanOf, Null, Object as ObjectOf, Optional, type Static, Union } from "typebox";
import { closed, pincodeField } from "./field";
import { OfferItem } from "./product-list";
import { Id, MessageAnswer, paged, pageQuery, Rupees } from "./wire";

/** `GET /bookmark`: the watch list, newest first; paging and landed prices at a pincode are additive. */
export const BookmarkListQuery = ObjectOf({ ...pageQuery, pincode: Optional(pincodeField) }, closed);
export type BookmarkListQuery = Static<typeof BookmarkListQuery>;
export const WatchedOffer = ObjectOf({
  ...OfferItem.properties,
  /** Its `ex_price` when it was put on the list; null where that is not known. Additive. */
  saved_price: Optional(Union([Rupees, Null()])),
});
export type WatchedOffer = Static<typeof WatchedOffer>;
export const BookmarkListAnswer = paged(WatchedOffer);
export type BookmarkListAnswer = Static<typeof BookmarkListAnswer>;

/**
 * `POST /bookmark`: adds the offer to the watch list, or removes it when it is there. Additive: `is_bookmarked` says
 * which of the two is wanted, so that a repeated call, or one from a page that is out of date, does not do the opposite.
 */
export const BookmarkBody = ObjectOf(
  { commodity_product_id: Id, seller_commodity_product_id: Id, is_bookmarked: Optional(BooleanOf()) },
  closed,
);
export type BookmarkBody = Static<typeof BookmarkBody>;
/** Additive: whether the offer is on the watch list now. */
export const BookmarkAnswer = ObjectOf({ ...MessageAnswer.properties, is_bookmarked: BooleanOf() });
export type BookmarkAnswer = Static<typeof BookmarkAnswer>;

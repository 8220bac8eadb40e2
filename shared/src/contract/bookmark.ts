import { Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, pincodeField } from "./field";
import { OfferItem } from "./product-list";
import { Id, paged, pageQuery } from "./wire";

/** `GET /bookmark`: the watch list, newest first; a page of it is additive, and so are landed prices at a pincode. */
export const BookmarkListQuery = ObjectOf({ ...pageQuery, pincode: Optional(pincodeField) }, closed);
export type BookmarkListQuery = Static<typeof BookmarkListQuery>;
export const BookmarkListAnswer = paged(OfferItem);
export type BookmarkListAnswer = Static<typeof BookmarkListAnswer>;

/** `POST /bookmark`: sets the mark, or takes it away when it is set. */
export const BookmarkBody = ObjectOf({ commodity_product_id: Id, seller_commodity_product_id: Id }, closed);
export type BookmarkBody = Static<typeof BookmarkBody>;

import type { BookmarkBody } from "@mandi/shared/contract/bookmark";
import { type OfferItem, OfferListAnswer } from "@mandi/shared/contract/product-list";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import type { ListPage } from "@mandi/shared/query/list-page";
import { readListPage } from "../common/list-page";

/** What an id of the address means: a commodity product or a brand. The two id spaces overlap. */
export type SearchKind = "product" | "brand";

/** Empty: the order that the server suggests. */
export type OfferOrder = "" | "price" | "-price";

export interface OfferWish {
  readonly kind: SearchKind;
  readonly id: string;
  readonly order: OfferOrder;
}

/** Offers of one page. */
const offersPerPage = 12;

/** Sellers' offers for one commodity product, or everything on offer of one brand, page by page. */
export function readOffers(
  { kind, id, order }: OfferWish,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<OfferItem>> {
  const path = `/seller-list-by-commodity-product/${encodeURIComponent(id)}`;
  const type = kind === "brand" ? kind : undefined;
  const query = { type, page, limit: offersPerPage, sort: order || undefined };
  return readListPage(
    () => http.get(path, OfferListAnswer, { query, signal }),
    () => http.get(path, OfferListAnswer, { query: { type }, signal }),
  );
}

/** Sets the mark of an offer, or takes it away when it is set. */
export function toggleBookmark(body: BookmarkBody): Promise<MessageAnswer> {
  return http.post("/bookmark", body, MessageAnswer);
}

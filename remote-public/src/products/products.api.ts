import type { BookmarkBody } from "@mandi/shared/contract/bookmark";
import { OfferFacetsAnswer, type OfferFilter } from "@mandi/shared/contract/offer-filter";
import { type OfferItem, OfferListAnswer } from "@mandi/shared/contract/product-list";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import type { ListPage } from "@mandi/shared/query/list-page";
import { readListPage } from "../common/list-page";

/** What an id of the address means: a commodity product or a brand. The two id spaces overlap. */
export type SearchKind = "product" | "brand";

/** Empty: the order that the server suggests. */
export type OfferOrder = "" | "price" | "-price" | "-updated";

export interface OfferWish {
  readonly kind: SearchKind;
  readonly id: string;
  readonly order: OfferOrder;
  readonly filter: OfferFilter;
}

/** Offers of one page. */
const offersPerPage = 12;

/** Sellers' offers for one commodity product, or everything on offer of one brand, page by page. */
export function readOffers(
  { kind, id, order, filter }: OfferWish,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<OfferItem>> {
  const path = `/seller-list-by-commodity-product/${encodeURIComponent(id)}`;
  const type = kind === "brand" ? kind : undefined;
  const query = { type, page, limit: offersPerPage, sort: order || undefined, ...filter };
  return readListPage(http.get(path, OfferListAnswer, { query, signal }));
}

/** What the same offers can be narrowed by. */
export function readOfferFacets({ kind, id, filter }: OfferWish, signal: AbortSignal): Promise<OfferFacetsAnswer> {
  const query = { type: kind === "brand" ? kind : undefined, ...filter };
  return http.get(`/offer-facets/${encodeURIComponent(id)}`, OfferFacetsAnswer, { query, signal });
}

/** Sets the mark of an offer, or takes it away when it is set. */
export function toggleBookmark(body: BookmarkBody): Promise<MessageAnswer> {
  return http.post("/bookmark", body, MessageAnswer);
}

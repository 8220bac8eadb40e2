import { BookmarkAnswer, type BookmarkBody } from "@mandi/shared/contract/bookmark";
import { OfferFacetsAnswer, type OfferFilter } from "@mandi/shared/contract/offer-filter";
import { type OfferItem, OfferListAnswer } from "@mandi/shared/contract/product-list";
import { http, type Query } from "@mandi/shared/http";
import type { ListPage } from "@mandi/shared/query/list-page";

/** What an id in the address refers to: a commodity product or a brand. The two id spaces overlap. */
export type SearchKind = "product" | "brand";

/** Empty: the order that the server suggests. */
export type OfferOrder = "" | "price" | "-price" | "-updated" | "landed";

export interface OfferWish {
  readonly kind: SearchKind;
  readonly id: string;
  readonly order: OfferOrder;
  readonly filter: OfferFilter;
  /** The pincode for which landed prices are estimated; null: none. */
  readonly pincode: string | null;
}

/** Offers of one page. */
const offersPerPage = 12;

/** Sellers' offers for one commodity product, or everything on offer of one brand, page by page. */
export function readOffers(wish: OfferWish, page: number, signal: AbortSignal): Promise<ListPage<OfferItem>> {
  const query = queryOf(wish, { page, limit: offersPerPage });
  return http.get(offersPath(wish), OfferListAnswer, { query, signal });
}

/** Some of them side by side, with the price of every size. */
export async function readComparedOffers(
  wish: OfferWish,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<readonly OfferItem[]> {
  const query = queryOf(wish, { offer: ids.join("|") });
  const { data } = await http.get(offersPath(wish), OfferListAnswer, { query, signal });
  return data;
}

const offersPath = ({ id }: OfferWish) => `/seller-list-by-commodity-product/${encodeURIComponent(id)}`;

function queryOf({ kind, order, filter, pincode }: OfferWish, which: Query): Query {
  const type = kind === "brand" ? kind : undefined;
  return { type, ...which, sort: order || undefined, ...filter, pincode: pincode ?? undefined };
}

/** The available filters of the same offers. */
export function readOfferFacets(wish: OfferWish, signal: AbortSignal): Promise<OfferFacetsAnswer> {
  const { kind, id, filter, pincode } = wish;
  const query = { type: kind === "brand" ? kind : undefined, ...filter, pincode: pincode ?? undefined };
  return http.get(`/offer-facets/${encodeURIComponent(id)}`, OfferFacetsAnswer, { query, signal });
}

/** Bookmarks an offer, or removes the bookmark. */
export function saveBookmark(body: BookmarkBody): Promise<BookmarkAnswer> {
  return http.post("/bookmark", body, BookmarkAnswer);
}

import type { BookmarkBody } from "@mandi/shared/contract/bookmark";
import { type OfferItem, OfferListAnswer } from "@mandi/shared/contract/product-list";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** What an id of the address stands for: a commodity product or a brand. The two id spaces overlap (H-21). */
export type SearchKind = "product" | "brand";

/** Sellers' offers for one commodity product, or everything on offer of one brand. */
export async function readOffers(kind: SearchKind, id: string, signal: AbortSignal): Promise<OfferItem[]> {
  const { data } = await http.get(`/seller-list-by-commodity-product/${encodeURIComponent(id)}`, OfferListAnswer, {
    query: { type: kind === "brand" ? kind : undefined },
    signal,
  });
  return data;
}

/** Sets the mark of an offer, or takes it away when it is set. */
export function toggleBookmark(body: BookmarkBody): Promise<MessageAnswer> {
  return http.post("/bookmark", body, MessageAnswer);
}

import { type OfferItem, OfferListAnswer } from "@mandi/shared/contract/product-list";
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

import { type OfferItem, OfferListAnswer } from "@mandi/shared/contract/product-list";
import { http } from "@mandi/shared/http";

/** The current offers of a product. */
export async function readOffers(commodityProductId: number, signal: AbortSignal): Promise<OfferItem[]> {
  const path = `/seller-list-by-commodity-product/${commodityProductId}`;
  return (await http.get(path, OfferListAnswer, { signal })).data;
}

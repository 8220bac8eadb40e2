import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { http } from "@mandi/shared/http";

/** A seller's offer in full, with related offers. */
export function readProduct(id: string, signal: AbortSignal): Promise<ProductDetailAnswer> {
  return http.get(`/product-detail/${encodeURIComponent(id)}`, ProductDetailAnswer, { signal });
}

/** The estimated landed price of an offer at a pincode: the list of its product, narrowed to it. */
export async function readLanded(
  { productId, offerId, pincode }: { readonly productId: number; readonly offerId: number; readonly pincode: string },
  signal: AbortSignal,
) {
  const query = { offer: String(offerId), pincode };
  const { data } = await http.get(`/seller-list-by-commodity-product/${productId}`, OfferListAnswer, { query, signal });
  return { landed: data[0]?.landed ?? null };
}

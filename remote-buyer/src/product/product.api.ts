import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { http } from "@mandi/shared/http";

/** A seller's offer in full, with related offers. */
export function readProduct(id: string, signal: AbortSignal): Promise<ProductDetailAnswer> {
  return http.get(`/product-detail/${encodeURIComponent(id)}`, ProductDetailAnswer, { signal });
}

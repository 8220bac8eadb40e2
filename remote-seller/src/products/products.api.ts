import { type SellerProductItem, SellerProductListAnswer } from "@mandi/shared/contract/seller-product";
import { http } from "@mandi/shared/http";

/** All products the seller offers or prepares (H-09). */
export async function readOwnProducts(signal: AbortSignal): Promise<SellerProductItem[]> {
  const { data } = await http.get("/seller/commodity-product", SellerProductListAnswer, { signal });
  return data;
}

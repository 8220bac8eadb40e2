import {
  type SellerProductChange,
  type SellerProductOutcome,
  SellerProductsAnswer,
  type SellerSettings,
  SellerSettingsAnswer,
} from "@mandi/shared/contract/seller-products-many";
import { http } from "@mandi/shared/http";

/** Price and stock of at most a hundred of the seller's own products. */
export async function readManySettings(ids: readonly number[], signal: AbortSignal): Promise<SellerSettings[]> {
  const query = { ids: ids.join(",") };
  const { data } = await http.get("/seller/commodity-products-settings", SellerSettingsAnswer, { query, signal });
  return data;
}

/** Changes at most a hundred products, each in full or not at all. */
export async function saveMany(
  products: readonly SellerProductChange[],
  idempotencyKey: string,
): Promise<SellerProductOutcome[]> {
  const path = "/seller/update-commodity-products";
  const { data } = await http.post(path, { products }, SellerProductsAnswer, { idempotencyKey });
  return data;
}

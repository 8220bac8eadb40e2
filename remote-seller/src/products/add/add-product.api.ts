import {
  CategoryListAnswer,
  SellerBrandAnswer,
  SellerCityAnswer,
  SellerProductChoiceAnswer,
  SellerStateAnswer,
  StoreProductAnswer,
  type StoreProductBody,
} from "@mandi/shared/contract/seller-product";
import { http } from "@mandi/shared/http";
import type { AddProductForm } from "./add-product.schema";

/** One value of a list to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** An entry of a list to choose from: its value and its label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export async function readCategories(signal: AbortSignal): Promise<Choice[]> {
  const { data } = await http.get("/category", CategoryListAnswer, { signal });
  return data.map(named);
}

export async function readProducts(form: AddProductForm, signal: AbortSignal): Promise<Choice[]> {
  const query = { category_id: form.category };
  const { products_list } = await http.get("/seller/commodity-product-list", SellerProductChoiceAnswer, {
    query,
    signal,
  });
  return products_list.map(named);
}

export async function readBrands(form: AddProductForm, signal: AbortSignal): Promise<Choice[]> {
  const query = { commodity_product_id: form.product };
  const { brand_list } = await http.get("/seller/get-brand", SellerBrandAnswer, { query, signal });
  return brand_list.map(named);
}

export async function readStates(form: AddProductForm, signal: AbortSignal): Promise<Choice[]> {
  const query = { commodity_product_id: form.product, brand_id: form.brand };
  const { state_list } = await http.get("/seller/get-state", SellerStateAnswer, { query, signal });
  return state_list.map(place);
}

export async function readCities(form: AddProductForm, signal: AbortSignal): Promise<Choice[]> {
  const query = { commodity_product_id: form.product, brand_id: form.brand, state: form.state };
  const { city_list } = await http.get("/seller/get-city", SellerCityAnswer, { query, signal });
  return city_list.map(place);
}

export function storeProduct(body: StoreProductBody, idempotencyKey: string): Promise<StoreProductAnswer> {
  return http.post("/seller/store-commodity-product", body, StoreProductAnswer, { idempotencyKey });
}

function named({ id, name }: { readonly id: number; readonly name: string }): Choice {
  return { value: String(id), label: name };
}

/** States and cities are names on the wire. */
function place(name: string): Choice {
  return { value: name, label: name };
}

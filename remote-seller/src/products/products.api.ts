import { PincodeAnswer } from "@mandi/shared/contract/address";
import {
  type LoadingAddressBody,
  type SellerPrice,
  SellerPriceAnswer,
  type SellerPriceBody,
  SellerProductAnswer,
  type SellerProductItem,
  SellerProductListAnswer,
  type SellerStock,
  SellerStockAnswer,
  type SellerStockBody,
  type SellerVariation,
  SellerVariationAnswer,
  type SellerVariationBody,
} from "@mandi/shared/contract/seller-product";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

const ownProducts = "/seller/commodity-product";
/** The largest page that can be requested. */
const limit = 100;

/**
 * All of the seller's products, including drafts. Without paging the server returns them at once, up to a number that
 * few sellers reach; the rest comes page by page.
 */
export async function readOwnProducts(signal: AbortSignal): Promise<SellerProductItem[]> {
  const { data, total } = await http.get(ownProducts, SellerProductListAnswer, { signal });
  const products = new Map(data.map((product) => [product.id, product]));
  const lastPage = Math.ceil(total / limit);
  for (let page = Math.floor(data.length / limit) + 1; products.size < total && page <= lastPage; page += 1) {
    const rest = await http.get(ownProducts, SellerProductListAnswer, { query: { page, limit }, signal });
    for (const product of rest.data) products.set(product.id, product);
  }
  return [...products.values()];
}

export type ProductDetails = SellerProductAnswer["data"];

export async function readOwnProduct(id: string, signal: AbortSignal): Promise<ProductDetails> {
  const path = `/seller/commodity-product/${encodeURIComponent(id)}`;
  const { data } = await http.get(path, SellerProductAnswer, { signal });
  return data;
}

/** A price with the source of its GST rate; empty where the server does not send it. */
export interface SourcedPrice {
  readonly price: SellerPrice;
  readonly gstSource: string;
}

export async function readSourcedPrice(id: number, signal?: AbortSignal): Promise<SourcedPrice> {
  const path = `/seller/get-commodity-product-price/${id}`;
  const { data, gst_source = "" } = await http.get(path, SellerPriceAnswer, signal ? { signal } : {});
  return { price: data, gstSource: gst_source };
}

/** Changes the base price alone: the other settings stay as the server has them. */
export async function saveBasePrice(id: number, rupees: number, isConfirmed: boolean): Promise<MessageAnswer> {
  const { price } = await readSourcedPrice(id);
  const confirmed = isConfirmed ? { confirmed_base_price: rupees } : {};
  return savePrice(id, { ...price, base_price: rupees, ...confirmed });
}

export function savePrice(id: number, body: SellerPriceBody): Promise<MessageAnswer> {
  return http.post(`/seller/update-commodity-product-price/${id}`, body, MessageAnswer);
}

/** Confirms the current price (additive, docs/domain.md#catalogue-and-listings). */
export function confirmPrice(id: number): Promise<MessageAnswer> {
  return http.post(`/seller/confirm-commodity-product-price/${id}`, undefined, MessageAnswer);
}

/** Takes a product off the market, keeping everything, and brings it back (additive). */
export function pauseProduct(id: number): Promise<MessageAnswer> {
  return http.post(`/seller/pause-commodity-product/${id}`, undefined, MessageAnswer);
}

export function resumeProduct(id: number): Promise<MessageAnswer> {
  return http.post(`/seller/resume-commodity-product/${id}`, undefined, MessageAnswer);
}

export function deleteProduct(id: number): Promise<MessageAnswer> {
  return http.delete(`${ownProducts}/${id}`, MessageAnswer);
}

export async function readVariations(id: number, signal: AbortSignal): Promise<SellerVariation[]> {
  const path = `/seller/get-commodity-product-variation/${id}`;
  const { data } = await http.get(path, SellerVariationAnswer, { signal });
  return data;
}

export function saveVariations(id: number, body: SellerVariationBody): Promise<MessageAnswer> {
  return http.post(`/seller/update-commodity-product-variation/${id}`, body, MessageAnswer);
}

export async function readStocks(id: number, signal: AbortSignal): Promise<SellerStock[]> {
  const path = `/seller/get-commodity-product-variation-stock/${id}`;
  const { data } = await http.get(path, SellerStockAnswer, { signal });
  return data;
}

export function saveStocks(id: number, body: SellerStockBody): Promise<MessageAnswer> {
  return http.post(`/seller/update-commodity-product-variation-stock/${id}`, body, MessageAnswer);
}

/** Where the goods are loaded, from the next order on. */
export function saveLoadingAddress(id: number, body: LoadingAddressBody): Promise<MessageAnswer> {
  return http.post(`/seller/update-commodity-product-address/${id}`, body, MessageAnswer);
}

/** City and state of a pincode. */
export async function findPlace(pincode: string, signal: AbortSignal): Promise<{ city: string; state: string }> {
  const { data } = await http.get(`/get-address/${encodeURIComponent(pincode)}`, PincodeAnswer, { signal });
  return data;
}

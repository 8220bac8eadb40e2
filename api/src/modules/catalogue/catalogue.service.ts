import type { BrandItem, ProductItem, ProductListAnswer, ProductListQuery } from "@mandi/shared/contract/product-list";
import type { NamedChoice } from "@mandi/shared/contract/registration";
import type { Db } from "../../platform/database/database";
import { presentPage, windowOf } from "../../platform/routes/paging";
import * as store from "./catalogue.store";

export function listBrands(db: Db): Promise<BrandItem[]> {
  return store.selectBrands(db);
}

/** Products in one answer when the client asks for no page; a longer list is no help in choosing. */
const productsAtMost = 500;

/** Products of the catalogue: all, or the page and filter that the request asks for. */
export async function readProducts(db: Db, query: ProductListQuery): Promise<ProductListAnswer> {
  const { page, perPage, offset } = windowOf(query, productsAtMost);
  const search = query.search?.trim().replace(/\s+/g, " ");
  const choice = { ...query, search: search === "" ? undefined : search };
  const [rows, total] = await Promise.all([
    store.selectProducts(db, choice, perPage, offset),
    store.countProducts(db, choice),
  ]);
  return presentPage(rows, page, perPage, total);
}

/** A product that is traded; undefined when there is none. */
export function findProduct(db: Db, id: number): Promise<ProductItem | undefined> {
  return store.selectProduct(db, id);
}

/** Keys of the products that are traded, at most this many. */
export function listProductIds(db: Db, atMost: number): Promise<readonly { readonly id: number }[]> {
  return store.selectProductIds(db, atMost);
}

export function listCategories(db: Db): Promise<NamedChoice[]> {
  return store.selectCategories(db);
}

export function listProductsOfCategory(db: Db, categoryId: number): Promise<NamedChoice[]> {
  return store.selectProductsOfCategory(db, categoryId);
}

export function listBrandsOfProduct(db: Db, productId: number): Promise<NamedChoice[]> {
  return store.selectBrandsOfProduct(db, productId);
}

export interface BrandedProduct {
  readonly id: number;
  readonly gst_bp: number;
}

/** The product with the GST rate of a new listing; undefined when it is not traded or the brand does not make it. */
export function findBrandedProduct(db: Db, productId: number, brandId: number): Promise<BrandedProduct | undefined> {
  return store.selectBrandedProduct(db, productId, brandId);
}

/** The qualities of a product with their prices per MT. */
export async function listQualities(db: Db, productId: number): Promise<readonly store.Quality[]> {
  return (await store.selectQualities(db, [productId])).get(productId) ?? [];
}

/** The qualities of several products. */
export const readQualitiesOf = store.selectQualities;

/** How a product can be packed, with the charges per MT. */
export async function listPackaging(db: Db, productId: number): Promise<readonly store.Packaging[]> {
  return (await store.selectPackaging(db, [productId])).get(productId) ?? [];
}

/** The values of sizes by the size's key, the order size first. */
export type SizeValues = ReadonlyMap<number, readonly store.SizeValue[]>;

export function readSizeValues(db: Db, sizeIds: readonly number[]): Promise<SizeValues> {
  return store.selectSizeValues(db, sizeIds);
}

import type { BrandItem, ProductItem } from "@mandi/shared/contract/product-list";
import type { NamedChoice } from "@mandi/shared/contract/registration";
import type { Db } from "../../platform/database/database";
import * as store from "./catalogue.store";

export function readBrands(db: Db): Promise<BrandItem[]> {
  return store.listBrands(db);
}

export function readProducts(db: Db): Promise<ProductItem[]> {
  return store.listProducts(db);
}

export function readCategories(db: Db): Promise<NamedChoice[]> {
  return store.listCategories(db);
}

export function readProductsOfCategory(db: Db, categoryId: number): Promise<NamedChoice[]> {
  return store.listProductsOfCategory(db, categoryId);
}

export function readBrandsOfProduct(db: Db, productId: number): Promise<NamedChoice[]> {
  return store.listBrandsOfProduct(db, productId);
}

export interface BrandedProduct {
  readonly id: number;
  readonly gst_bp: number;
}

/** The product with the GST rate a new listing starts with; undefined when it is not traded or the brand does not make it. */
export function readBrandedProduct(db: Db, productId: number, brandId: number): Promise<BrandedProduct | undefined> {
  return store.findBrandedProduct(db, productId, brandId);
}

/** The values of sizes by the size's key, first the order size. */
export type SizeValues = ReadonlyMap<number, readonly store.SizeValue[]>;

export function readSizeValues(db: Db, sizeIds: readonly number[]): Promise<SizeValues> {
  return store.listSizeValues(db, sizeIds);
}

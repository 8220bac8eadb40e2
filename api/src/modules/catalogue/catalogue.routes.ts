import { BrandListAnswer, ProductListAnswer, ProductListQuery } from "@mandi/shared/contract/product-list";
import { CategoryListAnswer } from "@mandi/shared/contract/seller-product";
import { defineRoute, type Route } from "../../platform/routes/route";
import { listBrands, listCategories, readProducts } from "./catalogue.service";

export const catalogueRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/product-list",
    summary: "Products of the catalogue",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 60,
    query: ProductListQuery,
    answer: ProductListAnswer,
    handle: ({ db, query }) => readProducts(db, query),
  }),
  defineRoute({
    method: "GET",
    path: "/brand-list",
    summary: "Brands",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 60,
    answer: BrandListAnswer,
    handle: async ({ db }) => ({ brand_list: await listBrands(db) }),
  }),
  defineRoute({
    method: "GET",
    path: "/category",
    summary: "Categories of the catalogue",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    answer: CategoryListAnswer,
    handle: async ({ db }) => ({ data: await listCategories(db) }),
  }),
];

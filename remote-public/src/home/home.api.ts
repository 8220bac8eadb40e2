import { HomeAnswer } from "@mandi/shared/contract/home";
import { type ProductItem, ProductListAnswer } from "@mandi/shared/contract/product-list";
import { http } from "@mandi/shared/http";
import type { ListPage } from "@mandi/shared/query/list-page";

/** Banners, brands, news, testimonials and the how-to block in one answer. */
export function readHome(): Promise<HomeAnswer> {
  return http.get("/home", HomeAnswer);
}

/** Two rows of tiles on a wide window. */
const productsPerPage = 10;

export function readProducts(page: number): Promise<ListPage<ProductItem>> {
  return http.get("/product-list", ProductListAnswer, { query: { page, limit: productsPerPage } });
}

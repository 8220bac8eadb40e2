import { HomeAnswer } from "@mandi/shared/contract/home";
import { LowestLandedAnswer, landedProductsAtMost } from "@mandi/shared/contract/lowest-landed";
import { type ProductItem, ProductListAnswer } from "@mandi/shared/contract/product-list";
import { http } from "@mandi/shared/http";
import type { ListPage } from "@mandi/shared/query/list-page";

/** Banners, brands, news, testimonials and the how-to block in one answer. */
export function readHome(): Promise<HomeAnswer> {
  return http.get("/home", HomeAnswer);
}

/** The lowest landed price of a product, and the size that it is for. */
export type LandedTile = LowestLandedAnswer["data"][number];

/** The lowest landed price of each of these products at a pincode; products without an estimate are left out. */
export async function readLowestLanded(
  productIds: readonly number[],
  pincode: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, LandedTile>> {
  const query = { product: productIds.slice(0, landedProductsAtMost).join("|"), pincode };
  const { data } = await http.get("/lowest-landed", LowestLandedAnswer, { query, signal });
  return new Map(data.map((one) => [one.id, one]));
}

/** Two rows of tiles on a wide window. */
const productsPerPage = 10;

export function readProducts(page: number): Promise<ListPage<ProductItem>> {
  return http.get("/product-list", ProductListAnswer, { query: { page, limit: productsPerPage } });
}

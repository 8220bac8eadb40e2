import { HomeAnswer } from "@mandi/shared/contract/home";
import { ProductListAnswer } from "@mandi/shared/contract/product-list";
import { http } from "@mandi/shared/http";

/** Banners, brands, news, testimonials and the how-to block in one answer. */
export function readHome(): Promise<HomeAnswer> {
  return http.get("/home", HomeAnswer);
}

export async function readProducts(): Promise<ProductListAnswer["data"]> {
  const { data } = await http.get("/product-list", ProductListAnswer);
  return data;
}

import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { products } from "@mandi/shared/messages/seller-products";

/** `TMT Bar, Kaveri Ispat, Ex-Raipur` */
export function productText({ name, brands, city }: Pick<SellerProductItem, "name" | "brands" | "city">): string {
  return `${name}, ${brands.name}, ${products.exCity(city)}`;
}

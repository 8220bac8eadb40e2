import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { pageIn } from "@mandi/shared/query/address-page";

/** Products of one page of the list. */
export const productsPerPage = 20;

export type ProductSort = "" | "price" | "-price";

/** The view of the list in the address. */
export interface ProductWish {
  readonly search: string;
  readonly status: string;
  readonly sort: ProductSort;
  /** Counted from 1. */
  readonly page: number;
}

export function wishOf(params: URLSearchParams): ProductWish {
  const sort = params.get("sort");
  return {
    search: params.get("q") ?? "",
    status: params.get("status") ?? "",
    sort: sort === "price" || sort === "-price" ? sort : "",
    page: pageIn(params),
  };
}

/** The matching products, in the chosen order; the card has to contain every word of the search. */
export function fittingProducts(
  products: readonly SellerProductItem[],
  { search, status, sort }: Omit<ProductWish, "page">,
): readonly SellerProductItem[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const fitting = products.filter(
    (product) => (status === "" || product.status === status) && words.every((word) => textOf(product).includes(word)),
  );
  if (sort === "") return fitting.sort(byName);
  const sign = sort === "price" ? 1 : -1;
  return fitting.sort((one, other) => sign * (one.base_price - other.base_price) || byName(one, other));
}

function textOf({ name, brands, category, sub_category, city, state }: SellerProductItem): string {
  return [name, brands.name, category.name, sub_category.name, city, state].join(" ").toLowerCase();
}

function byName(one: SellerProductItem, other: SellerProductItem): number {
  return (
    byAlphabet(one.name, other.name) ||
    byAlphabet(one.brands.name, other.brands.name) ||
    byAlphabet(one.city, other.city)
  );
}
// One collator for all comparisons: String.localeCompare looks up its rules each time, which is slow for hundreds of
// products.
const { compare: byAlphabet } = new Intl.Collator("en-IN");

/** The statuses that occur, for the filter. */
export function statusesOf(products: readonly SellerProductItem[]): readonly string[] {
  return [...new Set(products.map(({ status }) => status))].sort(byAlphabet);
}

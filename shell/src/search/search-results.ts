import type { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { brandProductsPath, newsDetailPath, productListPath } from "@mandi/shared/contract/page-paths";
import { shell } from "@mandi/shared/messages/shell";

export type ResultKind = "brand" | "product" | "news";

/** One line of the answer and where it leads. */
export interface SearchResult {
  readonly key: string;
  readonly kind: ResultKind;
  readonly name: string;
  readonly to: string;
  readonly picture: string | null;
}

export interface ResultGroup {
  readonly title: string;
  readonly results: readonly SearchResult[];
}

/**
 * The answer in its groups, without empty ones. Brands are marked in the query: brands and products are numbered
 * separately, and the same page serves both.
 */
export function groupResults({ brand_list, product_list, market_news }: GeneralSearchAnswer): ResultGroup[] {
  const brands = brand_list.map(({ id, name }) => result("brand", String(id), name, brandProductsPath(id)));
  const products = product_list.map(({ id, name, thumbnail }) => ({
    ...result("product", String(id), name, productListPath(id)),
    picture: thumbnail || null,
  }));
  const news = market_news.map(({ slug, title }) => result("news", slug, title, newsDetailPath(slug)));
  return [
    { title: shell.searchBrands, results: brands },
    { title: shell.searchProducts, results: products },
    { title: shell.searchNews, results: news },
  ].filter(({ results }) => results.length > 0);
}

function result(kind: ResultKind, id: string, name: string, to: string): SearchResult {
  return { key: `${kind}-${id}`, kind, name, to, picture: null };
}

import type { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import type { Db } from "../../platform/database/database";
import { searchBrands, searchNews, searchProducts } from "../../reads/search.read";

/** What fits a text, in three groups, best first. */
export async function search(db: Db, text: string): Promise<GeneralSearchAnswer> {
  const key = text.trim().replace(/\s+/g, " ");
  if (key === "") return { brand_list: [], product_list: [], market_news: [] };
  const [brands, products, news] = await Promise.all([
    searchBrands(db, key),
    searchProducts(db, key),
    searchNews(db, key),
  ]);
  return {
    brand_list: brands.map(({ id, name }) => ({ id, name })),
    product_list: products.map(({ id, name, thumbnail }) => ({ id, name, thumbnail })),
    market_news: news.map(({ slug, title }) => ({ slug, title })),
  };
}

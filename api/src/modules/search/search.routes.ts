import { GeneralSearchAnswer, GeneralSearchQuery } from "@mandi/shared/contract/general-search";
import { defineRoute, type Route } from "../../platform/routes/route";
import { searchBrands, searchNews, searchProducts } from "./search.store";

export const searchRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/general-search",
    summary: "Brands, products and news that fit a text",
    access: "anyone",
    rate: "search",
    idempotency: "none",
    query: GeneralSearchQuery,
    answer: GeneralSearchAnswer,
    async handle({ db, query }) {
      const key = query.search_key.trim().replace(/\s+/g, " ");
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
    },
  }),
];

import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { textSearch } from "../../platform/database/text-search";

export interface SearchRow {
  readonly id: number;
  readonly name: string;
  readonly thumbnail: string;
}

export interface NewsHit {
  readonly slug: string;
  readonly title: string;
}

/** Results of one group. */
const hitsAtMost = 10;

/** The statements of the search, by group; a test asks PostgreSQL how it would run them. */
export const searchStatements = {
  products: (key: string): RawBuilder<SearchRow> => {
    const { condition, order } = textSearch("name", key);
    return sql`select id, name, thumbnail from commodity_product where is_active and ${condition} order by ${order} limit ${sql.lit(hitsAtMost)}`;
  },
  brands: (key: string): RawBuilder<SearchRow> => {
    const { condition, order } = textSearch("name", key);
    return sql`select id, name, thumbnail from brand where ${condition} order by ${order} limit ${sql.lit(hitsAtMost)}`;
  },
  news: (key: string): RawBuilder<NewsHit> => {
    const { condition, order } = textSearch("title", key);
    return sql`select slug, title from news where ${condition} order by ${order}, created_at desc limit ${sql.lit(hitsAtMost)}`;
  },
};

export async function searchProducts(db: Db, key: string): Promise<SearchRow[]> {
  return (await searchStatements.products(key).execute(db)).rows;
}

export async function searchBrands(db: Db, key: string): Promise<SearchRow[]> {
  return (await searchStatements.brands(key).execute(db)).rows;
}

export async function searchNews(db: Db, key: string): Promise<NewsHit[]> {
  return (await searchStatements.news(key).execute(db)).rows;
}

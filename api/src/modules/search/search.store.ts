import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";

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

/**
 * The condition and the order of a search in `column`. Up to two characters: beginnings only, by the prefix index, because
 * a trigram index cannot serve them and would scan everything (measured). From three: anywhere in the text, and words
 * with a slip of the finger. Beginnings rank first, then the closest.
 */
function fits(
  column: string,
  key: string,
): { readonly condition: RawBuilder<boolean>; readonly order: RawBuilder<unknown> } {
  const text = sql`search_text(${sql.ref(column)})`;
  const wanted = sql`search_text(${key})`;
  if ([...key].length < 3) {
    // A range instead of LIKE: a prepared plan does not know the pattern, but can always use the index for a range.
    return { condition: sql`(${text} ~>=~ ${wanted} and ${text} ~<~ (${wanted} || chr(1114111)))`, order: text };
  }
  // The pattern characters of LIKE stand for themselves.
  const pattern = sql`'%' || regexp_replace(${wanted}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  return {
    condition: sql`(${text} like ${pattern} or ${wanted} <% ${text})`,
    order: sql`starts_with(${text}, ${wanted}) desc, word_similarity(${wanted}, ${text}) desc, ${text}`,
  };
}

/** The statements of the search, by group; a test asks PostgreSQL how it would run them. */
export const searchStatements = {
  products: (key: string): RawBuilder<SearchRow> => {
    const { condition, order } = fits("name", key);
    return sql`select id, name, thumbnail from commodity_product where is_active and ${condition} order by ${order} limit ${sql.lit(hitsAtMost)}`;
  },
  brands: (key: string): RawBuilder<SearchRow> => {
    const { condition, order } = fits("name", key);
    return sql`select id, name, thumbnail from brand where ${condition} order by ${order} limit ${sql.lit(hitsAtMost)}`;
  },
  news: (key: string): RawBuilder<NewsHit> => {
    const { condition, order } = fits("title", key);
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

import { type RawBuilder, sql } from "kysely";

export interface TextSearch {
  readonly condition: RawBuilder<boolean>;
  /** Best first. */
  readonly order: RawBuilder<unknown>;
}

/**
 * The condition and order of a list narrowed by a text, for tables with a `search_name`. Up to two characters: beginnings only, by the prefix index, because
 * a trigram index cannot serve them and would scan everything (measured). From three: anywhere in the text, and words
 * with typing errors. Beginnings rank first, then the closest.
 */
export function textSearch(key: string): TextSearch {
  const text = sql.ref("search_name");
  const wanted = sql`search_text(${key})`;
  if ([...key].length < 3) {
    // A range instead of LIKE: a prepared plan does not know the pattern, but can always use the index for a range.
    return { condition: sql`(${text} ~>=~ ${wanted} and ${text} ~<~ (${wanted} || chr(1114111)))`, order: text };
  }
  // The pattern characters of LIKE are taken literally.
  const pattern = sql`'%' || regexp_replace(${wanted}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  return {
    condition: sql`(${text} like ${pattern} or ${wanted} <% ${text})`,
    order: sql`starts_with(${text}, ${wanted}) desc, word_similarity(${wanted}, ${text}) desc, ${text}`,
  };
}

import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import { prepared } from "../platform/database/prepared";

export interface SearchRow {
  readonly id: number;
  readonly name: string;
  readonly thumbnail: string;
}

export interface NewsHit {
  readonly slug: string;
  readonly title: string;
}

/** The most results in one group. */
const hitsAtMost = 10;

/** The most candidates that are ranked, so that a text that matches half of the catalogue is as fast as any other. */
const candidatesAtMost = 500;

/** From this length on, a word has trigrams; a shorter one is looked up by its pair of letters. */
const trigramLength = 3;

/** The most words of a text that a name must have; further ones are ignored. */
const wordsAtMost = 6;

/** The least similarity of two words: `cemnt` and `cement` share 44 of 100 trigrams. */
const likeness = 0.4;

interface Searched {
  readonly table: string;
  /** The columns of a result. */
  readonly columns: RawBuilder<unknown>;
  /** The condition for a row to be found at all. */
  readonly only: RawBuilder<unknown>;
}

/**
 * The matches of a text, best first: names that begin with it, then names with a word that does, then names with its words
 * anywhere, then, only where there are none, names with similar words. Each step uses an index and runs only if the previous
 * ones left room, so that the time does not grow with the number of matching names.
 *
 * Patterns come from a common table expression, not as parameters: PostgreSQL then never estimates how many rows match, and
 * cannot decide to read the whole table for a text that it considers frequent.
 */
function fitting<Row>({ table, columns, only }: Searched, key: string, words: readonly string[]): RawBuilder<Row> {
  const text = sql`(select text from wanted)`;
  const begins = sql`search_name ~>=~ ${text} and search_name ~<~ (select after from wanted)`;
  // Several words are looked up once, one by one: as a phrase they would cost a second walk through the index.
  const beginsWord = words.length > 1 ? sql`false` : sql`search_name like (select word from wanted)`;
  const rows = sql`select ${columns}, search_name from ${sql.table(table)} where ${only} and`;
  const candidates = sql`and search_compare(search_name) limit ${sql.lit(candidatesAtMost)}`;
  const limit = sql.lit(hitsAtMost);
  return sql<Row>`
    with given as materialized (select search_text(${key}) as text),
    wanted as materialized (
      select text, text || chr(1114111) as after, '% ' || ${safe(sql`text`)} || '%' as word, string_to_array(text, ' ') as words
      from given
    ),
    begins as materialized (
      ${rows} ${begins} order by search_name using ~<~ limit ${limit}
    ),
    begins_word as materialized (
      select *, strpos(search_name, ' ' || ${text}) as place
      from (${rows} ${beginsWord} and not (${begins}) ${candidates}) as candidate
      where (select count(*) from begins) < ${limit}
      order by place, search_name using ~<~ limit ${limit}
    ),
    has_words as materialized (
      select *, case strpos(search_name, ${text}) when 0 then 1000 + length(search_name) else strpos(search_name, ${text}) end
        as place
      from (${rows} ${hasAll("wanted", words)} and not (${begins}) and not (${beginsWord}) ${candidates}) as candidate
      where (select count(*) from begins) + (select count(*) from begins_word) < ${limit}
      order by place, search_name using ~<~ limit ${limit}
    ),
    exact as materialized (
      select 1 as step, 0 as place, begins.* from begins
      union all select 2, place, ${columns}, search_name from begins_word
      union all select 3, place, ${columns}, search_name from has_words
    ),
    resembling as materialized (
      select array_agg(coalesce(known.word, given.word) order by given.place) as words, count(known.word) as corrections
      from unnest((select words from wanted)) with ordinality as given (word, place)
      left join lateral (
        select search_word.word from search_word
        where search_word.word % given.word and similarity(search_word.word, given.word) >= ${sql.lit(likeness)}
          and search_compare(search_word.word)
        order by similarity(search_word.word, given.word) desc, search_word.word limit 1
      ) as known on true
      where not exists (select from exact)
    ),
    resembles as materialized (
      select * from (${rows} ${hasAll("resembling", words)} ${candidates}) as candidate
      where (select corrections from resembling) > 0
      order by search_name using ~<~ limit ${limit}
    )
    select ${columns} from (
      select * from exact union all select 4, 0, ${columns}, search_name from resembles
    ) as hit
    order by step, place, search_name using ~<~ limit ${limit}`;
}

/** Whether a name has each of the words in `source`, in any order. A single letter is in nearly every name, so it does not help. */
function hasAll(source: string, words: readonly string[]): RawBuilder<unknown> {
  if (words.every((word) => [...word].length < 2)) return sql`false`;
  return sql.join(
    words.map((word, index) => {
      const one = sql`words[${sql.lit(index + 1)}]`;
      const from = sql.table(source);
      if ([...word].length >= trigramLength)
        return sql`search_name like (select '%' || ${safe(one)} || '%' from ${from})`;
      // Not by LIKE, which would let PostgreSQL take the trigram index for a word without trigrams and walk through all of it.
      const inside = sql`strpos(search_name, (select ${one} from ${from})) > 0`;
      return [...word].length < 2
        ? inside
        : sql`search_pairs(search_name) @> (select array[${one}] from ${from}) and ${inside}`;
    }),
    sql` and `,
  );
}

/** A text in a pattern of LIKE, with its own pattern characters taken literally. */
function safe(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`;
}

const wordsOf = (key: string): readonly string[] => key.split(" ").slice(0, wordsAtMost);

/** The statements of the search, by group; a test asks PostgreSQL how it would run them. */
export const searchStatements = {
  products: (key: string): RawBuilder<SearchRow> => fitting(products, key, wordsOf(key)),
  brands: (key: string): RawBuilder<SearchRow> => fitting(brands, key, wordsOf(key)),
  news: (key: string): RawBuilder<NewsHit> => fitting(news, key, wordsOf(key)),
};

/** Statements for texts with more words are built each time: there are hundreds of them, and few people type that much. */
const keptWordsAtMost = 3;

/** Searches a table. Its statement depends on how many words a text has and which of them are short, and is built once for each combination. */
function searching<Row>(searched: Searched): (db: Db, key: string) => Promise<Row[]> {
  const statements = new Map<string, (db: Db, values: { readonly key: string }) => Promise<Row[]>>();
  return (db, text) => {
    const words = wordsOf(text);
    const shape = words.map((word) => Math.min([...word].length, trigramLength)).join("");
    const statement =
      statements.get(shape) ??
      prepared((built, { key }: { readonly key: string }) => ({
        compile: () => fitting<Row>(searched, key, words).compile(built),
      }));
    if (words.length <= keptWordsAtMost) statements.set(shape, statement);
    return statement(db, { key: text });
  };
}

const products: Searched = {
  table: "commodity_product",
  columns: sql`id, name, thumbnail`,
  only: sql`is_active`,
};
const brands: Searched = { table: "brand", columns: sql`id, name, thumbnail`, only: sql`not is_hidden` };
const news: Searched = { table: "news", columns: sql`slug, title`, only: sql`true` };

export const searchProducts = searching<SearchRow>(products);
export const searchBrands = searching<SearchRow>(brands);
export const searchNews = searching<NewsHit>(news);

/** The most products read for a size or grade; with more, the most offered one is still among them. */
const withTraitAtMost = 200;

/** The most offers of a product that are counted. Among products with more, the older one counts as the more traded. */
const offersCounted = 1_000;

/** This many offers are counted for every product, and more only for products that all have this many. */
const offersCountedFirst = 100;

/** What a text says about goods without naming them: sizes, and texts that may be grades, without spaces and in lower case. */
export interface Traits {
  readonly sizes: readonly { readonly value: string; readonly unit: string }[];
  readonly grades: readonly string[];
}

interface TraitValues {
  /** As JSON. */
  readonly sizes: string;
  readonly grades: readonly string[];
}

/** The number of the product's offers, up to the limit of counting. */
const offersOf = (atMost: number) => sql`
  select count(*) as offers from (
    -- In the order of their index, or PostgreSQL would read all listings for each product.
    select from listing
     where listing.commodity_product_id = product.id and listing.status = 'live' and listing.ex_price_paise > 0
     order by listing.ex_price_paise, listing.id limit ${sql.lit(atMost)}
  ) as counted_offers`;

const selectProductsWith = prepared((db, { sizes, grades }: TraitValues) => ({
  compile: () =>
    sql<SearchRow>`
    with fits as (
      (select size_variation.commodity_product_id, 'size' as trait
        from jsonb_to_recordset(${sizes}::jsonb) as asked (value text, unit text)
        join size_value on size_value.value = asked.value
        join unit on unit.id = size_value.unit_id and lower(unit.short_name) = asked.unit
        join size_variation on size_variation.id = size_value.size_variation_id
        limit ${withTraitAtMost})
      union
      (select commodity_product_id, 'grade' from product_quality
        where replace(lower(name), ' ', '') = any(${grades}::text[]) and not is_hidden limit ${withTraitAtMost})
    ), first_counted as materialized (
      select product.id, product.name, product.thumbnail, offered.offers,
        rank() over (order by found.traits desc, offered.offers desc) as place
      from (select commodity_product_id, count(*) as traits from fits group by commodity_product_id) as found
      join commodity_product as product on product.id = found.commodity_product_id and product.is_active
      cross join lateral (${offersOf(offersCountedFirst)}) as offered
      where offered.offers > 0
    )
    select product.id, product.name, product.thumbnail
    from first_counted as product
    left join lateral (${offersOf(offersCounted)}) as counted on product.offers = ${sql.lit(offersCountedFirst)}
    where product.place = 1
    order by counted.offers desc nulls last, product.id
    limit 1`.compile(db),
}));

/** The product with most of the sizes and grades, or of several the one with the most offers, up to the limit of counting; null where none has any. */
export async function selectProductWith(db: Db, { sizes, grades }: Traits): Promise<SearchRow | null> {
  const [found] = await selectProductsWith(db, { sizes: JSON.stringify(sizes), grades });
  return found ?? null;
}

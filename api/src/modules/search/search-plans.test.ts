import { type RawBuilder, sql } from "kysely";
import { searchStatements } from "../../reads/search.read";
import { createCatalogue } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

const products = 100_000;
const perStatement = 20_000;
/** The most rows that any step of a search may read: only this many matches are ranked, however many there are. */
const mostRows = 500;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const { productId } = await createCatalogue(api.db, "Sample");
  for (let first = 1; first < products; first += perStatement) await addProducts(productId, first);
  await sql`vacuum analyze commodity_product`.execute(api.db);
});
afterAll(() => api.close());

/** Names like those of a real market: few kinds of goods, so that one text matches thousands of them, and a unique number. */
async function addProducts(sample: number, first: number): Promise<void> {
  await sql`
    insert into commodity_product (name, category_id, sub_category_id, unit_id)
    select
      (array['TMT Bar', 'MS Angle', 'MS Channel', 'HR Coil', 'CR Sheet', 'GI Pipe', 'Binding Wire', 'Café Profile'])[1 + n % 8]
        || ' ' || (array['Fe 500', 'E250', 'IS 2062', 'Galvanised', 'Structural'])[1 + n % 5] || ' ' || (8 + n % 40) || ' mm ' || n,
      category_id, sub_category_id, unit_id
    from commodity_product, generate_series(${first}::integer, ${first + perStatement - 1}::integer) as n
    where id = ${sample}`.execute(api.db);
}

/** How PostgreSQL runs a statement prepared without knowing the text, and the number of rows of its largest step. */
async function explain(statement: RawBuilder<unknown>): Promise<{ plan: string; largestStep: number }> {
  const { sql: text, parameters } = statement.compile(api.db);
  const values = parameters.map((value) => `'${String(value)}'`).join(", ");
  return api.db.transaction().execute(async (connection) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(connection);
    await sql.raw(`prepare search_plan (${parameters.map(() => "text").join(", ")}) as ${text}`).execute(connection);
    const explained = sql.raw<{ "QUERY PLAN": string }>(`explain (analyze, timing off) execute search_plan(${values})`);
    const plan = (await explained.execute(connection)).rows.map((row) => row["QUERY PLAN"]).join("\n");
    // Entries of an index bitmap are not rows that were read.
    const steps = [...plan.matchAll(/^(?!.*Bitmap Index Scan).*actual rows=([\d.]+) loops=(\d+)/gm)];
    const rows = steps.map(([, rowsOfALoop, loops]) => Number(rowsOfALoop) * Number(loops));
    await sql`deallocate search_plan`.execute(connection);
    return { plan, largestStep: Math.max(...rows) };
  });
}

it.each([
  ["the beginning of thousands of names", "tm", "commodity_product_prefix"],
  ["a word of thousands of names", "bar", "commodity_product_search"],
  ["a word of all names", "mm", "commodity_product_search"],
  ["two letters inside thousands of words", "re", "commodity_product_pairs"],
  ["two letters that no name has", "zz", "commodity_product_pairs"],
  ["words in another order", "galvanised wire", "commodity_product_search"],
  ["a single name", "77777", "commodity_product_search"],
  ["a typing error", "galvanized", "search_word_similar"],
  ["nothing that is sold here", "qwertyuiop", "search_word_similar"],
])("finds %s among 100,000 products by an index, reading 500 rows at most", async (_, key, index) => {
  const { plan, largestStep } = await explain(searchStatements.products(key));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (commodity_product|search_word)/);
  expect(largestStep).toBeLessThanOrEqual(mostRows);
});

it.each(["brands", "news"] as const)("asks indexes for %s too", async (group) => {
  const table = group === "brands" ? "brand" : "news";
  await sql`
    insert into brand (name) select 'Brand ' || md5(n::text) from generate_series(1, 5000) as n on conflict do nothing`.execute(
    api.db,
  );
  await sql`
    insert into news (slug, title, description, created_at)
    select 'news-' || n, 'News ' || md5(n::text), 'x', now() from generate_series(1, 5000) as n on conflict do nothing`.execute(
    api.db,
  );
  await sql`vacuum analyze brand, news`.execute(api.db);
  const { plan } = await explain(searchStatements[group]("bar"));
  for (const index of [`${table}_prefix`, `${table}_search`]) expect(plan).toContain(index);
  expect(plan).not.toContain(`Seq Scan on ${table}`);
});

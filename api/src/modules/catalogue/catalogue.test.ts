import { BrandListAnswer, ProductListAnswer } from "@mandi/shared/contract/product-list";
import { read } from "@mandi/shared/contract/read";
import { sql } from "kysely";
import { findScans } from "../../proofs/testing/find-scans";
import { observeStatements } from "../../proofs/testing/observe-statements";
import { type CatalogueWorld, createCatalogue } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
let angle: CatalogueWorld;
const names = ["TMT Bar Fe 500", "MS Angle", "MS Channel", "Cement OPC 53", "Café Profile"];

beforeAll(async () => {
  api = await createTestApi();
  for (const name of names) {
    const world = await createCatalogue(api.db, name);
    if (name === "MS Angle") angle = world;
    const position = names.length - names.indexOf(name);
    await api.db.updateTable("commodity_product").set({ position }).where("id", "=", world.productId).execute();
  }
  const { productId } = await createCatalogue(api.db, "MS Angle of old");
  await api.db.updateTable("commodity_product").set({ is_active: false }).where("id", "=", productId).execute();
});
afterAll(() => api.close());

async function productsOf(query: string) {
  const { status, body } = await api.get(`/product-list${query}`);
  expect(status).toBe(200);
  return read(ProductListAnswer, body);
}

const namesOf = ({ data }: ProductListAnswer): string[] => data.map(({ name }) => name);

it("lists what is traded in the desk's order, each with key, name and picture (R-319, R-198)", async () => {
  const answer = await productsOf("");
  expect(namesOf(answer)).toEqual([...names].reverse());
  expect(answer.data[0]).toEqual({ id: expect.any(Number), name: "Café Profile", thumbnail: "/art/tmt.svg" });
  expect(answer).toMatchObject({ current_page: 1, total: 5, last_page: 1 });
});

it("lists brands with key, name and picture (R-327, R-199)", async () => {
  const { body } = await api.get("/brand-list");
  expect(read(BrandListAnswer, body).brand_list).toHaveLength(names.length + 1);
  expect(body.brand_list).toContainEqual({ id: angle.brandId, name: expect.any(String), thumbnail: "/art/brand.svg" });
});

it("returns the catalogue page by page", async () => {
  expect(await productsOf("?page=2&limit=2")).toMatchObject({
    data: [{ name: "MS Channel" }, { name: "MS Angle" }],
    current_page: 2,
    per_page: 2,
    total: 5,
    last_page: 3,
  });
  expect(namesOf(await productsOf("?page=3&limit=2"))).toEqual(["TMT Bar Fe 500"]);
  expect(await productsOf("?page=4&limit=2")).toMatchObject({ data: [], total: 5 });
  expect(await productsOf("?page=1")).toMatchObject({ per_page: 12, total: 5 });
});

it("finds products by text, category and brand, and sorts them by name", async () => {
  expect(namesOf(await productsOf("?search=angle"))).toEqual(["MS Angle"]);
  expect(await productsOf("?search=ms&limit=1")).toMatchObject({ data: [{ name: "MS Angle" }], total: 2 });
  expect(namesOf(await productsOf("?search=cafe"))).toEqual(["Café Profile"]);
  expect(namesOf(await productsOf("?search=%20"))).toHaveLength(5);
  expect(namesOf(await productsOf(`?category=${angle.categoryId}`))).toEqual(["MS Angle"]);
  expect(namesOf(await productsOf(`?brand=${angle.brandId}`))).toEqual(["MS Angle"]);
  expect(await productsOf(`?brand=${angle.brandId}&search=channel`)).toMatchObject({ data: [], total: 0 });
  expect(namesOf(await productsOf("?sort=name&limit=2"))).toEqual(["Café Profile", "Cement OPC 53"]);
  expect(namesOf(await productsOf("?sort=-name&limit=1"))).toEqual(["TMT Bar Fe 500"]);
});

it.each(["page=0", "limit=101", "limit=0", "sort=price", "page=1.5", "colour=red"])("refuses ?%s", async (query) => {
  expect((await api.get(`/product-list?${query}`)).status).toBe(400);
});

it("reads every page and filter of a large catalogue through an index", async () => {
  // In parts: on a busy machine, doing it all at once takes longer than the statement timeout allows.
  for (const first of [1, 5001, 10001, 15001]) {
    await sql`
      insert into commodity_product (name, category_id, sub_category_id, unit_id, position)
      select 'Product ' || md5(n::text), ${angle.categoryId}, sub.id, unit.id, n
        from generate_series(${first}::int, ${first + 4999}::int) n, sub_category sub, unit
       where sub.category_id = ${angle.categoryId} and unit.id = (select min(id) from unit)`.execute(api.db);
  }
  await sql`insert into product_brand select id, ${angle.brandId} from commodity_product on conflict do nothing`.execute(
    api.db,
  );
  await sql`vacuum analyze commodity_product, product_brand`.execute(api.db);
  const statements = new Set<string>();
  const queries = ["", "?page=3", "?sort=-name", "?search=zz", "?search=zzz", `?category=${angle.categoryId}&page=2`];
  await observeStatements(
    (text) => void statements.add(text),
    async () => {
      for (const query of queries) await productsOf(query);
    },
  );
  expect(statements.size).toBeGreaterThanOrEqual(9);
  expect(await findScans(api.database.url, [...statements])).toEqual([]);
});

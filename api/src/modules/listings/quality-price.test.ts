import { randomUUID } from "node:crypto";
import { type CatalogueWorld, createCatalogue, createListing } from "../../testing/catalogue-world";
import { runJob } from "../../testing/run-jobs";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Shown {
  readonly id: number;
  readonly ex_price: number;
  readonly default_quality: string;
  readonly size_prices?: readonly { readonly ex_price: number }[];
}

async function offerOf(catalogue: CatalogueWorld, basePaise = 4_500_000): Promise<number> {
  return createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, { basePaise });
}

async function list(id: number, query: string): Promise<readonly Shown[]> {
  const { status, body } = await api.get(`/seller-list-by-commodity-product/${id}?${query}`);
  expect(status).toBe(200);
  return body.data;
}

const priced = (offers: readonly Shown[]) => offers.map(({ ex_price, default_quality }) => [ex_price, default_quality]);

/** Another product of the brand, with Fe 550D at 4,000 instead of 500 more than the base price. */
async function dearProduct({ brandId }: CatalogueWorld): Promise<CatalogueWorld> {
  const other = { ...(await createCatalogue(api.db)), brandId };
  const productId = other.productId;
  await api.db.insertInto("product_brand").values({ commodity_product_id: productId, brand_id: brandId }).execute();
  const sizes = other.sizeIds.map((id) => ({ brand_id: brandId, size_variation_id: id }));
  await api.db.insertInto("brand_size").values(sizes).execute();
  await api.db
    .updateTable("product_quality")
    .set({ price_paise: 400_000 })
    .where("commodity_product_id", "=", productId)
    .where("name", "=", "Fe 550D")
    .execute();
  return other;
}

it("shows each offer at the price of the grade that a list is narrowed to, and names the grade", async () => {
  const catalogue = await createCatalogue(api.db);
  await offerOf(catalogue);
  const shown = async (query: string) => priced(await list(catalogue.productId, query));

  expect(await shown("")).toEqual([[55_932, "Fe 500"]]);
  expect(await shown("grade=fe550d")).toEqual([[56_168, "Fe 550D"]]);
  expect(await shown("grade=Fe+550D&size=10+mm")).toEqual([[54_398, "Fe 550D"]]);
  expect(await shown("size=10+mm")).toEqual([[54_162, "Fe 500"]]);
  expect(await shown("grade=Fe+550D|Fe+500")).toEqual([[55_932, "Fe 500"]]);
  expect(await shown("grade=Fe+415")).toEqual([]);
});

it("filters by the price of the chosen grade, and counts each grade at its own price", async () => {
  const catalogue = await createCatalogue(api.db);
  await offerOf(catalogue);
  await offerOf(catalogue, 4_600_000);
  const total = async (query: string) => (await list(catalogue.productId, query)).length;
  const facets = async (query: string) => (await api.get(`/offer-facets/${catalogue.productId}?${query}`)).body;
  const counts = (values: readonly { readonly label: string; readonly count: number }[]) =>
    values.map(({ label, count }) => `${label}: ${count}`);

  expect(await total("max_price=55932")).toBe(1);
  expect(await total("max_price=55932&grade=Fe+550D")).toBe(0);
  expect(await total("min_price=56168&max_price=56168&grade=Fe+550D")).toBe(1);
  expect((await facets("")).price).toEqual({ min: 55_932, max: 57_112 });
  expect((await facets("grade=Fe+550D")).price).toEqual({ min: 56_168, max: 57_348 });
  expect(counts((await facets("max_price=56000")).grade)).toEqual(["Fe 500: 1", "Fe 550D: 0"]);
  expect(counts((await facets("max_price=56000&grade=Fe+550D")).size)).toEqual(["8 mm: 0", "10 mm: 2"]);
  expect(counts((await facets("max_price=55000")).size)).toEqual(["8 mm: 0", "10 mm: 1"]);
});

it("orders a brand's products by the price of the chosen grade", async () => {
  const catalogue = await createCatalogue(api.db);
  const plain = await offerOf(catalogue, 4_600_000);
  const dear = await offerOf(await dearProduct(catalogue));
  const order = async (query: string) =>
    (await list(catalogue.brandId, `type=brand&sort=price&${query}`)).map(({ id }) => id);

  expect(await order("grade=Fe+500")).toEqual([dear, plain]);
  expect(await order("grade=Fe+550D")).toEqual([plain, dear]);
  expect(await order("grade=Fe+550D&max_price=58000")).toEqual([plain]);
});

it("leaves out the products of a brand that do not come in the chosen grade", async () => {
  const catalogue = await createCatalogue(api.db);
  const plain = await offerOf(catalogue);
  const other = await dearProduct(catalogue);
  await offerOf(other);
  await api.db
    .updateTable("product_quality")
    .set({ name: "E250" })
    .where("commodity_product_id", "=", other.productId)
    .where("name", "=", "Fe 550D")
    .execute();
  const found = await list(catalogue.brandId, "type=brand&grade=Fe+550D");
  expect(found.map(({ id }) => id)).toEqual([plain]);
});

it("compares the sizes of offers in the chosen grade", async () => {
  const catalogue = await createCatalogue(api.db);
  const id = await offerOf(catalogue);
  const sizes = async (query: string) =>
    (await list(catalogue.productId, `offer=${id}&${query}`))[0]?.size_prices?.map(({ ex_price }) => ex_price);
  expect(await sizes("")).toEqual([55_932, 54_162]);
  expect(await sizes("grade=Fe+550D")).toEqual([56_168, 54_398]);
});

it("names the lowest price of a search in the grade of its text", async () => {
  const catalogue = await createCatalogue(api.db, "Ribbed Rod");
  await offerOf(catalogue);
  const lowest = async (text: string) =>
    (await api.get(`/general-search?search_key=${encodeURIComponent(text)}`)).body.understood?.lowest_price;
  expect(await lowest("ribbed rod 8mm")).toBe(55_932);
  expect(await lowest("ribbed rod 8mm fe550d")).toBe(56_168);
  expect(await lowest("ribbed rod fe 550d")).toBe(56_168);
});

it("follows what a grade adds and which one is first, without renewing the age of a price", async () => {
  const catalogue = await createCatalogue(api.db);
  const { productId } = catalogue;
  const id = await offerOf(catalogue);
  const other = await createCatalogue(api.db);
  await offerOf(other);
  const staff = await api.signIn("staff");
  const act = async (act: string, body: object) => {
    const key = { "idempotency-key": randomUUID() };
    expect(
      await api.post(`/desk/product/${productId}/${act}`, { reason: "A test", ...body }, staff, key),
    ).toMatchObject({
      status: 200,
    });
    await runJob(api, "follow qualities and packaging");
  };
  const shown = async (query: string) => priced(await list(productId, query));
  const entered = () => api.db.selectFrom("listing").select("price_updated_at").where("id", "=", id).executeTakeFirst();
  const before = await entered();
  api.clock.advance(3_600);

  await act("quality", { name: "Fe 550D", price: 1_000 });
  expect(await shown("grade=Fe+550D")).toEqual([[56_758, "Fe 550D"]]);
  expect(await shown("")).toEqual([[55_932, "Fe 500"]]);
  await act("quality", { name: "Fe 600", price: 2_000 });
  expect(await shown("grade=Fe+600")).toEqual([[57_938, "Fe 600"]]);
  const qualities = await api.db
    .selectFrom("product_quality")
    .select("id")
    .where("commodity_product_id", "=", productId)
    .orderBy("position")
    .execute();
  await act("quality-order", { ids: qualities.map((quality) => quality.id).toReversed() });
  expect(await shown("")).toEqual([[57_938, "Fe 600"]]);
  expect(await entered()).toEqual(before);
  expect(priced(await list(other.productId, ""))).toEqual([[55_932, "Fe 500"]]);
});

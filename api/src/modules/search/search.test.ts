import { createCatalogue } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { upsertArticle } from "../news/news.store";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const name of [
    "TMT Bar Fe 500",
    "MS Angle",
    "MS Channel",
    "Cement OPC 53",
    "Galvanised Wire",
    "Café Profile",
    "100% Scrap_A",
  ]) {
    await createCatalogue(api.db, name);
  }
  await api.db.insertInto("brand").values({ name: "Tamra Steel" }).execute();
  await upsertArticle(api.db, {
    slug: "tmt-up",
    title: "TMT prices rise in Raipur",
    image: "",
    imageAlt: "",
    description: "x",
    at: api.clock.now(),
  });
});
afterAll(() => api.close());

async function search(key: string) {
  const { status, body } = await api.get(`/general-search?search_key=${encodeURIComponent(key)}`);
  expect(status).toBe(200);
  return {
    products: body.product_list.map(({ name }: { name: string }) => name),
    brands: body.brand_list.map(({ name }: { name: string }) => name),
    news: body.market_news.map(({ slug }: { slug: string }) => slug),
  };
}

it("finds brands, products and news by a part of the name, whatever the case (R-315, R-203)", async () => {
  expect(await search("tmt")).toEqual({ products: ["TMT Bar Fe 500"], brands: [], news: ["tmt-up"] });
  expect((await search("ANGL")).products).toEqual(["MS Angle"]);
  expect((await search("steel")).brands).toEqual(["Tamra Steel"]);
});

it("finds by beginnings from the first character", async () => {
  expect((await search("ms")).products).toEqual(["MS Angle", "MS Channel"]);
  expect((await search("t")).brands).toEqual(["Tamra Steel"]);
});

it("tolerates accents, a typing error and stray spaces", async () => {
  expect((await search("cafe")).products).toEqual(["Café Profile"]);
  expect((await search("galvanized")).products).toEqual(["Galvanised Wire"]);
  expect((await search("  ms   angle ")).products[0]).toBe("MS Angle");
});

it.each(["%", "_", "100%", "scrap_", "%%%", "\\", "'; drop table brand; --", "ट", "😀😀😀", "a".repeat(100)])(
  "treats %j as text",
  async (key) => {
    const { products } = await search(key);
    if (key === "100%" || key === "scrap_") expect(products).toEqual(["100% Scrap_A"]);
    else expect(products).toEqual([]);
  },
);

it("returns nothing for spaces, and refuses a missing, empty or overlong text", async () => {
  expect(await search("   ")).toEqual({ products: [], brands: [], news: [] });
  for (const query of ["", "?search_key=", `?search_key=${"a".repeat(101)}`, "?search_key=a&x=1"]) {
    expect((await api.get(`/general-search${query}`)).status).toBe(400);
  }
});

it("ranks names that begin with the text first, then names with a word that does, then the others", async () => {
  for (const name of ["Alpha Ferrobar", "Barbed Fence", "Square Bar"]) await createCatalogue(api.db, name);
  expect((await search("bar")).products).toEqual(["Barbed Fence", "TMT Bar Fe 500", "Square Bar", "Alpha Ferrobar"]);
});

it("finds two letters in the middle of a word, and words in any order", async () => {
  expect((await search("gl")).products).toEqual(["MS Angle"]);
  expect((await search("500 tmt")).products).toEqual(["TMT Bar Fe 500"]);
  expect((await search("wire galvanized")).products).toEqual(["Galvanised Wire"]);
});

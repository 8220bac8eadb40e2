import { createCatalogue, createListing } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
let productId: number;
beforeAll(async () => {
  api = await createTestApi();
  const catalogue = await createCatalogue(api.db);
  ({ productId } = catalogue);
  for (const [city, basePaise] of [
    ["Raipur", 4_500_000],
    ["Raipur", 4_600_000],
    ["Jalna", 4_700_000],
  ] as const) {
    await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, { city, basePaise });
  }
});
afterAll(() => api.close());

async function without(query: string): Promise<unknown> {
  const { status, body } = await api.get(`/offer-facets/${productId}?${query}`);
  expect(status).toBe(200);
  return body.without?.map(({ value, count }: { readonly value: string; readonly count: number }) => [value, count]);
}

it("counts the offers without each one of the filters where none fits all", async () => {
  expect(await without("size=10 mm&grade=Fe 600&city=Raipur")).toEqual([["grade", 2]]);
  expect(await without("city=Jalna&max_price=57200")).toEqual([
    ["city", 2],
    ["price", 1],
  ]);
});

it("shows no filter without which there are still no offers, and counts the same offers as the list", async () => {
  expect(await without("grade=Fe 600&size=12 mm")).toBeUndefined();
  const counted = await without("grade=Fe 600&city=Jalna&min_price=50000&max_price=60000");
  expect(counted).toEqual([["grade", 1]]);
  const list = await api.get(
    `/seller-list-by-commodity-product/${productId}?city=Jalna&min_price=50000&max_price=60000`,
  );
  expect(list.body.total).toBe(1);
});

it("counts none while offers fit, or while there is only one filter to clear", async () => {
  expect(await without("city=Jalna&max_price=60000")).toBeUndefined();
  expect(await without("grade=Fe 600")).toBeUndefined();
});

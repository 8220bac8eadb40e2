import {
  type CatalogueWorld,
  createCatalogue,
  createListing,
  nameMeasure,
  renameSize,
} from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const offerOf = async (catalogue: CatalogueWorld, city: string) =>
  createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, { city });

/** Angles of the same sides, 5 mm thick at 55,932 and 6 mm thick at 54,162; the seller in Jalna has only the thinner one. */
async function angles() {
  const catalogue = await createCatalogue(api.db);
  const [thin, thick] = catalogue.sizeIds;
  for (const [sizeId, thickness] of [
    [thin, "5.0"],
    [thick, "6.0"],
  ] as const) {
    await renameSize(api.db, sizeId, "50 × 50");
    await nameMeasure(api.db, sizeId, "Thickness", thickness);
  }
  const [raipur, jalna] = [await offerOf(catalogue, "Raipur"), await offerOf(catalogue, "Jalna")];
  await api.db
    .updateTable("listing_variation")
    .set({ is_selected: false })
    .where("listing_id", "=", jalna)
    .where("size_variation_id", "=", thick)
    .execute();
  return { productId: catalogue.productId, raipur, jalna };
}

async function offersOf(productId: number, query: string): Promise<unknown[]> {
  const { status, body } = await api.get(`/seller-list-by-commodity-product/${productId}?${query}`);
  expect(status).toBe(200);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ id, ex_price }: { readonly id: number; readonly ex_price: number }) => [id, ex_price]);
}

async function facetsOf(productId: number, query: string) {
  const { status, body } = await api.get(`/offer-facets/${productId}?${query}`);
  expect(status).toBe(200);
  const counts = (facet: string) =>
    body[facet]?.map(({ value, count }: { readonly value: string; readonly count: number }) => `${value}: ${count}`);
  return { body, counts };
}

it("narrows offers to a size of one thickness, and shows its price", async () => {
  const { productId, raipur, jalna } = await angles();
  const sides = "size=50 × 50 mm";
  expect(await offersOf(productId, sides)).toEqual([
    [raipur, 55_932],
    [jalna, 55_932],
  ]);
  expect(await offersOf(productId, `${sides}&thickness=6 mm`)).toEqual([[raipur, 54_162]]);
  expect(await offersOf(productId, "thickness=6mm")).toEqual([[raipur, 54_162]]);
  expect(await offersOf(productId, "thickness=6 mm|5 mm")).toEqual([
    [raipur, 55_932],
    [jalna, 55_932],
  ]);
  expect(await offersOf(productId, `${sides}&thickness=8 mm`)).toEqual([]);
  expect(await offersOf(productId, "size=12 mm&thickness=6 mm")).toEqual([]);
});

it("counts the offers of each thickness together with the other filters, at the price of that size", async () => {
  const { productId } = await angles();
  const counted = async (query: string) => (await facetsOf(productId, query)).counts("thickness");
  expect(await counted("")).toEqual(["5 mm: 2", "6 mm: 1"]);
  expect(await counted("thickness=6 mm")).toEqual(["5 mm: 2", "6 mm: 1"]);
  expect(await counted("city=Jalna")).toEqual(["5 mm: 1", "6 mm: 0"]);
  expect(await counted("max_price=55000")).toEqual(["5 mm: 0", "6 mm: 1"]);
  expect(await counted("size=50 × 50 mm")).toEqual(["5 mm: 2", "6 mm: 1"]);

  const chosen = await facetsOf(productId, "thickness=6 mm");
  expect(chosen.counts("size")).toEqual(["50 × 50 mm: 1"]);
  expect(chosen.counts("city")).toEqual(["Raipur: 1", "Jalna: 0"]);
  expect(chosen.body.price).toEqual({ min: 54_162, max: 54_162 });
  expect(chosen.body.size_is).toBeUndefined();
});

it("counts a thickness once, and says so, where the sizes of all offers are thicknesses", async () => {
  const plates = await createCatalogue(api.db);
  for (const [place, sizeId] of plates.sizeIds.entries()) {
    await renameSize(api.db, sizeId, `${place + 2}.00`);
    await nameMeasure(api.db, sizeId, "Thickness", String(place + 2));
  }
  await offerOf(plates, "Raipur");
  const { body, counts } = await facetsOf(plates.productId, "");
  expect(counts("size")).toEqual(["2.00 mm: 1", "3.00 mm: 1"]);
  expect(body.size_is).toBe("thickness");
  expect(body.thickness).toBeUndefined();
});

it("refuses a thickness that is no list of values", async () => {
  const { productId } = await angles();
  for (const path of ["seller-list-by-commodity-product", "offer-facets"]) {
    expect((await api.get(`/${path}/${productId}?thickness=|`)).status).toBe(400);
  }
});

import { DeskProductAnswer } from "@mandi/shared/contract/desk/catalogue-entry";
import { read } from "@mandi/shared/contract/read";
import { createDatabase, type Db } from "../../platform/database/database";
import { createPool } from "../../platform/database/pool";
import { type CatalogueWorld, createCatalogue, createListing } from "../../testing/catalogue-world";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { listQualities, readSizeValues } from "./catalogue.service";

let api: TestApi;
let staff: SignedIn;
let world: CatalogueWorld;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff");
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await createCatalogue(api.db);
});

const act = (path: string, body: object) => api.act(staff, path, body);
const productOf = async () =>
  read(DeskProductAnswer, (await api.get(`/desk/product/${world.productId}`, staff)).body).data;
const sizesOfSeller = async (listing: number, seller: SignedIn) =>
  (await api.get(`/seller/get-commodity-product-variation/${listing}`, seller)).body.data.map(
    ({ id }: { id: number }) => id,
  );

it("hides a size from sellers who do not offer it, and leaves it to those who do", async () => {
  const [has, lacks] = [await api.signIn("seller"), await api.signIn("seller")];
  const own = await createListing(api.db, api.clock, world, has.id);
  const other = await createListing(api.db, api.clock, world, lacks.id);
  await api.db
    .updateTable("listing_variation")
    .set({ is_selected: false })
    .where("listing_id", "=", other)
    .where("size_variation_id", "=", world.sizeIds[0])
    .execute();
  const body = { size_id: world.sizeIds[0] };
  expect((await act(`/product/${world.productId}/size-hide`, body)).status).toBe(200);
  expect(await sizesOfSeller(own, has)).toEqual(world.sizeIds.slice(0, 2));
  expect(await sizesOfSeller(other, lacks)).toEqual([world.sizeIds[1]]);
  const select = { id: [world.sizeIds[0]], price: [0], is_selected: [1] };
  expect((await api.post(`/seller/update-commodity-product-variation/${other}`, select, lacks)).status).toBe(422);

  expect((await act(`/product/${world.productId}/size-unhide`, body)).status).toBe(200);
  expect(await sizesOfSeller(other, lacks)).toEqual(world.sizeIds.slice(0, 2));
});

it("corrects a size that nobody offers, and refuses to correct one for which sellers have set prices", async () => {
  const seller = await api.signIn("seller");
  await createListing(api.db, api.clock, world, seller.id);
  const [offered, , free] = (await productOf()).sizes;
  const values = [{ name: "Size", value: "12.5" }];
  const edit = (size: typeof free, change: object = {}) =>
    act(`/product/${world.productId}/size-edit`, { size_id: size?.id, version: size?.version, values, ...change });

  expect(await edit(offered)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^1 product of a seller comes in this size.*Add a new size/) },
  });
  expect((await edit(free, { values: [{ name: "Size", value: "13", unit_id: 999_999 }] })).body.errors).toEqual({
    values: ["There is no such unit"],
  });
  expect((await edit(free)).status).toBe(200);
  expect((await edit(free)).status).toBe(409);
  const after = (await productOf()).sizes;
  expect(after.map(({ values: [first] }) => first?.value)).toEqual(["8", "10", "12.5"]);
  const elsewhere = await createCatalogue(api.db);
  expect((await edit(after[2], { size_id: elsewhere.sizeIds[2] })).status).toBe(404);
});

it("does not take a size from a brand in which sellers offer it", async () => {
  const seller = await api.signIn("seller");
  await createListing(api.db, api.clock, world, seller.id);
  const [brand] = (await productOf()).brands;
  const save = (size_ids: readonly number[]) =>
    act(`/product/${world.productId}/brand-sizes`, { brand_id: world.brandId, size_ids, version: brand?.version });
  expect(await save([world.sizeIds[0]])).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Sellers offer this brand in a size that you left out") },
  });
  expect((await productOf()).brands).toEqual([brand]);
  expect((await save(world.sizeIds)).status).toBe(200);
  expect((await save(world.sizeIds)).status).toBe(409);
  expect((await productOf()).brands[0]?.size_ids).toEqual(world.sizeIds);
});

describe("in another process", () => {
  let other: Db;
  beforeEach(() => {
    other = createDatabase(createPool({ url: api.database.url, size: 2, onIdleError: () => undefined }));
  });
  afterEach(() => other.destroy());
  const asRequest = () => other.selectFrom("unit").select("id").limit(1).execute();

  it("applies a corrected size and a hidden quality at once", async () => {
    const size = (await productOf()).sizes[2];
    await asRequest();
    const valueThere = async () => (await readSizeValues(other, [size?.id ?? 0])).get(size?.id ?? 0)?.[0]?.value;
    expect(await valueThere()).toBe("12");
    expect(await listQualities(other, world.productId)).toHaveLength(2);
    const { qualities } = await productOf();
    const values = [{ name: "Size", value: "16" }];
    await act(`/product/${world.productId}/size-edit`, { size_id: size?.id, values });
    await act(`/product/${world.productId}/quality-hide`, { quality_id: qualities[0]?.id });
    await asRequest();
    expect(await valueThere()).toBe("16");
    expect(await listQualities(other, world.productId)).toEqual([
      { id: expect.any(Number), name: "Fe 550D", price_paise: 50_000 },
    ]);
  });
});

import {
  DeskBrandListAnswer,
  DeskCategoryListAnswer,
  DeskProductAnswer,
} from "@mandi/shared/contract/desk/catalogue-entry";
import { read } from "@mandi/shared/contract/read";
import { type CatalogueWorld, createCatalogue, createListing } from "../../testing/catalogue-world";
import { ask, createRfqMarket } from "../../testing/rfq-world";
import { runJob } from "../../testing/run-jobs";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let staff: SignedIn;
let world: CatalogueWorld;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff");
});
afterAll(() => api.close());
beforeEach(async () => {
  // Public answers are cached for seconds.
  api.clock.advance(60);
  world = await createCatalogue(api.db);
});

const act = (path: string, body: object = {}, as = staff) => api.act(as, path, body);
const productOf = async (id = world.productId) =>
  read(DeskProductAnswer, (await api.get(`/desk/product/${id}`, staff)).body).data;
const brandsOf = async () => read(DeskBrandListAnswer, (await api.get("/desk/brand", staff)).body);
const categoriesOf = async () => read(DeskCategoryListAnswer, (await api.get("/desk/category", staff)).body);
const trailOf = async (subject: string) =>
  (await api.get(`/desk/audit?subject=${subject}`, staff)).body.data.map(({ action }: { action: string }) => action);
const millimetres = async () => (await productOf()).sizes[0]?.values[0]?.unit_id ?? 0;
const brandsFound = async (text: string) =>
  (await api.get(`/general-search?search_key=${encodeURIComponent(text)}`)).body.brand_list.map(
    ({ name }: { name: string }) => name,
  );
const sizesOfSeller = async (listing: number, seller: SignedIn) =>
  (await api.get(`/seller/get-commodity-product-variation/${listing}`, seller)).body.data.map(
    ({ id }: { id: number }) => id,
  );

it("offers sellers a new brand and a new size, and buyers find them", async () => {
  const [seller, buyer] = [await api.signIn("seller"), await api.signIn("customer")];
  const { id: brandId } = (await act("/brand", { name: "Vindhya Ispat" })).body;
  const values = [
    { name: "Size", value: "14", unit_id: await millimetres() },
    { name: "Weight", value: "1.208" },
  ];
  const added = await act(`/product/${world.productId}/size`, { values, brand_ids: [world.brandId] });
  const sizes = { brand_id: brandId, size_ids: [world.sizeIds[0], added.body.id] };
  expect((await act(`/product/${world.productId}/brand-sizes`, sizes)).status).toBe(200);

  const shown = await productOf();
  expect(shown.sizes.at(-1)).toMatchObject({ id: added.body.id, is_hidden: 0, listings: 0 });
  expect(shown.sizes.at(-1)?.values.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ["Size", "14", "mm"],
    ["Weight", "1.208", ""],
  ]);
  expect(shown.brands.at(-1)).toMatchObject({ id: brandId, size_ids: sizes.size_ids });

  const { brand_list } = (await api.get(`/seller/get-brand?commodity_product_id=${world.productId}`, seller)).body;
  expect(brand_list).toContainEqual({ id: brandId, name: "Vindhya Ispat" });
  const listing = await createListing(api.db, api.clock, { ...world, brandId }, seller.id);
  expect(await sizesOfSeller(listing, seller)).toEqual(sizes.size_ids);
  const { products_data } = (await api.get(`/product-detail/${listing}`, buyer)).body;
  expect(products_data.variation.map(({ id }: { id: number }) => id)).toContain(added.body.id);
  expect(await brandsFound("vindhya")).toEqual(["Vindhya Ispat"]);
  expect(await trailOf(`brand:${brandId}`)).toEqual(["brand add"]);
});

it("hides a brand from new listings and the search, and lets sellers keep their listings of it", async () => {
  const seller = await api.signIn("seller");
  const listing = await createListing(api.db, api.clock, world, seller.id);
  const { name = "" } = (await brandsOf()).data.find(({ id }) => id === world.brandId) ?? {};
  expect((await act(`/brand/${world.brandId}/hide`)).status).toBe(200);
  api.clock.advance(60);

  const choice = `commodity_product_id=${world.productId}`;
  expect((await api.get(`/seller/get-brand?${choice}`, seller)).body.brand_list).toEqual([]);
  const wanted = { product_id: world.productId, brand_id: world.brandId, state: "Chhattisgarh", city: "Bhilai" };
  expect((await api.post("/seller/store-commodity-product", wanted, seller)).status).toBe(422);
  expect(JSON.stringify((await api.get("/brand-list")).body)).not.toContain(`"${name}"`);
  expect(await brandsFound(name)).not.toContain(name);
  expect((await api.get(`/product-detail/${listing}`, await api.signIn("customer"))).status).toBe(200);

  expect((await act(`/brand/${world.brandId}/unhide`)).status).toBe(200);
  expect((await api.get(`/seller/get-brand?${choice}`, seller)).body.brand_list).toEqual([{ id: world.brandId, name }]);
  expect(await trailOf(`brand:${world.brandId}`)).toEqual(["brand unhide", "brand hide"]);
});

it("takes a product off the market and back, while its quotation continues", async () => {
  const market = await createRfqMarket(api, { sellers: 1 });
  const quotation = await ask(api, market);
  const { productId } = market.world;
  const listed = async () => {
    api.clock.advance(60);
    return JSON.stringify((await api.get("/product-list")).body.data);
  };
  const { name } = await productOf(productId);
  expect(await listed()).toContain(`"${name}"`);
  expect((await act(`/product/${productId}/hide`)).status).toBe(200);
  expect(await listed()).not.toContain(`"${name}"`);
  expect((await productOf(productId)).is_hidden).toBe(1);
  expect((await api.get(`/desk/quotation/${quotation}`, staff)).body.data).toMatchObject({ status: "pending" });
  expect((await act(`/product/${productId}/unhide`)).status).toBe(200);
  expect(await listed()).toContain(`"${name}"`);
});

it("hides a category only when none of its products is traded, and keeps its products hidden", async () => {
  const hide = () => act(`/category/${world.categoryId}/hide`);
  expect(await hide()).toMatchObject({
    status: 409,
    body: { message: "1 product of this category can be traded. Hide or move them first." },
  });
  await act(`/product/${world.productId}/hide`);
  expect((await hide()).status).toBe(200);
  const seller = await api.signIn("seller");
  expect(JSON.stringify((await api.get("/category", seller)).body)).not.toContain(`"id":${world.categoryId},`);
  expect(await act(`/product/${world.productId}/unhide`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("is hidden. Show it first.") },
  });
  expect((await act(`/category/${world.categoryId}/unhide`)).status).toBe(200);
  expect((await act(`/product/${world.productId}/unhide`)).status).toBe(200);
});

it("renames categories, brands and products, and refuses a name that is taken and the second of two concurrent changes", async () => {
  const other = await createCatalogue(api.db);
  const [category] = (await categoriesOf()).data.filter(({ id }) => id === world.categoryId);
  const [brand, taken] = [world.brandId, other.brandId].map(
    (id) => (list: DeskBrandListAnswer) => list.data.find((one) => one.id === id),
  );
  const brands = await brandsOf();
  const name = `Long products ${world.categoryId}`;
  const rename = { name, version: category?.version };
  expect((await act(`/category/${world.categoryId}/edit`, rename)).status).toBe(200);
  expect((await act(`/category/${world.categoryId}/edit`, { ...rename, name: "Bars" })).status).toBe(409);
  expect((await categoriesOf()).data).toContainEqual(expect.objectContaining({ id: world.categoryId, name }));

  const change = { name: taken?.(brands)?.name, version: brand?.(brands)?.version };
  expect((await act(`/brand/${world.brandId}/edit`, change)).body.errors).toEqual({ name: ["This name is taken"] });
  const picture = { ...change, name: `Narmada ${world.brandId}`, thumbnail: "/media/brands/narmada.svg" };
  expect((await act(`/brand/${world.brandId}/edit`, picture)).status).toBe(200);
  expect(brand?.(await brandsOf())).toMatchObject({ name: picture.name, thumbnail: picture.thumbnail });

  const { sub_category_id, version, place: _byName, ...before } = await productOf();
  const edit = { name: `Rebar ${world.productId}`, sub_category_id, min_order: 25, version };
  expect((await act(`/product/${world.productId}/edit`, edit)).status).toBe(200);
  expect((await act(`/product/${world.productId}/edit`, edit)).status).toBe(409);
  expect(await productOf()).toMatchObject({
    ...before,
    name: edit.name,
    min_order: 25,
    brands: [{ ...before.brands[0], name: picture.name }],
    category: name,
  });
});

it("reorders brands, sizes, qualities and products, a whole list or nothing", async () => {
  const { order, data } = await brandsOf();
  const ids = data.map(({ id }) => id).toReversed();
  expect((await act("/brand/order", { ids: ids.slice(1), version: order })).body.errors).toEqual({
    ids: ["Please list each of them exactly once, including hidden ones"],
  });
  expect((await act("/brand/order", { ids, version: order })).status).toBe(200);
  expect((await brandsOf()).data.map(({ id }) => id)).toEqual(ids);
  expect((await act("/brand/order", { ids, version: order })).status).toBe(ids.length === 1 ? 200 : 409);

  const shown = await productOf();
  const sizes = world.sizeIds.toReversed();
  const base = `/product/${world.productId}`;
  expect((await act(`${base}/size-order`, { ids: sizes, version: shown.size_order })).status).toBe(200);
  const qualities = shown.qualities.map(({ id }) => id).toReversed();
  expect((await act(`${base}/quality-order`, { ids: qualities })).status).toBe(200);
  expect((await act(`${base}/packaging-order`, { ids: [qualities[0]] })).status).toBe(422);
  const other = await createCatalogue(api.db);
  expect((await act(`${base}/place`, { place: 1 })).status).toBe(200);
  expect((await act(`/product/${other.productId}/place`, { place: 2 })).status).toBe(200);
  const after = await productOf();
  expect([after.place, after.sizes.map(({ id }) => id), after.qualities.map(({ id }) => id)]).toEqual([
    1,
    sizes,
    qualities,
  ]);
  expect((await productOf(other.productId)).place).toBe(2);
});

it("changes an HSN with its rate, warns until it is confirmed, and leaves quotations unchanged", async () => {
  const market = await createRfqMarket(api, { sellers: 1 });
  const quotation = await ask(api, market);
  const { productId } = market.world;
  const law = { key: "gst", value: "500", source: "A notification", added_by: null };
  await api.db
    .insertInto("tax_row")
    .values({ ...law, scope: "3917", valid_from: "2017-07-01" })
    .execute();
  const { hsn_version: version } = await productOf(productId);
  const change = (hsn: string) => act(`/product/${productId}/hsn`, { hsn, version });

  expect((await change("99999999")).body.errors.hsn[0]).toContain("There is no GST rate for this HSN");
  expect((await productOf(productId)).hsn).toBe("72142090");
  const changed = await change("39172390");
  expect(changed).toMatchObject({ status: 200, body: { warnings: [expect.stringContaining("is not confirmed yet")] } });
  expect((await change("72142090")).status).toBe(409);
  expect(await productOf(productId)).toMatchObject({ hsn: "39172390", gst: 5, is_rate_confirmed: 0 });
  await runJob(api, "follow GST rates");
  const listings = await api.db
    .selectFrom("listing")
    .select("gst_bp")
    .where("commodity_product_id", "=", productId)
    .execute();
  expect(listings.map(({ gst_bp }) => gst_bp)).toEqual([500]);
  const kept = await api.db
    .selectFrom("quotation")
    .select(["hsn", "gst_bp"])
    .where("id", "=", quotation)
    .executeTakeFirst();
  expect(kept).toEqual({ hsn: "72142090", gst_bp: 1_800 });
  expect(await trailOf(`product:${productId}`)).toEqual(["product hsn"]);
});

it("hides qualities and packaging from buyers, and leaves the others as they are", async () => {
  const { qualities, packagings } = await productOf();
  const base = `/product/${world.productId}`;
  expect((await act(`${base}/quality-hide`, { quality_id: qualities[1]?.id })).status).toBe(200);
  expect((await act(`${base}/packaging-hide`, { packaging_id: packagings[1]?.id })).status).toBe(200);
  const listing = await createListing(api.db, api.clock, world, (await api.signIn("seller")).id);
  const buyer = await api.signIn("customer");
  const detail = async () => (await api.get(`/product-detail/${listing}`, buyer)).body.products_data;
  expect((await detail()).quality).toEqual(["Fe 500"]);
  expect((await detail()).packaging_charge.map(({ name }: { name: string }) => name)).toEqual(["Bundle"]);
  expect((await act(`${base}/quality-unhide`, { quality_id: qualities[1]?.id })).status).toBe(200);
  expect((await act(`${base}/packaging-unhide`, { packaging_id: packagings[1]?.id })).status).toBe(200);
  expect((await detail()).quality).toEqual(["Fe 500", "Fe 550D"]);
  expect((await detail()).packaging_charge).toHaveLength(2);
});

it("lets only staff with the right to edit content change the catalogue; the others can read it", async () => {
  const accountant = await api.signIn("staff", { roles: ["accountant"] });
  const before = await productOf();
  expect((await api.get(`/desk/product/${world.productId}`, accountant)).status).toBe(200);
  expect(await act(`/product/${world.productId}/hide`, {}, accountant)).toMatchObject({ status: 403 });
  expect(await productOf()).toEqual(before);
  expect((await api.get("/desk/product/999999", staff)).status).toBe(404);
});

it("lists products by page and by text, including hidden ones", async () => {
  await act(`/product/${world.productId}/hide`);
  const { name } = await productOf();
  const { data } = (await api.get(`/desk/product?search=${encodeURIComponent(name)}`, staff)).body;
  expect(data[0]).toMatchObject({ id: world.productId, is_hidden: 1, brands: 1, sizes: 3, live: 0, gst: 18 });
  expect((await api.get("/desk/product?page=900", staff)).body.data).toEqual([]);
});

it("refuses a name that differs from another one in capitals alone", async () => {
  for (const kind of ["category", "brand"]) {
    const name = `Rolled ${kind}`;
    expect((await act(`/${kind}`, { name })).status).toBe(200);
    const { id } = (await act(`/${kind}`, { name: `Other ${kind}` })).body;
    const taken = { status: 422, body: { errors: { name: ["This name is taken"] } } };
    expect(await act(`/${kind}`, { name: ` ${name.toUpperCase()} ` })).toMatchObject(taken);
    expect(await act(`/${kind}/${id}/edit`, { name: name.toLowerCase() })).toMatchObject(taken);
  }
});

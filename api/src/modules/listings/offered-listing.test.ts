import { createCatalogue, createListing } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { refreshListingPrice } from "./listing-price.service";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function world() {
  const seller = await api.signIn("seller");
  const buyer = await api.signIn("customer");
  const catalogue = await createCatalogue(api.db);
  const listingId = await createListing(api.db, api.clock, catalogue, seller.id);
  return { seller, buyer, catalogue, listingId };
}

it("lists the offers of a product, cheapest first, as cards that carry the key for bookmark and detail (R-208, R-320)", async () => {
  const { catalogue, listingId } = await world();
  const cheaper = await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, {
    city: "Raigarh",
    basePaise: 4_400_000,
  });
  const { status, body } = await api.get(`/seller-list-by-commodity-product/${catalogue.productId}`);
  expect(status).toBe(200);
  expect(body.data.map((offer: { id: number }) => offer.id)).toEqual([cheaper, listingId]);
  expect(body.data[1]).toEqual({
    id: listingId,
    seller_commodity_product_id: listingId,
    commodity_product_id: catalogue.productId,
    name: expect.stringContaining("TMT Bar"),
    thumbnail: "/art/tmt.svg",
    brand: expect.stringContaining("Loha"),
    quality: ["Fe 500", "Fe 550D"],
    default_quality: "Fe 500",
    default_variation: { name: "Size", value: "8", unit: { short_name: "mm" } },
    city: "Raipur",
    ex_price: 55_932,
    is_bookmarked: false,
    is_stale: false,
    last_updated: expect.any(String),
    sizes: { from: "8 mm", to: "10 mm", count: 2 },
    free_mt: 150,
    priced_free_mt: 100,
  });
});

it("lists a brand's offers under ?type=brand, a separate id space", async () => {
  const { catalogue, listingId } = await world();
  const { body } = await api.get(`/seller-list-by-commodity-product/${catalogue.brandId}?type=brand`);
  expect(body.data.map((offer: { id: number }) => offer.id)).toEqual([listingId]);
});

it("returns a brand's products to choose from in an enquiry (R-328)", async () => {
  const { catalogue, listingId } = await world();
  const { body } = await api.get(`/seller-commodity-product-list/${catalogue.brandId}`);
  expect(body.product_list).toEqual([{ id: listingId, name: expect.stringMatching(/^TMT Bar \d+ \(Ex-Raipur\)$/) }]);
});

it("names a product once for each city, however many sellers offer it there", async () => {
  const { catalogue } = await world();
  for (const city of ["Raipur", "Raigarh", "Raigarh"]) {
    await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, { city });
  }
  const { body } = await api.get(`/seller-commodity-product-list/${catalogue.brandId}`);
  const names: string[] = body.product_list.map(({ name }: { readonly name: string }) => name.replace(/ \d+ /, " "));
  expect(names.toSorted()).toEqual(["TMT Bar (Ex-Raigarh)", "TMT Bar (Ex-Raipur)"]);
});

it("shows the worked example on the product detail (R-207, R-412)", async () => {
  const { buyer, catalogue, listingId } = await world();
  const { status, body } = await api.get(`/product-detail/${listingId}`, buyer);
  expect(status).toBe(200);
  expect(body.products_data).toMatchObject({
    base_price: 45_000,
    total_charges: 400,
    total_amount: 47_400,
    ex_price: 55_932,
    gst: 18,
    default_variation_price: 1_500,
    other_charges: [{ name: "Cutting", operator: "+", price: 100 }],
    quality: ["Fe 500", "Fe 550D"],
    quality_price: [300, 500],
    packaging_charge: [
      { id: expect.any(Number), name: "Bundle", charge: 200 },
      { id: expect.any(Number), name: "Loose", charge: 0 },
    ],
    min_order_qty: 30,
    address: "Raipur",
    price_history: { "2026-11-21": 55_932 },
    seller_commodity_product_id: listingId,
    commodity_product_id: catalogue.productId,
  });
  expect(
    body.products_data.variation.map((size: { is_selected: number; is_brand_selling: number }) => [
      size.is_selected,
      size.is_brand_selling,
    ]),
  ).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
});

it("shows a buyer nothing about the seller's identity or stock", async () => {
  const { buyer, seller, listingId } = await world();
  const { body } = await api.get(`/product-detail/${listingId}`, buyer);
  const text = JSON.stringify(body);
  expect(text).not.toContain(seller.phone);
  expect(text).not.toMatch(/stock|seller_id|tcs/);
});

it("carries a price over days without a change (R-126)", async () => {
  const { buyer, listingId } = await world();
  api.clock.advance(3 * 24 * 3600);
  await api.db.updateTable("listing").set({ base_price_paise: 4_600_000 }).where("id", "=", listingId).execute();
  await api.db.transaction().execute((tx) => refreshListingPrice(tx, listingId, api.clock.now()));
  const { body } = await api.get(`/product-detail/${listingId}`, buyer);
  const days = Object.entries(body.products_data.price_history);
  expect(days).toHaveLength(4);
  expect(days.map(([, price]) => price)).toEqual([55_932, 55_932, 55_932, 57_112]);
});

it.each(["draft", "paused"] as const)("answers 404 for a %s listing and leaves it out of lists", async (status) => {
  const { buyer, catalogue } = await world();
  const hidden = await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, {
    status,
    basePaise: 0,
  });
  expect((await api.get(`/product-detail/${hidden}`, buyer)).status).toBe(404);
  const { body } = await api.get(`/seller-list-by-commodity-product/${catalogue.productId}`);
  expect(body.data.map((offer: { id: number }) => offer.id)).not.toContain(hidden);
});

it("does not offer the products of a seller whom the desk has not approved or has suspended", async () => {
  const { buyer, seller, listingId } = await world();
  await api.db.updateTable("users").set({ verification_status: "submitted" }).where("id", "=", seller.id).execute();
  expect((await api.get(`/product-detail/${listingId}`, buyer)).status).toBe(404);
  await api.db
    .updateTable("users")
    .set({ verification_status: "approved", suspended_at: api.clock.now() })
    .where("id", "=", seller.id)
    .execute();
  expect((await api.get(`/product-detail/${listingId}`, buyer)).status).toBe(404);
});

it("puts an offer on the watch list and takes it off again, for this person only (R-325, R-326, R-149)", async () => {
  const { buyer, catalogue, listingId } = await world();
  const other = await api.signIn("customer");
  const mark = { commodity_product_id: catalogue.productId, seller_commodity_product_id: listingId };
  expect(await api.post("/bookmark", mark, buyer)).toMatchObject({
    status: 200,
    body: { message: "Added to your watch list." },
  });
  expect((await api.get("/bookmark", buyer)).body.data).toMatchObject([{ id: listingId, is_bookmarked: true }]);
  expect((await api.get(`/product-detail/${listingId}`, buyer)).body.products_data.is_bookmarked).toBe(true);
  expect((await api.get("/bookmark", other)).body.data).toEqual([]);
  await api.db.updateTable("listing").set({ ex_price_paise: 5_000_000 }).where("id", "=", listingId).execute();
  expect((await api.get("/bookmark", buyer)).body.data).toMatchObject([{ saved_price: 55_932 }]);
  expect((await api.get(`/product-detail/${listingId}`, other)).body.products_data.is_bookmarked).toBe(false);
  expect(await api.post("/bookmark", mark, buyer)).toMatchObject({
    status: 200,
    body: { message: "Removed from your watch list." },
  });
  expect((await api.get("/bookmark", buyer)).body.data).toEqual([]);
});

it("does what a bookmark wants however often it is sent, and says how it ended", async () => {
  const { buyer, catalogue, listingId } = await world();
  const mark = (is_bookmarked: boolean) =>
    api.post(
      "/bookmark",
      { commodity_product_id: catalogue.productId, seller_commodity_product_id: listingId, is_bookmarked },
      buyer,
    );
  for (const _time of ["first", "again"]) {
    const added = { message: "Added to your watch list.", is_bookmarked: true };
    expect(await mark(true)).toMatchObject({ status: 200, body: added });
    expect((await api.get("/bookmark", buyer)).body.data).toMatchObject([{ id: listingId }]);
  }
  for (const _time of ["first", "again"]) {
    const removed = { message: "Removed from your watch list.", is_bookmarked: false };
    expect(await mark(false)).toMatchObject({ status: 200, body: removed });
    expect((await api.get("/bookmark", buyer)).body.data).toEqual([]);
  }
});

it("refuses to watch what is not on offer or belongs to another product", async () => {
  const { buyer, catalogue, listingId } = await world();
  const elsewhere = await createCatalogue(api.db);
  for (const mark of [
    { commodity_product_id: elsewhere.productId, seller_commodity_product_id: listingId },
    { commodity_product_id: catalogue.productId, seller_commodity_product_id: 999_999 },
  ]) {
    expect((await api.post("/bookmark", mark, buyer)).status).toBe(404);
  }
  expect((await api.get("/bookmark", buyer)).body.data).toEqual([]);
});

it("lists related offers of the same product before others of the category (R-125)", async () => {
  const { buyer, catalogue, listingId } = await world();
  const rival = await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, {
    basePaise: 9_000_000,
  });
  const { body } = await api.get(`/product-detail/${listingId}`, buyer);
  expect(body.seller_product_list.map((offer: { id: number }) => offer.id)).toEqual([rival]);
});

it("returns the offers of a product or a brand page by page, by price in either direction (R-320)", async () => {
  const { catalogue, listingId } = await world();
  const dearest = await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, {
    basePaise: 9_000_000,
  });
  const cheapest = await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id, {
    basePaise: 4_000_000,
  });
  const product = `/seller-list-by-commodity-product/${catalogue.productId}`;
  const keys = async (path: string) => (await api.get(path)).body.data.map(({ id }: { id: number }) => id);
  expect(await keys(product)).toEqual([cheapest, listingId, dearest]);
  expect(await keys(`${product}?sort=-price`)).toEqual([dearest, listingId, cheapest]);
  expect((await api.get(`${product}?page=2&limit=2`)).body).toMatchObject({
    data: [{ id: dearest }],
    current_page: 2,
    per_page: 2,
    total: 3,
    last_page: 2,
  });
  const brand = `/seller-list-by-commodity-product/${catalogue.brandId}?type=brand`;
  expect(await keys(`${brand}&sort=price&limit=1`)).toEqual([cheapest]);
  expect((await api.get(`${product}?sort=name`)).status).toBe(400);
});

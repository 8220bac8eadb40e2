import { createCatalogue, createListing } from "../../testing/catalogue-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { autoApproveSellers, storeSetting } from "../site/settings";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function world() {
  return { seller: await api.signIn("seller"), catalogue: await createCatalogue(api.db) };
}

const price = { base_price: 45_000, loading_charge: 250.5, insurance_charge: 0, quality_charge: 0, gst: 18, tcs: 0 };

async function stored(listingId: number) {
  return api.db.selectFrom("listing").selectAll().where("id", "=", listingId).executeTakeFirstOrThrow();
}

it("adds a product by category, product, brand, state and city, where each choice leads to the next list (R-158, R-357, R-358, R-359, R-360, R-361, R-362)", async () => {
  const { seller, catalogue } = await world();
  expect((await api.get("/category", seller)).body.data).toContainEqual({
    id: catalogue.categoryId,
    name: expect.any(String),
  });
  const products = await api.get(`/seller/commodity-product-list?category_id=${catalogue.categoryId}`, seller);
  expect(products.body.products_list).toEqual([{ id: catalogue.productId, name: expect.any(String) }]);
  const brands = await api.get(`/seller/get-brand?commodity_product_id=${catalogue.productId}`, seller);
  expect(brands.body.brand_list).toEqual([{ id: catalogue.brandId, name: expect.any(String) }]);
  const of = `commodity_product_id=${catalogue.productId}&brand_id=${catalogue.brandId}`;
  expect((await api.get(`/seller/get-state?${of}`, seller)).body.state_list).toContain("Chhattisgarh");
  expect((await api.get(`/seller/get-city?${of}&state=Chhattisgarh`, seller)).body.city_list).toContain("Raipur");

  const choice = {
    product_id: catalogue.productId,
    brand_id: catalogue.brandId,
    state: "Chhattisgarh",
    city: "Raipur",
  };
  const added = await api.post("/seller/store-commodity-product", choice, seller);
  expect(added).toMatchObject({ status: 200, body: { id: expect.any(Number), message: expect.any(String) } });
  expect((await api.get(`/seller/get-city?${of}&state=Chhattisgarh`, seller)).body.city_list).not.toContain("Raipur");
  expect(await api.post("/seller/store-commodity-product", choice, seller)).toMatchObject({
    status: 422,
    body: { errors: { city: [expect.any(String)] } },
  });
  expect((await api.get("/seller/commodity-product", seller)).body.data).toMatchObject([
    { id: added.body.id, status: "draft", base_price: 0 },
  ]);
});

it.each([
  ["a city of another state", { state: "Punjab", city: "Raipur" }, "city"],
  ["a state that does not exist", { state: "Atlantis", city: "Raipur" }, "state"],
  ["a brand that does not make the product", { brand_id: 999_999 }, "brand_id"],
])("does not add a product with %s", async (_what, wrong, field) => {
  const { seller, catalogue } = await world();
  const choice = {
    product_id: catalogue.productId,
    brand_id: catalogue.brandId,
    state: "Punjab",
    city: "Ludhiana",
    ...wrong,
  };
  const answer = await api.post("/seller/store-commodity-product", choice, seller);
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  expect((await api.get("/seller/commodity-product", seller)).body.data).toEqual([]);
});

it("goes from draft to the desk, or live where the desk delegates that, once price and sizes are set", async () => {
  for (const [isDelegated, status] of [
    [false, "pending approval"],
    [true, "live"],
  ] as const) {
    await storeSetting(api.db, autoApproveSellers, isDelegated);
    const { seller, catalogue } = await world();
    const choice = { product_id: catalogue.productId, brand_id: catalogue.brandId, state: "Punjab", city: "Ludhiana" };
    const { id } = (await api.post("/seller/store-commodity-product", choice, seller)).body;
    expect((await api.post(`/seller/update-commodity-product-price/${id}`, price, seller)).status).toBe(200);
    expect((await stored(id)).status).toBe("draft");
    const sizes = { id: catalogue.sizeIds.slice(0, 2), price: [1_500, null], is_selected: [1, 0] };
    expect(await api.post(`/seller/update-commodity-product-variation/${id}`, sizes, seller)).toMatchObject({
      status: 200,
    });
    expect(await stored(id)).toMatchObject({
      status,
      ex_price_paise: 5_575_600,
      default_size_id: catalogue.sizeIds[0],
    });
  }
});

it("keeps the six price fields to the paisa and shows them again (R-363, R-364)", async () => {
  const { seller, catalogue } = await world();
  const id = await createListing(api.db, api.clock, catalogue, seller.id);
  const exact = {
    base_price: 45_718.69,
    loading_charge: 0.29,
    insurance_charge: 1.15,
    quality_charge: 9_339_588.71,
    gst: 18,
    tcs: 250.5,
  };
  expect((await api.post(`/seller/update-commodity-product-price/${id}`, exact, seller)).status).toBe(200);
  const { body } = await api.get(`/seller/get-commodity-product-price/${id}`, seller);
  expect(body).toEqual({ data: exact, gst_source: "HSN 72142090" });
  expect(await stored(id)).toMatchObject({
    base_price_paise: 4_571_869,
    quality_charge_paise: 933_958_871,
    tcs_bp: 25_050,
  });
});

it("takes the GST rate from the HSN of the product, accepts an empty or equal entry, and refuses any other", async () => {
  const { seller, catalogue } = await world();
  const id = await createListing(api.db, api.clock, catalogue, seller.id);
  const path = `/seller/update-commodity-product-price/${id}`;
  const read = async () => (await api.get(`/seller/get-commodity-product-price/${id}`, seller)).body;
  expect(await read()).toMatchObject({ gst_source: "HSN 72142090", data: { gst: 18 } });
  for (const gst of [5, 12, 40]) {
    const answer = await api.post(path, { ...price, gst }, seller);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { gst: ["The GST rate follows from the product. Please enter 18 or leave it empty."] } },
    });
  }
  for (const gst of [0, 18]) {
    expect((await api.post(path, { ...price, gst }, seller)).status).toBe(200);
    expect((await stored(id)).gst_bp).toBe(1800);
  }
});

it.each([
  ["a rate that is not the product's", { gst: 17 }, "gst"],
  ["a negative price", { base_price: -1 }, "base_price"],
  ["a third decimal", { loading_charge: 1.005 }, "loading_charge"],
  ["more than a crore", { base_price: 10_000_000.01 }, "base_price"],
  ["a text instead of a number", { base_price: "45000" }, "base_price"],
  ["an invalid number", { base_price: null }, "base_price"],
])("refuses a price with %s and changes nothing", async (_what, wrong, field) => {
  const { seller, catalogue } = await world();
  const id = await createListing(api.db, api.clock, catalogue, seller.id);
  const before = await stored(id);
  const answer = await api.post(`/seller/update-commodity-product-price/${id}`, { ...price, ...wrong }, seller);
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  expect(await stored(id)).toEqual(before);
});

it("shows and changes sizes and stock of the sizes that the brand makes (R-365, R-366, R-367, R-368)", async () => {
  const { seller, catalogue } = await world();
  const id = await createListing(api.db, api.clock, catalogue, seller.id);
  const [eight, ten] = catalogue.sizeIds;
  const sizes = await api.get(`/seller/get-commodity-product-variation/${id}`, seller);
  expect(sizes.body.data).toEqual([
    { id: eight, value: [{ name: "Size", value: "8", unit: { short_name: "mm" } }], price: 1_500, is_selected: 1 },
    { id: ten, value: [{ name: "Size", value: "10", unit: { short_name: "mm" } }], price: 0, is_selected: 1 },
  ]);
  await api.post(
    `/seller/update-commodity-product-variation/${id}`,
    { id: [eight, ten], price: [null, 20], is_selected: [0, 1] },
    seller,
  );
  expect((await stored(id)).default_size_id).toBe(ten);
  expect(
    (await api.post(`/seller/update-commodity-product-variation-stock/${id}`, { id: [ten], stock: [12.345] }, seller))
      .status,
  ).toBe(200);
  const stock = await api.get(`/seller/get-commodity-product-variation-stock/${id}`, seller);
  expect(stock.body.data).toMatchObject([
    { id: eight, stock: 100, is_selected: 0 },
    { id: ten, stock: 12.345, is_selected: 1 },
  ]);
});

it.each([
  [
    "update-commodity-product-variation",
    (ids: readonly number[]) => ({ id: ids, price: [-1], is_selected: [1] }),
    "The selected price can not be negative",
  ],
  [
    "update-commodity-product-variation",
    (ids: readonly number[]) => ({ id: ids, price: [null], is_selected: [1] }),
    "The selected price can not be negative",
  ],
  [
    "update-commodity-product-variation-stock",
    (ids: readonly number[]) => ({ id: ids, stock: [null] }),
    "The selected stock can not be blank",
  ],
])("uses the specification's wording for %s (R-299, R-300)", async (call, body, message) => {
  const { seller, catalogue } = await world();
  const id = await createListing(api.db, api.clock, catalogue, seller.id);
  expect(await api.post(`/seller/${call}/${id}`, body([catalogue.sizeIds[0]]), seller)).toMatchObject({
    status: 422,
    body: { message },
  });
});

it("refuses parallel lists of different lengths, doubled sizes and sizes of another product", async () => {
  const { seller, catalogue } = await world();
  const other = await createCatalogue(api.db);
  const id = await createListing(api.db, api.clock, catalogue, seller.id);
  const [eight] = catalogue.sizeIds;
  for (const body of [
    { id: [eight], price: [1, 2], is_selected: [1] },
    { id: [eight, eight], price: [1, 2], is_selected: [1, 1] },
    { id: [other.sizeIds[0]], price: [1], is_selected: [1] },
    { id: [catalogue.sizeIds[2]], price: [1], is_selected: [1] },
  ]) {
    expect((await api.post(`/seller/update-commodity-product-variation/${id}`, body, seller)).status).toBe(422);
  }
  const rows = await api.db.selectFrom("listing_variation").selectAll().where("listing_id", "=", id).execute();
  expect(rows).toHaveLength(2);
});

it("answers 404 for another seller's product in every call and changes nothing (R-425)", async () => {
  const { seller, catalogue } = await world();
  const rival = await api.signIn("seller");
  const id = await createListing(api.db, api.clock, catalogue, seller.id);
  const before = await stored(id);
  const [eight] = catalogue.sizeIds;
  const answers = [
    await api.get(`/seller/commodity-product/${id}`, rival),
    await api.get(`/seller/get-commodity-product-price/${id}`, rival),
    await api.get(`/seller/get-commodity-product-variation/${id}`, rival),
    await api.get(`/seller/get-commodity-product-variation-stock/${id}`, rival),
    await api.post(`/seller/update-commodity-product-price/${id}`, price, rival),
    await api.post(
      `/seller/update-commodity-product-variation/${id}`,
      { id: [eight], price: [1], is_selected: [1] },
      rival,
    ),
    await api.post(`/seller/update-commodity-product-variation-stock/${id}`, { id: [eight], stock: [1] }, rival),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 404));
  expect(await stored(id)).toEqual(before);
});

it("shows the seller's own product in full (R-159, R-230)", async () => {
  const { seller, catalogue } = await world();
  const id = await createListing(api.db, api.clock, catalogue, seller.id);
  expect((await api.get(`/seller/commodity-product/${id}`, seller)).body.data).toMatchObject({
    id,
    base_price: 45_000,
    loading_charge: 250,
    category: { name: expect.any(String) },
    sub_category: { name: "Bars" },
    brands: { name: expect.any(String) },
    unit: { name: expect.any(String) },
    packaging: [
      { name: "Bundle", price: 200 },
      { name: "Loose", price: 0 },
    ],
    loading_address: [{ address_line_one: "Plot 4", address_line_two: "Siltara", pincode: "493111" }],
    images: ["/art/tmt-1.svg", "/art/tmt-2.svg"],
  });
});

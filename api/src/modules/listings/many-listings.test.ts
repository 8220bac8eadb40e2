import { createCatalogue, createListing } from "../../testing/catalogue-world";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const call = "/seller/update-commodity-products";

/** A seller with the requested number of products, each with its own catalogue. */
async function world(count = 2) {
  const seller = await api.signIn("seller");
  const products: { readonly id: number; readonly sizeIds: readonly [number, number, number] }[] = [];
  for (let made = 0; made < count; made += 1) {
    const { sizeIds, ...rest } = await createCatalogue(api.db);
    products.push({ id: await createListing(api.db, api.clock, { sizeIds, ...rest }, seller.id), sizeIds });
  }
  const [first, second] = products;
  if (!first || !second) throw new Error("The world has at least two products");
  return { seller, first, second, products };
}

const priceOf = async (id: number, seller: SignedIn) =>
  (await api.get(`/seller/get-commodity-product-price/${id}`, seller)).body.data;

const stockOf = async (id: number, seller: SignedIn): Promise<unknown[]> => {
  const { body } = await api.get(`/seller/get-commodity-product-variation-stock/${id}`, seller);
  return body.data.map(({ stock }: { stock: unknown }) => stock);
};

const listingRow = (id: number) =>
  api.db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

const change = (products: readonly object[], seller: SignedIn, headers?: Record<string, string>) =>
  api.post(call, { products }, seller, headers);

it("changes the named fields of each product, leaves the rest, and updates the price that buyers see", async () => {
  const { seller, first, second } = await world();
  const [before, other] = [await priceOf(first.id, seller), await priceOf(second.id, seller)];
  const [eight, ten] = first.sizeIds;
  const answer = await change(
    [
      { id: first.id, price: { gst: 0, tcs: 0.1 }, stock: { id: [eight, ten], stock: [12.345, 0] } },
      { id: second.id, price: { base_price: 46_000 } },
    ],
    seller,
  );
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: "Changed: price and stock of 2 products.",
      data: [
        { id: first.id, outcome: "changed", reason: "" },
        { id: second.id, outcome: "changed", reason: "" },
      ],
    },
  });
  expect(await priceOf(first.id, seller)).toEqual({ ...before, tcs: 0.1 });
  expect(await stockOf(first.id, seller)).toEqual([12.345, 0]);
  expect(await priceOf(second.id, seller)).toEqual({ ...other, base_price: 46_000 });
  const history = api.db.selectFrom("listing_price").select("base_price_paise").where("listing_id", "=", second.id);
  expect(await history.orderBy("id", "desc").limit(1).executeTakeFirst()).toEqual({ base_price_paise: 4_600_000 });
});

it("names each product it refuses, changes nothing of it, and changes the others", async () => {
  const { seller, first, second } = await world();
  const rival = await world();
  const [eight, , twelve] = first.sizeIds;
  const [row, rivalRow] = [await listingRow(first.id), await listingRow(rival.first.id)];
  const answer = await change(
    [
      { id: first.id, price: { base_price: 44_000 }, stock: { id: [eight, twelve], stock: [1, 2] } },
      { id: rival.first.id, price: { base_price: 44_000 } },
      { id: second.id, price: { base_price: 46_000 } },
    ],
    seller,
  );
  expect(answer.body.data).toEqual([
    { id: first.id, outcome: "refused", reason: "The size is not selected under Variation" },
    { id: rival.first.id, outcome: "refused", reason: "This product was not found among yours." },
    { id: second.id, outcome: "changed", reason: "" },
  ]);
  expect(await listingRow(first.id)).toEqual(row);
  expect(await stockOf(first.id, seller)).toEqual([100, 50]);
  expect(await listingRow(rival.first.id)).toEqual(rivalRow);
});

it("refuses a rate that is not the product's and stock below what is on hold, with the messages of the single calls", async () => {
  const { seller, first, second } = await world();
  const [eight] = second.sizeIds;
  await api.db
    .updateTable("listing_variation")
    .set({ held_kg: 40_000 })
    .where("listing_id", "=", second.id)
    .where("size_variation_id", "=", eight)
    .execute();
  const answer = await change(
    [
      { id: first.id, price: { gst: 17 } },
      { id: second.id, price: { base_price: 44_000 }, stock: { id: [eight], stock: [39.999] } },
    ],
    seller,
  );
  expect(answer.body.data.map(({ reason }: { reason: string }) => reason)).toEqual([
    "The GST rate follows from the product. Please enter 18 or leave it empty.",
    "Part of this stock is on hold for quotations and orders",
  ]);
  expect((await priceOf(second.id, seller)).base_price).toBe(45_000);
});

it("overwrites nothing that was changed since the caller read it, and shows the current value", async () => {
  const { seller, first, second } = await world();
  const [eight] = second.sizeIds;
  const answer = await change(
    [
      { id: first.id, price: { base_price: 46_000 }, price_before: { base_price: 44_000 } },
      { id: second.id, stock: { id: [eight], stock: [80] }, stock_before: [60] },
    ],
    seller,
  );
  expect(answer.body.data).toEqual([
    { id: first.id, outcome: "refused", reason: "Its base price was changed in the meantime, to 45,000" },
    { id: second.id, outcome: "refused", reason: "Its stock was changed in the meantime. Please check it again." },
  ]);
  expect((await priceOf(first.id, seller)).base_price).toBe(45_000);
  expect(await stockOf(second.id, seller)).toEqual([100, 50]);
});

it("counts what already has the requested value, even if the caller read another: the first answer may have been lost", async () => {
  const { seller, first, second } = await world();
  const wish = [
    { id: first.id, price: { base_price: 46_000 }, price_before: { base_price: 45_000 } },
    { id: second.id, stock: { id: [second.sizeIds[0]], stock: [80] }, stock_before: [100] },
  ];
  await change(wish, seller);
  const row = await listingRow(first.id);
  const again = await change(wish, seller);
  expect(again.body.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["unchanged", "unchanged"]);
  expect(await listingRow(first.id)).toEqual(row);
});

it("repeats the answer for the same key, and makes the change once", async () => {
  const { seller, first } = await world();
  const wish = [{ id: first.id, price: { base_price: 46_000 } }];
  const key = { "idempotency-key": "prices-of-today" };
  const answer = await change(wish, seller, key);
  await change([{ id: first.id, price: { base_price: 47_000 } }], seller);
  expect((await change(wish, seller, key)).body).toEqual(answer.body);
  expect((await priceOf(first.id, seller)).base_price).toBe(47_000);
});

it.each([
  ["no product", () => []],
  [
    "more products than one call accepts",
    (id: number) => Array.from({ length: 101 }, (_, more) => ({ id: id + more })),
  ],
  ["a product twice", (id: number) => [{ id }, { id }]],
  ["a negative price", (id: number) => [{ id, price: { base_price: -1 } }]],
  ["a third decimal", (id: number) => [{ id, price: { loading_charge: 1.005 } }]],
  ["a field that is no price", (id: number) => [{ id, price: { status: 1 } }]],
  ["stock with a fourth decimal", (id: number) => [{ id, stock: { id: [1], stock: [0.0001] } }]],
])("refuses a request with %s as a whole and changes nothing", async (_what, wish) => {
  const { seller, first } = await world();
  const row = await listingRow(first.id);
  expect((await change(wish(first.id), seller)).status).toBe(422);
  expect(await listingRow(first.id)).toEqual(row);
});

it("serves two offices of a seller at the same moment without one undoing the other", async () => {
  const { seller, products } = await world(8);
  const wish = (charge: object) => products.map(({ id }) => ({ id, price: charge }));
  const answers = await Promise.all([
    change(wish({ base_price: 46_000 }), seller),
    change(wish({ loading_charge: 300 }).reverse(), seller),
  ]);
  expect(answers.map(({ body }) => body.message)).toEqual([
    "Changed: price of 8 products.",
    "Changed: price of 8 products.",
  ]);
  for (const { id } of products) {
    expect(await priceOf(id, seller)).toMatchObject({ base_price: 46_000, loading_charge: 300 });
  }
});

it("reads price and stock of many at once, in the order asked for, without another seller's (R-363, R-367, R-425)", async () => {
  const { seller, first, second } = await world();
  const rival = await world();
  const ids = [second.id, rival.first.id, first.id].join(",");
  const { body } = await api.get(`/seller/commodity-products-settings?ids=${ids}`, seller);
  expect(body.data).toEqual(
    await Promise.all(
      [second, first].map(async ({ id }) => ({
        id,
        price: await priceOf(id, seller),
        stock: (await api.get(`/seller/get-commodity-product-variation-stock/${id}`, seller)).body.data,
      })),
    ),
  );
  expect((await api.get("/seller/commodity-products-settings?ids=1,,2", seller)).status).toBe(400);
});

it("refuses a suspicious price among many with the figures, changes the others, and accepts it once it is confirmed", async () => {
  const { seller, first, second } = await world();
  const wish = [
    { id: first.id, price: { base_price: 45 } },
    { id: second.id, price: { base_price: 46_000 } },
  ];

  const { body } = await change(wish, seller);

  const reason = "₹45 per MT is 99.9% below the listed price of ₹45,000. Please correct it, or confirm this price.";
  expect(body.data).toEqual([
    { id: first.id, outcome: "refused", reason },
    { id: second.id, outcome: "changed", reason: "" },
  ]);
  expect((await priceOf(first.id, seller)).base_price).toBe(45_000);

  await change([{ id: first.id, price: { base_price: 45 }, confirmed_base_price: 45 }], seller);
  expect((await priceOf(first.id, seller)).base_price).toBe(45);
});

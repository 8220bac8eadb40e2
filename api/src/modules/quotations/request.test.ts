import { createListing } from "../../testing/catalogue-world";
import { addAddress, addBelt, ask, createRfqMarket, entry, type RfqMarket } from "../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { marketSettings } from "./market-rules";

let api: TestApi;
let market: RfqMarket;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  market = await createRfqMarket(api);
});

const countQuotations = async (): Promise<number> => {
  const { total } = await api.db
    .selectFrom("quotation")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};
const invitedSellers = async (id: number) =>
  (await api.db.selectFrom("invited_seller").select("seller_id").where("quotation_id", "=", id).execute()).map(
    (row) => row.seller_id,
  );
const invitedTransporters = async (id: number) =>
  (
    await api.db.selectFrom("invited_transporter").select("transporter_id").where("quotation_id", "=", id).execute()
  ).map((row) => row.transporter_id);

it("stores what is asked for with copies of names, prices and addresses, and opens the window for an hour (R-213, B2)", async () => {
  const id = await ask(api, market);
  await api.db
    .updateTable("address")
    .set({ company_name: "Changed later" })
    .where("user_id", "=", market.buyer.id)
    .execute();

  const { status, body } = await api.get(`/product-enquiry/${id}`, market.buyer);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id,
    unique_id: expect.stringMatching(/^Q2627\d{6}$/),
    status: "pending",
    origin_city: "Raipur",
    total_quantity: 30,
    selected_quality: { name: "Fe 500" },
    selected_packaging_charge: { name: "Bundle" },
    purpose: "Trading",
    description: "Heats of one cast",
    billing_address: { company_name: "Secret Infra Projects" },
    variation: [
      { id: market.world.sizeIds[0], quantity: 30, value: [{ name: "Size", value: "8", unit: { short_name: "mm" } }] },
    ],
    reply_time: 60,
    is_closed: 0,
    next_actor: "seller",
    can_withdraw: true,
  });
});

it("shows no price and nothing of the sellers' side before a seller is marked (R-137, H-64)", async () => {
  const { body } = await api.get(`/product-enquiry/${await ask(api, market)}`, market.buyer);

  const empty = ["base_price", "transport_price", "ex_price", "for_price", "required_booking_amount", "credit_days"];
  for (const field of [...empty, "commission", "commission_type", "loading_address", "delivery_by", "order_id"]) {
    expect(body.data).toHaveProperty(field, null);
  }
  expect(body.data).toMatchObject({ bidding_list: [], price_steps: [], offer_count: 0 });
  expect(body.data.variation[0]).toMatchObject({ per_unit_price: null, final_price: null });
});

it("asks sellers of the product, brand and city who offer every size, and nobody else (B2, H-41)", async () => {
  const { world } = market;
  const elsewhere = await api.signIn("seller");
  await createListing(api.db, api.clock, world, elsewhere.id, { city: "Bhilai" });
  const paused = await api.signIn("seller");
  await createListing(api.db, api.clock, world, paused.id, { status: "paused" });
  const unverified = await api.signIn("seller", { verified: false });
  await createListing(api.db, api.clock, world, unverified.id);
  const withoutSize = await api.signIn("seller");
  const listing = await createListing(api.db, api.clock, world, withoutSize.id);
  await api.db
    .updateTable("listing_variation")
    .set({ is_selected: false })
    .where("listing_id", "=", listing)
    .where("size_variation_id", "=", world.sizeIds[1])
    .execute();
  const stale = await api.signIn("seller");
  const old = await createListing(api.db, api.clock, world, stale.id);
  await api.db
    .updateTable("listing")
    .set({ price_updated_at: new Date(api.clock.now().getTime() - 31 * 24 * 3600 * 1000) })
    .where("id", "=", old)
    .execute();

  const id = await ask(api, market, {
    variation: world.sizeIds.slice(0, 2).map((size) => ({ id: size, quantity: 10 })),
  });

  expect((await invitedSellers(id)).sort()).toEqual(market.sellers.map((seller) => seller.id).sort());
});

it("never asks a seller for his own enquiry, nor a transporter (H-41)", async () => {
  const seller = entry(market.sellers, 0);
  const address = await addAddress(api, seller);
  const own = { billing_address: address, consignee_detail: address };

  const id = await ask(api, { ...market, buyer: seller, body: { ...market.body, ...own } });

  expect(await invitedSellers(id)).toEqual([entry(market.sellers, 1).id]);
  expect((await api.get(`/seller/product-enquiry/${id}`, seller)).status).toBe(404);
  const carrier = entry(market.transporters, 0);
  const home = await addAddress(api, carrier);
  const asked = await ask(api, {
    ...market,
    buyer: carrier,
    body: { ...market.body, billing_address: home, consignee_detail: home },
  });
  expect(await invitedTransporters(asked)).toEqual([entry(market.transporters, 1).id]);
});

it("asks transporters with the product and a belt from there to the consignee, who are approved (H-28)", async () => {
  const { productId } = market.world;
  const state = await api.signIn("transporter");
  await addBelt(api, state, productId, { city: "Nagpur" });
  const wrongLoading = await api.signIn("transporter");
  await addBelt(api, wrongLoading, productId, { loading: "Bhilai" });
  const wrongState = await api.signIn("transporter");
  await addBelt(api, wrongState, productId, { city: "Pune", state: "Odisha" });
  const unverified = await api.signIn("transporter", { verified: false });
  await addBelt(api, unverified, productId);
  const withoutProduct = await api.signIn("transporter");
  await addBelt(api, withoutProduct, productId);
  await api.db.deleteFrom("transporter_product").where("user_id", "=", withoutProduct.id).execute();

  const id = await ask(api, market);

  const expected = [...market.transporters.map((carrier) => carrier.id), state.id];
  expect((await invitedTransporters(id)).sort()).toEqual(expected.sort());
});

it("tells those who were asked, in the same transaction (H-47)", async () => {
  await ask(api, market);

  const seller = await api.get("/notification", entry(market.sellers, 0));
  const transporter = await api.get("/notification", entry(market.transporters, 0));

  expect(seller.body).toMatchObject({
    unread: 1,
    data: [{ is_read: false, text: expect.stringContaining("30 MT from Raipur") }],
  });
  expect(seller.body.data[0].link).toMatch(/^\/seller-quotation-detail\/\d+$/);
  expect(JSON.stringify(seller.body)).not.toContain("Pune");
  expect(transporter.body.data[0].text).toContain("to Pune");
});

it.each([
  ["a brand that does not make it", { brand_id: 999_999 }, "brand_id", "Please select a brand"],
  [
    "a city where nobody sells it",
    { origin_city: "Kochi" },
    "origin_city",
    "Nobody offers this product of this brand there now",
  ],
  ["an unknown quality", { quality: "Fe 999" }, "quality", "Please select a quality"],
  ["no quality where there are some", { quality: "" }, "quality", "Please select a quality"],
  ["an unknown packaging", { packaging_charge: 999_999 }, "packaging_charge", "Please select a packaging"],
  ["no size", { variation: [] }, "variation", "Please select at least one variant"],
  [
    "an unknown size",
    { variation: [{ id: 999_999, quantity: 1 }] },
    "variation",
    "This variant is not available any more",
  ],
  ["another's billing address", { billing_address: 999_999 }, "billing_address", "Please select billing address"],
  ["another's consignee", { consignee_detail: 999_999 }, "consignee_detail", "Please select consignee detail"],
])("refuses %s and stores nothing (R-312)", async (_what, change, field, message) => {
  const before = await countQuotations();

  const { status, body } = await api.post("/product-enquiry", { ...market.body, ...change }, market.buyer);

  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: [message] } });
  expect(await countQuotations()).toBe(before);
});

it("refuses a size that the brand does not make, and the same size twice", async () => {
  const [size, , notMade] = market.world.sizeIds;
  const send = (variation: object[]) => api.post("/product-enquiry", { ...market.body, variation }, market.buyer);

  expect((await send([{ id: notMade, quantity: 5 }])).status).toBe(422);
  expect(
    (
      await send([
        { id: size, quantity: 5 },
        { id: size, quantity: 6 },
      ])
    ).status,
  ).toBe(422);
  expect((await send([{ id: size, quantity: 0 }])).status).toBe(422);
  expect((await send([{ id: size, quantity: 0.0005 }])).status).toBe(422);
});

it("hints at the minimum quantity and enforces it only where the desk wants that (H-40)", async () => {
  const small = { variation: [{ id: market.world.sizeIds[0], quantity: 1 }] };
  await ask(api, market, small);
  await storeSetting(api.db, marketSettings.enforceMinimumOrder, true);
  try {
    const { status, body } = await api.post("/product-enquiry", { ...market.body, ...small }, market.buyer);

    expect({ status, message: body.message }).toEqual({ status: 422, message: "The minimum order quantity is 30 MT" });
  } finally {
    await storeSetting(api.db, marketSettings.enforceMinimumOrder, false);
  }
});

it("answers a repeated request with the same key once (D2 of the field: one press made two quotes)", async () => {
  const headers = { "idempotency-key": `rfq-${market.buyer.id}` };
  const before = await countQuotations();

  const answers = await Promise.all(
    [1, 2, 3].map(() => api.post("/product-enquiry", market.body, market.buyer, headers)),
  );
  const again = await api.post("/product-enquiry", market.body, market.buyer, headers);

  expect(await countQuotations()).toBe(before + 1);
  const stored = answers.filter(({ status }) => status === 200);
  expect(stored.length).toBeGreaterThan(0);
  for (const answer of stored) expect(answer.body).toEqual(again.body);
  for (const answer of answers) expect([200, 409]).toContain(answer.status);
});

it("gives every quotation a number of its own under 30 parallel requests", async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => ask(api, market)));

  const rows = await api.db.selectFrom("quotation").select("number").where("id", "in", ids).execute();
  expect(new Set(rows.map(({ number }) => number)).size).toBe(30);
});

it("lists the buyer's own, newest first, by page and status, with the unread mark (R-331, H-45)", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 12; count += 1) ids.push(await ask(api, market));
  await api.post(`/product-enquiry/${ids[0]}/withdraw`, {}, market.buyer);

  const first = await api.get("/product-enquiry", market.buyer);
  const second = await api.get("/product-enquiry?page=2", market.buyer);
  const oldest = await api.get("/product-enquiry?sort=oldest&status=pending", market.buyer);

  expect(first.body).toMatchObject({ current_page: 1, per_page: 10, total: 12, last_page: 2 });
  expect(first.body.data.map((row: { id: number }) => row.id)).toEqual([...ids].reverse().slice(0, 10));
  expect(second.body.data).toHaveLength(2);
  expect(oldest.body).toMatchObject({
    total: 11,
    data: expect.arrayContaining([expect.objectContaining({ id: ids[1] })]),
  });
  expect(oldest.body.data[0].id).toBe(ids[1]);
  expect(first.body.data[0]).toMatchObject({ status: "pending", next_actor: "seller", for_price: null, is_unread: 0 });
  expect((await api.get("/product-enquiry?status=sold", market.buyer)).status).toBe(400);
});

it("keeps another's quotation from everybody, in every call (404)", async () => {
  const id = await ask(api, market);
  const others = [await api.signIn("customer"), entry(market.sellers, 0), entry(market.transporters, 0)];

  for (const other of others) {
    const headers = { "idempotency-key": `other-${other.id}` };
    expect((await api.get(`/product-enquiry/${id}`, other)).status).toBe(404);
    expect((await api.post(`/product-enquiry/${id}/withdraw`, {}, other)).status).toBe(404);
    expect((await api.post(`/product-enquiry/${id}/payment`, { source: "cash" }, other, headers)).status).toBe(404);
  }
  const seller = await api.signIn("seller");
  const transporter = await api.signIn("transporter");
  expect((await api.get(`/seller/product-enquiry/${id}`, seller)).status).toBe(404);
  expect((await api.post(`/seller/product-enquiry/${id}`, { base_price: 1 }, seller)).status).toBe(404);
  expect((await api.get(`/transporter/product-enquiry/${id}`, transporter)).status).toBe(404);
  expect((await api.post(`/transporter/product-enquiry/${id}`, { price: 1 }, transporter)).status).toBe(404);
  expect((await api.call("DELETE", `/transporter/product-enquiry/${id}`, { as: transporter })).status).toBe(404);
  expect((await api.get(`/product-enquiry/${id}`, market.buyer)).body.data.status).toBe("pending");
});

it("lets the buyer withdraw once, tells everybody, and lets nothing happen after it (B2)", async () => {
  const id = await ask(api, market);

  const done = await api.post(`/product-enquiry/${id}/withdraw`, {}, market.buyer);
  const again = await api.post(`/product-enquiry/${id}/withdraw`, {}, market.buyer);
  const late = await api.post(`/seller/product-enquiry/${id}`, { base_price: 45_000 }, entry(market.sellers, 0));
  const bid = await api.post(`/transporter/product-enquiry/${id}`, { price: 1_800 }, entry(market.transporters, 0));

  expect([done.status, again.status, late.status, bid.status]).toEqual([200, 409, 409, 409]);
  const { body } = await api.get("/notification", entry(market.sellers, 0));
  expect(body.data[0].text).toContain("has ended without an order");
  expect((await api.get(`/product-enquiry/${id}`, market.buyer)).body.data).toMatchObject({
    status: "withdrawn",
    can_withdraw: false,
    reply_time: 0,
  });
});

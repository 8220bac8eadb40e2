import { randomUUID } from "node:crypto";
import { ask, createRfqMarket, type RfqMarket } from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";

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

it("stores what is asked for with copies of names, prices and addresses, and opens the window for an hour (R-213)", async () => {
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

it("shows no price and nothing about the sellers' side before a seller is marked (R-137)", async () => {
  const { body } = await api.get(`/product-enquiry/${await ask(api, market)}`, market.buyer);

  const empty = ["base_price", "transport_price", "ex_price", "for_price", "required_booking_amount", "credit_days"];
  for (const field of [...empty, "commission", "commission_type", "loading_address", "delivery_by", "order_id"]) {
    expect(body.data).toHaveProperty(field, null);
  }
  expect(body.data).toMatchObject({ bidding_list: [], price_steps: [], offer_count: 0 });
  expect(body.data.variation[0]).toMatchObject({ per_unit_price: null, final_price: null });
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
});

it.each([0, 0.001, 0.5, 18.75, -1])(
  "refuses a quantity of %p MT with the form's message: whole tonnes, 1 or more (R-268)",
  async (quantity) => {
    const before = await countQuotations();
    const variation = [{ id: market.world.sizeIds[0], quantity }];
    const { status, body } = await api.post("/product-enquiry", { ...market.body, variation }, market.buyer);

    const message = "Please enter a quantity for each selected variant";
    expect({ status, message: body.message, errors: body.errors }).toEqual({
      status: 422,
      message,
      errors: { "variation.0.quantity": [message] },
    });
    expect(await countQuotations()).toBe(before);
  },
);

it("names the largest quantity of a size that can be asked for, instead of saying that none was entered", async () => {
  const variation = [{ id: market.world.sizeIds[0], quantity: 10_001 }];
  const { status, body } = await api.post("/product-enquiry", { ...market.body, variation }, market.buyer);

  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: { "variation.0.quantity": ["At most 10,000"] },
  });
});

it("warns of the minimum quantity and enforces it only where the desk has set that", async () => {
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

it("gives every quotation a unique number under 30 parallel requests", async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => ask(api, market)));

  const rows = await api.db.selectFrom("quotation").select("number").where("id", "in", ids).execute();
  expect(new Set(rows.map(({ number }) => number)).size).toBe(30);
});

it.each([
  ["Call me on 98930 00147", "a phone number"],
  ["Mail to buyer@infra.example", "an e-mail or UPI address"],
])(
  "refuses contact details in the message, because nobody who is asked may learn who asks: %s",
  async (description, what) => {
    const before = await countQuotations();
    const key = { "idempotency-key": randomUUID() };
    const { status, body } = await api.post("/product-enquiry", { ...market.body, description }, market.buyer, key);

    expect(status).toBe(422);
    expect(body.errors).toEqual({
      description: [`Please leave out ${what}: parties of a quotation stay anonymous`],
    });
    expect(await countQuotations()).toBe(before);
    const trade = { ...market.body, description: "IS 1786, 8,10,12 mm, 25 MT by 28-11-2026, gate CG04AB1234" };
    const sent = await api.send("/product-enquiry", trade, market.buyer);
    expect(sent.status).toBe(200);
  },
);

import { ask, bid, createRfqMarket, entry, type RfqMarket } from "../../../testing/rfq-world";
import { createTestApi, type SignedIn, type TestApi } from "../../../testing/test-api";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";

let api: TestApi;
let market: RfqMarket;
let one: SignedIn;
let two: SignedIn;
let id: number;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  market = await createRfqMarket(api);
  [one, two] = [entry(market.transporters, 0), entry(market.transporters, 1)];
  id = await ask(api, market);
});

const read = async (carrier: SignedIn) => (await api.get(`/transporter/product-enquiry/${id}`, carrier)).body;
const withdraw = (carrier: SignedIn, query = "") =>
  api.call("DELETE", `/transporter/product-enquiry/${id}${query}`, { as: carrier });
const revisions = () =>
  api.db
    .selectFrom("freight_bid_revision as revision")
    .innerJoin("freight_bid as bid", "bid.id", "revision.bid_id")
    .select(["bid.transporter_id", "revision.sequence", "revision.price_paise as paise"])
    .where("bid.quotation_id", "=", id)
    .orderBy("revision.id")
    .execute();

it("shows a matched transporter the goods, the route and their own belt's range (R-236)", async () => {
  expect(await read(one)).toMatchObject({
    data: {
      id,
      origin_city: "Raipur",
      min_price: 1_500,
      max_price: 2_000,
      status: "pending",
      unloading_city: "Pune",
      unloading_state: "Maharashtra",
      unloading_pincode: expect.stringMatching(/^\d{6}$/),
      quality: expect.any(String),
      variation: [{ value: expect.any(Array), quantity: 30 }],
      total_quantity: 30,
      my_price: null,
      bid_count: 0,
      can_withdraw: false,
      billing_address: {
        address_line_one: "Secret Plaza",
        address_line_two: "Wakad",
        state: "Maharashtra",
        pincode: "411057",
      },
    },
    bidding_list: [],
  });
});

it("shows a transporter no price of goods and no phone, tax id or company of the buyer", async () => {
  await api.post(`/seller/product-enquiry/${id}`, { base_price: 45_678 }, entry(market.sellers, 0));
  await bid(api, one, id, 1_800);

  const text = JSON.stringify([await read(one), (await api.get("/transporter/product-enquiry", one)).body]);

  for (const word of ["45678", "9777700001", "27AAPFU0939F1ZV", "Secret Infra", "Secret Buyer", "Seller Name"]) {
    expect(text).not.toContain(word);
  }
});

it("shows the board lowest first with the name of each person and company, and marks the transporter's own row (R-195)", async () => {
  await api.db.updateTable("users").set({ company_name: "Konkan Carriers" }).where("id", "=", two.id).execute();
  await bid(api, one, id, 1_900);
  await bid(api, two, id, 1_850);

  expect((await read(one)).bidding_list).toEqual([
    { get_user: { name: "Carrier 1", company_name: "Konkan Carriers" }, price: 1_850, is_my_price: 0 },
    { get_user: { name: "Carrier 0", company_name: "" }, price: 1_900, is_my_price: 1 },
  ]);
});

it("hides the rivals' names where the desk masks them, but never the transporter's own", async () => {
  await bid(api, one, id, 1_900);
  await bid(api, two, id, 1_850);
  await storeSetting(api.db, marketSettings.maskRivalTransporters, true);
  try {
    expect((await read(one)).bidding_list.map((row: { get_user: { name: string } }) => row.get_user.name)).toEqual([
      "Transporter 1",
      "Carrier 0",
    ]);
  } finally {
    await storeSetting(api.db, marketSettings.maskRivalTransporters, false);
  }
});

it("accepts a bid outside the transporter's own range and warns them", async () => {
  const inside = await bid(api, one, id, 2_000);
  const outside = await bid(api, one, id, 2_000.5);

  expect(inside.body.message).toBe("Your price has been submitted.");
  expect(outside).toMatchObject({
    status: 200,
    body: { message: "Your price has been updated. It is outside the range of your belt." },
  });
  expect((await read(one)).data).toMatchObject({ my_price: 2_000.5, bid_count: 1, can_withdraw: true });
});

it("withdraws only the price that the transporter read, not one they named since on another device", async () => {
  await bid(api, one, id, 1_900);
  await bid(api, one, id, 1_850);

  expect(await withdraw(one, "?expected_price=1900")).toMatchObject({
    status: 409,
    body: { message: "Your price is ₹1,850 per MT now, not ₹1,900. Please look at it again." },
  });

  expect((await read(one)).data).toMatchObject({ my_price: 1_850 });
  expect((await withdraw(one, "?expected_price=1850")).status).toBe(200);
});

it("keeps every price, withdraws the bid, and accepts a new one after that (G2)", async () => {
  await bid(api, one, id, 1_900);
  await bid(api, one, id, 1_850);
  await bid(api, one, id, 1_850);
  const done = await withdraw(one);
  const again = await withdraw(one);
  const empty = await read(one);
  await bid(api, one, id, 1_875);

  expect([done.status, again.status]).toEqual([200, 404]);
  expect(empty).toMatchObject({ data: { my_price: null, bid_count: 0, status: "pending" }, bidding_list: [] });
  expect(await revisions()).toEqual(
    [190_000, 185_000, null, 187_500].map((paise, index) => ({ transporter_id: one.id, sequence: index + 1, paise })),
  );
  expect((await read(one)).bidding_list).toHaveLength(1);
});

it.each([
  [{}, "Please enter price"],
  [{ price: 0 }, "Please enter price"],
  [{ price: -1 }, "Please enter price"],
  [{ price: 1.001 }, "Too many decimals"],
  [{ price: "1800" }, "Please enter price"],
])("refuses %p as a price: %s (R-310)", async (body, text) => {
  const { status, body: answer } = await api.post(`/transporter/product-enquiry/${id}`, body, one);

  expect(status).toBe(422);
  expect(answer.errors).toEqual({ price: [text] });
  expect(await revisions()).toEqual([]);
});

it("accepts bids after the window for offers until a seller is marked", async () => {
  api.clock.advance(3_700);

  expect((await bid(api, one, id, 1_800)).status).toBe(200);
  expect((await read(one)).data).toMatchObject({ is_closed: 0, can_withdraw: true });
});

it("lists enquiries open to bids first, then the newest (R-372)", async () => {
  const newer = await ask(api, market);
  const newest = await ask(api, market);
  await api.post(`/product-enquiry/${newest}/withdraw`, {}, market.buyer);

  const { body } = await api.get("/transporter/product-enquiry", one);

  expect(body.data.map((row: { id: number; status: string }) => [row.id, row.status])).toEqual([
    [newer, "pending"],
    [id, "pending"],
    [newest, "closed"],
  ]);
});

it("lists all enquiries of a transporter in pages, the newest page first", async () => {
  const newer = await ask(api, market);
  const newest = await ask(api, market);

  const whole = await api.get("/transporter/product-enquiry", one);
  const first = await api.get("/transporter/product-enquiry?limit=2", one);
  const second = await api.get("/transporter/product-enquiry?limit=2&page=2", one);

  const idsOf = ({ body }: typeof whole) => body.data.map((row: { id: number }) => row.id);
  expect([idsOf(whole), idsOf(first), idsOf(second)]).toEqual([[newest, newer, id], [newest, newer], [id]]);
  expect(whole.body).toMatchObject({ current_page: 1, total: 3, last_page: 1 });
  expect(second.body).toMatchObject({ current_page: 2, per_page: 2, total: 3, last_page: 2 });
});

it("refuses a bid from a transporter whom the desk no longer approves", async () => {
  await api.db.updateTable("users").set({ verification_status: "rejected" }).where("id", "=", one.id).execute();

  expect((await bid(api, one, id, 1_800)).status).toBe(403);
});

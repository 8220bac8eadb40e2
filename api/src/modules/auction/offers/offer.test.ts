import {
  type AskedSeller,
  ask,
  bid,
  createRfqMarket,
  entry,
  offer,
  type RfqMarket,
  secretWords,
} from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";

let api: TestApi;
let market: RfqMarket;
let one: AskedSeller;
let two: AskedSeller;
let id: number;
beforeAll(async () => {
  api = await createTestApi();
  await storeSetting(api.db, marketSettings.commissionRupees, 150);
});
afterAll(() => api.close());
beforeEach(async () => {
  market = await createRfqMarket(api);
  [one, two] = [entry(market.sellers, 0), entry(market.sellers, 1)];
  id = await ask(api, market);
});

const read = async (seller: AskedSeller) => (await api.get(`/seller/product-enquiry/${id}`, seller)).body.data;
const revisions = () =>
  api.db
    .selectFrom("offer_revision")
    .innerJoin("offer", "offer.id", "offer_revision.offer_id")
    .select(["offer.seller_id", "offer_revision.sequence", "offer_revision.base_price_paise as paise"])
    .where("offer.quotation_id", "=", id)
    .orderBy("offer_revision.id")
    .execute();

const standing = (seller: AskedSeller) =>
  api.db
    .selectFrom("offer")
    .innerJoin("offer_revision as revision", (join) =>
      join.onRef("revision.offer_id", "=", "offer.id").onRef("revision.sequence", "=", "offer.sequence"),
    )
    .select(["offer.sequence", "offer.revised_at", "offer.ex_paise", "revision.terms", "revision.description"])
    .where("offer.quotation_id", "=", id)
    .where("offer.seller_id", "=", seller.id)
    .executeTakeFirstOrThrow();
const board = async (seller: AskedSeller) =>
  (await read(seller)).bidding_list.map(({ base_price, is_my_price, rank }: Record<string, unknown>) => ({
    base_price,
    is_my_price,
    rank,
  }));
const rankOf = async (seller: AskedSeller): Promise<number> =>
  (await api.get("/seller/product-enquiry", seller)).body.data.find((row: { id: number }) => row.id === id).my_rank;

it("shows an asked seller the goods, their charges and the window, before any offer (R-234)", async () => {
  expect(await read(one)).toMatchObject({
    id,
    status: "pending",
    product: {
      unique_id: expect.stringMatching(/^Q/),
      purpose: "Trading",
      message: "Heats of one cast",
      gst: 18,
      order_id: null,
    },
    quality: { name: "Fe 500" },
    packaging_charge: { name: "Bundle" },
    loading_address: { address_line_one: "Plot 4", pin_code: "493111", city: "Raipur" },
    delivery_by: null,
    variation: [{ quantity: 30, price: 1_500, per_unit_price: null, final_price: null, free_quantity: 100 }],
    commission_type: "include",
    commission: 150,
    commission_gst: 18,
    orderData: { basePrice: null, total_quantity: 30, total_ex_price: null },
    bidding_list: [],
    reply_time: 60,
    is_closed: 0,
    charges: {
      loading_charge: 250,
      insurance_charge: 50,
      other_charges: [{ name: "Cutting", operator: "+", price: 100 }],
      quality_price: 300,
      packaging_price: 200,
    },
    market: { listed_base_price: 45_000, far_percent: 25, own_last_offers: [] },
    has_won: false,
    listing_id: one.listingId,
    ranking_rule: expect.stringContaining("lowest landed price"),
  });
});

it("recomputes everything from the base price and ignores what else a client sends (R-369)", async () => {
  const page = await read(one);
  const { status } = await api.post(
    `/seller/product-enquiry/${id}`,
    {
      base_price: 45_000,
      loading_address: [page.loading_address],
      delivery_by: page.delivery_by,
      price: 1,
      transport_price: 99_999,
      variation: [{ ...page.variation[0], per_unit_price: 1, final_price: 1 }],
      description: " Ready stock ",
    },
    one,
  );

  expect(status).toBe(200);
  expect(await read(one)).toMatchObject({
    orderData: { basePrice: 45_000, total_ex_price: 1_677_960 },
    variation: [{ per_unit_price: 55_932, final_price: 1_677_960 }],
    my_description: "Ready stock",
  });
});

it("shows every price lowest first and marks only the seller's own (R-174)", async () => {
  await offer(api, one, id, 45_100);
  await offer(api, two, id, 44_900);

  expect(await board(one)).toEqual([
    { base_price: 44_900, is_my_price: 0, rank: 1 },
    { base_price: 45_100, is_my_price: 1, rank: 2 },
  ]);
  expect(await board(two)).toEqual([
    { base_price: 44_900, is_my_price: 1, rank: 1 },
    { base_price: 45_100, is_my_price: 0, rank: 2 },
  ]);
});

it("tells a seller nothing about the buyer, freight or who their rivals are, in any answer (R-424)", async () => {
  await offer(api, one, id, 45_100);
  await offer(api, two, id, 44_900);
  await bid(api, entry(market.transporters, 0), id, 1_777);

  const answers = [
    await read(one),
    (await api.get("/seller/product-enquiry", one)).body,
    (await api.get("/notification", one)).body,
  ];

  const text = JSON.stringify(answers);
  for (const word of [...secretWords, "Seller Name", "Carrier", "1777", String(two.phone)])
    expect(text).not.toContain(word);
  expect(text).not.toMatch(/freight|transport|billing|consignee|buyer|total_price|for_price|customer/i);
});

it("keeps every price that a seller offered and counts the last one", async () => {
  const first = await offer(api, one, id, 45_000);
  const second = await offer(api, one, id, 44_500);
  const same = await offer(api, one, id, 44_500);

  expect([first.body.message, second.body.message]).toEqual([
    "Your offer has been submitted.",
    "Your offer has been updated.",
  ]);
  expect(same.status).toBe(200);
  expect(await revisions()).toEqual([
    { seller_id: one.id, sequence: 1, paise: 4_500_000 },
    { seller_id: one.id, sequence: 2, paise: 4_450_000 },
  ]);
  expect(await board(one)).toEqual([{ base_price: 44_500, is_my_price: 1, rank: 1 }]);
  await expect(api.db.updateTable("offer_revision").set({ description: "other" }).execute()).rejects.toThrow(
    "only added",
  );
  await expect(api.db.deleteFrom("offer_revision").execute()).rejects.toThrow("only added");
});

it("binds an offer to the charges at the time it was made, however the listing changes", async () => {
  await offer(api, one, id, 45_000);
  await api.db.updateTable("listing").set({ loading_charge_paise: 900_000 }).where("id", "=", one.listingId).execute();

  expect(await read(one)).toMatchObject({ orderData: { total_ex_price: 1_677_960 }, charges: { loading_charge: 250 } });

  await offer(api, one, id, 44_999);
  expect((await read(one)).charges.loading_charge).toBe(9_000);
});

it.each([
  ["nothing", {}],
  ["zero", { base_price: 0 }],
  ["less than nothing", { base_price: -5 }],
  ["a tenth of a paisa", { base_price: 45_000.001 }],
  ["a word", { base_price: "45000" }],
  ["a field that no form has", { base_price: 45_000, freight: 5 }],
])("refuses %s as a price (R-302)", async (_what, body) => {
  expect((await api.post(`/seller/product-enquiry/${id}`, body, one)).status).toBe(422);
  expect(await revisions()).toEqual([]);
});

it("accepts no offer and no revision at or after the end of the window", async () => {
  await offer(api, one, id, 45_000);
  api.clock.advance(3_600);

  const late = await offer(api, two, id, 40_000);
  const revised = await offer(api, one, id, 44_000);

  expect([late.status, revised.status]).toEqual([422, 422]);
  expect(late.body.message).toBe("The time for offers is over.");
  expect(await revisions()).toHaveLength(1);
  expect(await read(one)).toMatchObject({ is_closed: 1, reply_time: 0 });
});

it("keeps the window open two minutes for an answer to a last-minute offer", async () => {
  api.clock.advance(3_570);
  await offer(api, one, id, 45_000);
  api.clock.advance(60);

  expect((await offer(api, two, id, 44_900)).status).toBe(200);
  expect((await read(one)).reply_time).toBe(2);
});

it("keeps a seller's rank among equal prices, their terms and the window when they change only their message", async () => {
  await offer(api, one, id, 45_000);
  api.clock.advance(3_570);
  await offer(api, two, id, 45_000);
  const before = await standing(one);
  await api.db.updateTable("listing").set({ loading_charge_paise: 99_900 }).where("id", "=", one.listingId).execute();
  const { reply_deadline } = await read(one);
  api.clock.advance(1);

  const body = { base_price: 45_000, description: "Heats of one cast, ready today" };
  expect((await api.post(`/seller/product-enquiry/${id}`, body, one)).status).toBe(200);

  expect(await standing(one)).toEqual({ ...before, sequence: 2, description: body.description });
  expect((await read(one)).reply_deadline).toBe(reply_deadline);
  expect(await rankOf(one)).toBe(1);

  // A new price counts from a new moment.
  await offer(api, one, id, 45_001);
  await offer(api, one, id, 45_000);
  expect(await rankOf(one)).toBe(2);
});

it("refuses an offer from a seller whom the desk no longer approves", async () => {
  await api.db.updateTable("users").set({ verification_status: "submitted" }).where("id", "=", one.id).execute();

  expect((await offer(api, one, id, 45_000)).status).toBe(403);
  expect(await revisions()).toEqual([]);
});

it("lists received enquiries with the seller's own price, its rank and the unread mark, by page and status (R-332)", async () => {
  await offer(api, one, id, 45_100);
  await offer(api, two, id, 44_900);
  const newer = await ask(api, market);

  const before = (await api.get("/seller/product-enquiry", one)).body;
  await read(one);
  const after = (await api.get("/seller/product-enquiry?sort=oldest", one)).body;

  expect(before).toMatchObject({ total: 2, current_page: 1 });
  expect(before.data[0]).toMatchObject({ id: newer, my_base_price: null, my_rank: null, is_unread: 1, order_id: null });
  expect(before.data[1]).toMatchObject({
    id,
    my_base_price: 45_100,
    my_rank: 2,
    status: "pending",
    next_actor: "seller",
    quality: "Fe 500",
    sizes: [[{ value: "8", unit: { short_name: "mm" } }]],
  });
  expect(after.data[0]).toMatchObject({ id, is_unread: 0 });
  expect((await api.get("/seller/product-enquiry?status=ordered", one)).body.total).toBe(0);
});

it("finds an enquiry under the status that it has now, for each seller who was asked", async () => {
  const open = await ask(api, market);
  await api.post(`/product-enquiry/${id}/withdraw`, {}, market.buyer);

  for (const asked of [one, two]) {
    const of = async (status: string) => (await api.get(`/seller/product-enquiry?status=${status}`, asked)).body;
    const [pending, withdrawn] = [await of("pending"), await of("withdrawn")];
    expect([pending.total, withdrawn.total, (await of("pending%7Cwithdrawn")).total]).toEqual([1, 1, 2]);
    expect([pending.data[0].id, withdrawn.data[0].id]).toEqual([open, id]);
  }
});

it("loses no price when sellers offer at the same moment", async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].flatMap((step) => [offer(api, one, id, 45_000 - step), offer(api, two, id, 46_000 - step)]),
  );

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const stored = await revisions();
  expect(stored).toHaveLength(10);
  for (const seller of [one, two]) {
    expect(stored.filter((row) => row.seller_id === seller.id).map(({ sequence }) => sequence)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  }
});

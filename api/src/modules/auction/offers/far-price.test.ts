import { apiOfFile } from "../../../testing/api-of-file";
import { ask } from "../../../testing/rfq-world";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";
import { askedQuotation } from "../marking/testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 2, transporters: 1 });
const { seller, offer, bid, pass, row } = quotation;

const send = (index: number, body: object, id = quotation.id) =>
  api.post(`/seller/product-enquiry/${id}`, body, seller(index));
const confirmed = (index: number, rupees: number) => send(index, { base_price: rupees, confirmed_price: rupees });
const page = async (index: number) =>
  (await api.get(`/seller/product-enquiry/${quotation.id}`, seller(index))).body.data;
const atDesk = async () => (await api.get(`/desk/quotation/${quotation.id}`, quotation.market.staff)).body.data;
const stored = () =>
  api.db
    .selectFrom("offer_revision as revision")
    .innerJoin("offer", "offer.id", "revision.offer_id")
    .select(["revision.base_price_paise as paise", "revision.is_far", "revision.listed_price_paise as listed"])
    .where("offer.quotation_id", "=", quotation.id)
    .orderBy("revision.id")
    .execute();
const notices = async () => {
  const { body } = await api.get("/notification", quotation.market.staff);
  return JSON.stringify(body);
};

it("asks a seller who typed 45 instead of 45,000 to confirm, with the figures, and keeps no offer", async () => {
  const { status, body } = await offer(0, 45);

  const message = "₹45 per MT is 99.9% below the listed price of ₹45,000. Please correct it, or confirm this price.";
  expect({ status, body }).toEqual({
    status: 422,
    body: { message, code: "price_unconfirmed", errors: { base_price: [message] } },
  });
  expect(await stored()).toEqual([]);
  expect((await page(0)).orderData.basePrice).toBeNull();
});

it.each([
  [33_750, 200],
  [33_749.99, 422],
  [56_250, 200],
  [56_250.01, 422],
])("takes a price within a quarter of the listed ₹45,000 at once and asks beyond it: ₹%d", async (rupees, status) => {
  expect((await offer(0, rupees)).status).toBe(status);
});

it("accepts exactly the price that was confirmed and no other", async () => {
  const another = await send(0, { base_price: 46, confirmed_price: 45 });
  const near = await send(0, { base_price: 45_100, confirmed_price: 45 });
  const meant = await confirmed(0, 45);
  const next = await send(0, { base_price: 44, confirmed_price: 45 });

  expect([another.status, near.status, meant.status, next.status]).toEqual([422, 200, 200, 422]);
  expect(meant.body.message).toBe("Your offer has been updated. We check its price before it can be chosen.");
  expect(await stored()).toEqual([
    { paise: 4_510_000, is_far: false, listed: 4_500_000 },
    { paise: 4_500, is_far: true, listed: 4_500_000 },
  ]);
});

it.each([{ confirmed_price: 0 }, { confirmed_price: "45" }, { confirmed_price: 45.001 }])(
  "refuses %p as a confirmation",
  async (field) => {
    expect((await send(0, { base_price: 45, ...field })).status).toBe(422);
    expect(await stored()).toEqual([]);
  },
);

it("keeps the flag with another message, and drops it with a price near the listed one", async () => {
  await confirmed(0, 45);
  expect((await send(0, { base_price: 45, description: "Scrap" })).status).toBe(200);
  await offer(0, 45_000);

  expect((await stored()).map(({ is_far }) => is_far)).toEqual([true, true, false]);
});

it("uses the distance that the desk has set", async () => {
  await storeSetting(api.db, marketSettings.farPricePercent, 1);
  try {
    expect((await offer(0, 44_549)).status).toBe(422);
    expect((await page(0)).market.far_percent).toBe(1);
  } finally {
    await storeSetting(api.db, marketSettings.farPricePercent, 25);
  }
});

it("shows the seller the listed price, the distance and their own last offers at the same listing", async () => {
  const before = await ask(api, quotation.market);
  await send(0, { base_price: 44_700 }, before);
  const { number } = await api.db
    .selectFrom("quotation")
    .select("number")
    .where("id", "=", before)
    .executeTakeFirstOrThrow();

  expect((await page(0)).market).toMatchObject({
    listed_base_price: 45_000,
    far_percent: 25,
    own_last_offers: [{ unique_id: number, base_price: 44_700, at: expect.any(String) }],
  });
  expect((await page(1)).market.own_last_offers).toEqual([]);
});

it("neither marks a confirmed odd price at the close nor passes it over: the desk is notified and decides", async () => {
  await confirmed(0, 45);
  await offer(1, 44_900);
  await bid(0, 1_800);
  await pass(3_600);

  expect(await row()).toMatchObject({ status: "pending", marking_id: null, desk_note: "far price" });
  expect(await notices()).toContain("far from its seller's listed price");
  expect(await quotation.heldOf(seller(0).listingId)).toBe(0);
  expect(await atDesk()).toMatchObject({
    far_offers: 1,
    note: "far price",
    offer_list: [
      {
        rank: 1,
        seller_id: seller(0).id,
        is_far: 1,
        note: "₹45 per MT is 99.9% below the listed price of ₹45,000.",
      },
      { rank: 2, seller_id: seller(1).id, is_far: 0, note: "" },
    ],
  });
  const { body } = await api.get("/desk/quotation?status=pending", quotation.market.staff);
  expect(body.data.find(({ id }: { id: number }) => id === quotation.id)).toMatchObject({ far_offers: 1 });

  const marked = await api.send(
    `/desk/quotation/${quotation.id}/mark`,
    { seller_id: seller(0).id, transport_price: 1_800, reason: "Confirmed by telephone" },
    quotation.market.staff,
  );
  expect(marked).toMatchObject({
    status: 200,
    body: { warnings: ["₹45 per MT is 99.9% below the listed price of ₹45,000."] },
  });
});

it("marks the best offer automatically where the one far from its listed price is dearer", async () => {
  await confirmed(0, 450_000);
  await offer(1, 44_900);
  await bid(0, 1_800);
  await pass(3_600);

  expect(await row()).toMatchObject({ status: "Seller Marked", desk_note: null });
});

it("shows the other sellers that a leading price is under check, but not whose it is", async () => {
  await offer(1, 44_900);
  await confirmed(0, 45);

  expect((await page(1)).bidding_list).toMatchObject([
    { base_price: 45, is_my_price: 0, rank: 1, is_under_check: 1 },
    { base_price: 44_900, is_my_price: 1, rank: 2, is_under_check: 0 },
  ]);
});

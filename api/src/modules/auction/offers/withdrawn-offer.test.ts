import { inTransaction } from "../../../platform/database/transaction";
import { type AskedSeller, ask, bid, createRfqMarket, entry, offer, type RfqMarket } from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { extendWindow, markQuotation } from "../marking/marking.service";

let api: TestApi;
let market: RfqMarket;
let one: AskedSeller;
let two: AskedSeller;
let id: number;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  market = await createRfqMarket(api);
  [one, two] = [entry(market.sellers, 0), entry(market.sellers, 1)];
  id = await ask(api, market);
});

const withdraw = (seller: AskedSeller, query = "") =>
  api.call("DELETE", `/seller/product-enquiry/${id}${query}`, { as: seller });
const read = async (seller: AskedSeller) => (await api.get(`/seller/product-enquiry/${id}`, seller)).body.data;
const board = async (seller: AskedSeller) =>
  (await read(seller)).bidding_list.map(({ base_price, is_my_price, rank }: Record<string, unknown>) => ({
    base_price,
    is_my_price,
    rank,
  }));
const isAsked = async (seller: AskedSeller): Promise<boolean> =>
  (await api.get("/my-turn", seller)).body.data.some(
    (item: { kind: string; link: string }) => item.kind === "offer" && item.link === `/seller-quotation-detail/${id}`,
  );
const offersOfBuyer = async (): Promise<number> =>
  (await api.get("/product-enquiry", market.buyer)).body.data.find((row: { id: number }) => row.id === id).offer_count;
/** The seller was asked in this city when any would do; the quotation has taken Raipur since. */
const askedIn = (seller: AskedSeller, city: string | null) =>
  api.db
    .updateTable("invited_seller")
    .set({ origin_city: city })
    .where("quotation_id", "=", id)
    .where("seller_id", "=", seller.id)
    .execute();
const prices = () =>
  api.db
    .selectFrom("offer_revision as revision")
    .innerJoin("offer", "offer.id", "revision.offer_id")
    .select(["revision.sequence", "revision.base_price_paise as paise"])
    .where("offer.quotation_id", "=", id)
    .orderBy("revision.id")
    .execute();

it("takes a withdrawn offer off every board, keeps the prices that were named, and accepts a new one", async () => {
  await offer(api, one, id, 44_000);
  await offer(api, two, id, 45_000);
  expect(await isAsked(one)).toBe(false);

  expect(await withdraw(one)).toMatchObject({ status: 200, body: { message: "Your offer has been withdrawn." } });

  expect(await board(two)).toEqual([{ base_price: 45_000, is_my_price: 1, rank: 1 }]);
  expect(await board(one)).toEqual([{ base_price: 45_000, is_my_price: 0, rank: 1 }]);
  expect(await read(one)).toMatchObject({ orderData: { basePrice: null, total_ex_price: null }, my_description: "" });
  expect(await isAsked(one)).toBe(true);
  expect(await offersOfBuyer()).toBe(1);

  expect((await offer(api, one, id, 44_000)).body.message).toContain("Your offer has been submitted.");
  expect((await board(one))[0]).toEqual({ base_price: 44_000, is_my_price: 1, rank: 1 });
  expect(await offersOfBuyer()).toBe(2);
  expect(await prices()).toEqual([
    { sequence: 1, paise: 4_400_000 },
    { sequence: 1, paise: 4_500_000 },
    { sequence: 2, paise: null },
    { sequence: 3, paise: 4_400_000 },
  ]);
});

it("ranks an offer made again behind an equal one that stayed", async () => {
  await offer(api, one, id, 44_000);
  await offer(api, two, id, 44_000);
  expect((await board(one))[0]).toMatchObject({ is_my_price: 1, rank: 1 });

  await withdraw(one);
  api.clock.advance(1);
  await offer(api, one, id, 44_000);

  expect((await board(one))[0]).toMatchObject({ is_my_price: 0, rank: 1 });
});

it("refuses to withdraw what is not there, and what is another seller's", async () => {
  expect((await withdraw(one)).status).toBe(404);
  await offer(api, two, id, 45_000);
  expect((await withdraw(one)).status).toBe(404);
  expect((await withdraw(two)).status).toBe(200);
  expect((await withdraw(two)).status).toBe(404);
});

it("withdraws only the price that the seller read, not one they named since on another device", async () => {
  await offer(api, one, id, 44_000);
  await offer(api, one, id, 44_250.5);

  expect(await withdraw(one, "?expected_price=44000")).toMatchObject({
    status: 409,
    body: { message: "Your offer is ₹44,250.50 per MT now, not ₹44,000. Please look at it again." },
  });

  expect((await board(one))[0]).toMatchObject({ base_price: 44_250.5, is_my_price: 1 });
  expect((await withdraw(one, "?expected_price=44250.5")).status).toBe(200);
});

it("refuses a withdrawal once the window is over, and accepts it again when the desk gives more time", async () => {
  await offer(api, one, id, 44_000);
  api.clock.advance(3_700);

  expect(await withdraw(one)).toMatchObject({ status: 422, body: { message: "The time for offers is over." } });

  expect(await board(one)).toEqual([{ base_price: 44_000, is_my_price: 1, rank: 1 }]);
  await inTransaction(api.db, (tx) =>
    extendWindow(tx, {
      quotationId: id,
      staffId: market.staff.id,
      reason: "More time",
      at: api.clock.now(),
      until: new Date(api.clock.now().getTime() + 3_600_000),
    }),
  );
  expect((await withdraw(one)).status).toBe(200);
});

it("refuses to withdraw an offer that competes no more, because another city was chosen", async () => {
  await offer(api, one, id, 44_000);
  await askedIn(one, "Jalna");

  expect(await withdraw(one)).toMatchObject({
    status: 422,
    body: {
      message: "Goods from another city were chosen for this enquiry. Offers from Jalna are no longer accepted.",
    },
  });

  expect(await prices()).toEqual([{ sequence: 1, paise: 4_400_000 }]);
  await askedIn(one, "Raipur");
  expect((await withdraw(one)).status).toBe(200);
});

it("marks nobody whose offer is withdrawn, even when both happen at the same moment", async () => {
  const carrier = entry(market.transporters, 0);
  await offer(api, one, id, 44_000);
  await bid(api, carrier, id, 1_800);
  const mark = inTransaction(api.db, (tx) =>
    markQuotation(tx, {
      quotationId: id,
      staffId: market.staff.id,
      reason: "Lowest",
      at: api.clock.now(),
      sellerId: one.id,
      freight: { transporterId: carrier.id },
    }),
  ).then(
    () => true,
    () => false,
  );

  const [gone, isMarked] = await Promise.all([withdraw(one), mark]);

  const { status } = await api.db
    .selectFrom("quotation")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(status).toBe(isMarked ? "Seller Marked" : "pending");
  expect(gone.status).toBe(isMarked ? 409 : 200);
});

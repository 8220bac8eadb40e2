import { paise } from "@mandi/shared/money/paise";
import { inTransaction } from "../../../platform/database/transaction";
import { fundWallet, grantCredit, newUtr } from "../../../testing/money";
import { ask, bid, createRfqMarket, entry, offer, type RfqMarket } from "../../../testing/rfq-world";
import { runDueJobs, runJob } from "../../../testing/run-jobs";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { rejectBankPayment, verifyBankPayment } from "../../payments/bank-transfer.service";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";
import { bookVerifiedTransfer } from "./booking.service";

let api: TestApi;
let market: RfqMarket;
let id: number;
/** Booking amount of the worked example of B5. */
const booking = 174_168;
beforeAll(async () => {
  api = await createTestApi();
  await storeSetting(api.db, marketSettings.markAutomatically, true);
});
afterAll(() => api.close());
beforeEach(async () => {
  market = await createRfqMarket(api);
  id = await marked();
});

async function marked(): Promise<number> {
  const asked = await ask(api, market);
  await offer(api, entry(market.sellers, 0), asked, 45_000);
  await bid(api, entry(market.transporters, 0), asked, 1_800);
  api.clock.advance(3_600);
  await runDueJobs(api);
  return asked;
}

let keys = 0;
const pay = (body: object, key = `booking-${++keys}`, quotation = id) =>
  api.post(`/product-enquiry/${quotation}/payment`, body, market.buyer, { "idempotency-key": key });
const transfer = () => ({ source: "bank", utr: newUtr(), paid_on: "2026-11-21" });
const row = () => api.db.selectFrom("quotation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const orders = () => api.db.selectFrom("trade_order").select(["id", "number"]).where("quotation_id", "=", id).execute();
const balance = async (kind: string, userId = market.buyer.id): Promise<number> => {
  const account = await api.db
    .selectFrom("account")
    .select("balance_paise")
    .where("code", "=", `${kind}:${userId}`)
    .executeTakeFirst();
  return account?.balance_paise ?? 0;
};
const underCheck = () =>
  api.db
    .selectFrom("payment")
    .selectAll()
    .where("quotation_id", "=", id)
    .where("status", "=", "under check")
    .executeTakeFirstOrThrow();

it("makes the order of a booking paid from the wallet, and notifies the three sides", async () => {
  await fundWallet(api.db, market.buyer.id, 200_000);

  const { status, body } = await pay({ source: "cash" });

  expect(status).toBe(200);
  expect(body).toEqual({
    status: "ordered",
    order_id: expect.any(Number),
    message: "Your order has been placed.",
  });
  expect(await row()).toMatchObject({
    status: "ordered",
    order_id: body.order_id,
    awarded_transporter_id: entry(market.transporters, 0).id,
  });
  expect(await balance("wallet")).toBe((200_000 - booking) * 100);
  expect(await balance("advance", body.order_id)).toBe(booking * 100);
  const page = (await api.get(`/product-enquiry/${id}`, market.buyer)).body.data;
  expect(page).toMatchObject({
    status: "ordered",
    order_id: body.order_id,
    loading_address: { city: "Raipur" },
    next_actor: "nobody",
  });
  const [sellerNews, carrierNews] = [entry(market.sellers, 0), entry(market.transporters, 0)];
  expect((await api.get("/notification", sellerNews)).body.data[0].link).toBe(`/seller-order-detail/${body.order_id}`);
  expect((await api.get("/notification", carrierNews)).body.data[0].text).toContain("You carry 30 MT");
  expect((await api.get(`/transporter/product-enquiry/${id}`, carrierNews)).body.data.status).toBe("won");
  expect((await api.get(`/seller/product-enquiry/${id}`, sellerNews)).body.data.product.order_id).toBe(body.order_id);
  const loser = (await api.get("/seller/product-enquiry", entry(market.sellers, 1))).body.data[0];
  expect(loser).toMatchObject({ status: "ordered", order_id: null });
});

it("lets approved credit cover the booking amount", async () => {
  await grantCredit(api.db, market.buyer.id, 500_000);

  const { body } = await pay({ source: "credit" });

  expect(body.status).toBe("ordered");
  expect(await balance("credit")).toBe(booking * 100);
  expect(await orders()).toHaveLength(1);
});

it.each(["cash", "credit"])("makes no order when the %s is short, and nothing of it stays", async (source) => {
  await fundWallet(api.db, market.buyer.id, booking - 1);
  await grantCredit(api.db, market.buyer.id, booking - 1);

  const { status } = await pay({ source });

  expect(status).toBe(422);
  expect(await row()).toMatchObject({ status: "Seller Marked", order_id: null });
  expect(await orders()).toEqual([]);
  expect(await balance("wallet")).toBe((booking - 1) * 100);
});

it("demands an Idempotency-Key and answers a repeated payment once", async () => {
  await fundWallet(api.db, market.buyer.id, 500_000);
  const path = `/product-enquiry/${id}/payment`;

  const without = await api.post(path, { source: "cash" }, market.buyer);
  const first = await pay({ source: "cash" }, "the-same");
  const again = await pay({ source: "cash" }, "the-same");
  const other = await pay({ source: "credit" }, "the-same");
  const later = await pay({ source: "cash" });

  expect([without.status, first.status, again.status, other.status, later.status]).toEqual([400, 200, 200, 422, 409]);
  expect(again.body).toEqual(first.body);
  expect(await orders()).toHaveLength(1);
  expect(await balance("wallet")).toBe((500_000 - booking) * 100);
});

it("makes exactly one order from 50 parallel payments for one quotation", async () => {
  await fundWallet(api.db, market.buyer.id, 50 * booking);

  const answers = await Promise.all(Array.from({ length: 50 }, () => pay({ source: "cash" })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await orders()).toHaveLength(1);
  expect(await balance("wallet")).toBe(49 * booking * 100);
});

it("makes exactly one order when 50 quotations are paid at once and the balance covers only one", async () => {
  const ids = [id];
  await api.db
    .updateTable("listing_variation")
    .set({ stock_kg: 10_000_000 })
    .where("listing_id", "=", entry(market.sellers, 0).listingId)
    .execute();
  for (let count = 1; count < 50; count += 1) {
    const asked = await ask(api, market);
    await offer(api, entry(market.sellers, 0), asked, 45_000);
    await bid(api, entry(market.transporters, 0), asked, 1_800);
    ids.push(asked);
  }
  api.clock.advance(3_600);
  await runDueJobs(api);
  await fundWallet(api.db, market.buyer.id, 2 * booking - 1);

  const answers = await Promise.all(ids.map((quotation) => pay({ source: "cash" }, undefined, quotation)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
  expect(await balance("wallet")).toBe((booking - 1) * 100);
  const ordered = await api.db
    .selectFrom("quotation")
    .select("id")
    .where("id", "in", ids)
    .where("status", "=", "ordered")
    .execute();
  expect(ordered).toHaveLength(1);
});

it("waits for the desk to find a bank transfer, and then makes the order", async () => {
  const reported = await pay(transfer());
  expect(reported.body).toMatchObject({ status: "Seller Marked", order_id: null });
  const second = await pay(transfer());
  await fundWallet(api.db, market.buyer.id, 500_000);
  const cash = await pay({ source: "cash" });
  expect([second.status, cash.status]).toEqual([409, 409]);
  expect((await api.get("/product-enquiry", market.buyer)).body.data[0].next_actor).toBe("desk");

  const payment = await underCheck();
  const staffId = market.staff.id;
  await inTransaction(api.db, (tx) =>
    verifyBankPayment(
      tx,
      { paymentId: payment.id, staffId, at: api.clock.now(), receivedPaise: paise(payment.amount_paise) },
      (found) => bookVerifiedTransfer(tx, found, { at: api.clock.now(), staffId }),
    ),
  );

  const [order] = await orders();
  expect(await row()).toMatchObject({ status: "ordered", order_id: order?.id });
  expect(await balance("advance", order?.id)).toBe(booking * 100);
});

it("keeps the price valid while a transfer is under check, and lets it expire when the desk does not find it", async () => {
  await pay(transfer());
  api.clock.advance(25 * 3_600);
  await runDueJobs(api);
  expect((await row()).status).toBe("Seller Marked");

  const { id: paymentId } = await underCheck();
  await inTransaction(api.db, (tx) =>
    rejectBankPayment(tx, { paymentId, staffId: market.staff.id, at: api.clock.now(), reason: "Not in the bank" }),
  );
  await runJob(api, "sweep quotations");

  expect((await row()).status).toBe("expired");
});

it("cannot be paid after its price has expired, even before the clock has recorded that", async () => {
  await fundWallet(api.db, market.buyer.id, 500_000);
  api.clock.advance(24 * 3_600);

  const { status, body } = await pay({ source: "cash" });

  expect({ status, message: body.message }).toEqual({
    status: 422,
    message: "The price of this quotation has expired. Please ask again.",
  });
  expect(await orders()).toEqual([]);
});

it.each([
  ["no UTR", { source: "bank", paid_on: "2026-11-21" }, "utr", "Please enter a valid UTR number"],
  ["no day", { source: "bank", utr: "ABCD12345678" }, "paid_on", "Please enter the date of the transfer"],
  [
    "a day to come",
    { source: "bank", utr: "ABCD12345678", paid_on: "2031-01-01" },
    "paid_on",
    "The date of the transfer is in the future",
  ],
  ["another source", { source: "cheque" }, "source", "This value is not valid"],
])("refuses a payment with %s", async (_what, body, field, text) => {
  const { status, body: answer } = await pay(body);

  expect(status).toBe(422);
  expect(answer.errors).toEqual({ [field]: [text] });
  expect((await row()).status).toBe("Seller Marked");
});

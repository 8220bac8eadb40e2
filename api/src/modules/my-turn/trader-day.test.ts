import { observeStatements } from "../../proofs/testing/observe-statements";
import { apiOfFile } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { fundWallet, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import { ask, createRfqMarket, entry, offer } from "../../testing/rfq-world";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

async function dayOf(person: SignedIn, query = "") {
  const { status, body } = await api.get(`/trader-day${query}`, person);
  expect(status).toBe(200);
  return body;
}

it("shows a buyer the offers that come in for an open quotation, never their prices, and nobody else's deals", async () => {
  const market = await createRfqMarket(api, { sellers: 2, transporters: 1 });
  const id = await ask(api, market);
  expect((await dayOf(market.buyer)).deals).toMatchObject([
    { kind: "quotation", id, status: "pending", quantity: 30, offer_count: 0, amount: null, is_closed: false },
  ]);
  expect((await offer(api, entry(market.sellers, 0), id, 45_000)).status).toBe(200);
  expect((await dayOf(market.buyer)).deals).toMatchObject([{ id, offer_count: 1, amount: null, payable_now: 0 }]);
  expect((await dayOf(entry(market.sellers, 0))).deals).toEqual([]);
  expect((await dayOf(await api.signIn("customer"))).deals).toEqual([]);
});

it("shows a booked quotation as its order, with its amount, and the money of the same person", async () => {
  const order = await createBookedOrder(api);
  const detail = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const wallet = (await api.get("/cash-wallet", order.buyer)).body;
  const { deals, money } = await dayOf(order.buyer);
  expect(deals).toMatchObject([
    { kind: "order", id: order.orderId, number: order.number, status: "pending", amount: detail.for_price },
  ]);
  expect(money).toEqual({
    ...{ to_pay: 0, payments: 0, reported: 0, transfers: 0 },
    ...{ cash: wallet.cash_balance, credit_limit: 0, credit_free: 0 },
  });
  await fundWallet(api.db, order.buyer.id, 1_000);
  expect((await dayOf(order.buyer)).money.cash).toBe(wallet.cash_balance + 1_000);
});

it("dates a trade by the day on which it began, as its list does, and puts what changed last first", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const [first, second] = [await ask(api, market), await ask(api, market)];
  const changed = new Date(api.clock.now().getTime() + 24 * 3_600_000);
  await api.db.updateTable("quotation").set({ updated_at: changed }).where("id", "=", first).execute();
  const { deals } = await dayOf(market.buyer);
  expect(deals.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  const detail = (await api.get(`/product-enquiry/${first}`, market.buyer)).body.data;
  expect(deals[0].at).toBe(detail.created_at);
});

it("puts deals that wait for the buyer's money, or whose money is being checked, before newer ones", async () => {
  const market = await createMarket(api);
  const book = () => createBookedOrder(api, { market, tonnes: [1] });
  const checked = await book();
  const { id: payer_id } = market.buyer;
  const at = { paid_on: "2026-11-20", created_at: api.clock.now() };
  const transfer = { payer_id, purpose: "final", source: "bank", status: "under check", utr: newUtr() } as const;
  await api.db
    .insertInto("payment")
    .values({ ...transfer, ...at, order_id: checked.orderId, amount_paise: 100_000 })
    .execute();
  api.clock.advance(60);
  const marked = await createMarkedQuotation(api, market, { tonnes: [1] });
  const newer: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    api.clock.advance(60);
    newer.push((await book()).orderId);
  }
  const { deals } = await dayOf(market.buyer);
  expect(deals).toMatchObject([
    { kind: "quotation", id: marked },
    { kind: "order", id: checked.orderId, reported_amount: 1_000 },
    { kind: "order", id: newer[3] },
    { kind: "order", id: newer[2] },
  ]);
});

it("sums up what is to be paid now, over all the payments that My turn lists", async () => {
  const market = await createMarket(api);
  for (let count = 0; count < 21; count += 1) await createMarkedQuotation(api, market, { tonnes: [1] });
  const markings = await api.db
    .selectFrom("marking")
    .innerJoin("quotation", "quotation.marking_id", "marking.id")
    .where("quotation.buyer_id", "=", market.buyer.id)
    .select("booking_paise")
    .execute();
  const to_pay = markings.reduce((sum, { booking_paise }) => sum + booking_paise, 0) / 100;

  const turn = (await api.get("/my-turn", market.buyer)).body.data;
  expect(turn.filter(({ kind }: { kind: string }) => kind === "pay booking")).toHaveLength(21);
  expect((await dayOf(market.buyer)).money).toMatchObject({ to_pay, payments: 21 });
  expect((await dayOf(market.seller)).money).toMatchObject({ to_pay: 0, payments: 0 });
});

it("works out what is due on the buyer's orders once for the deals and the sum", async () => {
  const order = await createBookedOrder(api);
  await dayOf(order.buyer);
  const statements: string[] = [];
  await observeStatements(
    (text) => void statements.push(text),
    async () => void (await dayOf(order.buyer)),
  );
  expect(statements.join("\n").split("('receivable', 'advance')")).toHaveLength(2);
});

it("shows the prices of the watch list: when saved, now, and the target of an alert", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const { listingId } = entry(market.sellers, 0);
  const marked = { commodity_product_id: market.world.productId, seller_commodity_product_id: listingId };
  expect((await api.post("/bookmark", marked, market.buyer)).status).toBe(200);
  const [price] = (await dayOf(market.buyer)).prices;
  expect(price).toMatchObject({ id: listingId, saved_price: price.ex_price, target: null });

  const target = Math.floor(price.ex_price) - 100;
  const chosen = { seller_commodity_product_id: listingId, rule: "target", target };
  expect((await api.post("/alert/price", chosen, market.buyer)).status).toBe(200);
  expect((await dayOf(market.buyer, "?pincode=411026")).prices).toMatchObject([{ id: listingId, target }]);
  expect((await dayOf(await api.signIn("customer"))).prices).toEqual([]);
});

import { fundWallet, grantCredit } from "../../../testing/money";
import { createMarket } from "../../../testing/order-market";
import { takeStep, wayTo } from "../../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../../testing/order-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const read = async ({ orderId, buyer }: BookedOrder) =>
  (await api.get(`/customer/order-detail/${orderId}`, buyer)).body.data;
const nothing = { to_credit: 0, to_wallet: 0 };

/** A truck has reported, so that the freight may change. */
async function load(order: BookedOrder): Promise<void> {
  for (const step of wayTo.loading) await takeStep(api, order, step);
}

async function bookOnCredit(): Promise<BookedOrder> {
  const market = await createMarket(api);
  await grantCredit(api.db, market.buyer.id, 500_000);
  await fundWallet(api.db, market.buyer.id, 2_000_000);
  return createBookedOrder(api, { market, source: "credit" });
}

it("tells the buyer where a refund will go, depending on what paid for the order: credit first, cash for what was repaid", async () => {
  const order = await bookOnCredit();
  expect(await read(order)).toMatchObject({ refund: nothing, refunded: nothing });
  await api.send(`/customer/order/${order.orderId}/payment`, { source: "cash" }, order.buyer);
  await load(order);
  const freight = { transport_price: 1_750, reason: "A shorter road" };
  expect((await api.send(`/desk/order/${order.orderId}/freight`, freight, order.staff)).status).toBe(200);
  expect(await read(order)).toMatchObject({ due_amount: -1_500, refund: { to_credit: 1_500, to_wallet: 0 } });

  await api.send("/credit-wallet/repayment", { source: "cash", amount: 172_196 }, order.buyer);
  expect(await read(order)).toMatchObject({ refund: { to_credit: 1_000, to_wallet: 500 }, refunded: nothing });
});

it("tells the buyer where the refund of a cancelled order went", async () => {
  const order = await bookOnCredit();
  const second = await api.signIn("staff");
  const cancel = { refund: 173_196, reason: "The plant is closed" };
  const asked = await api.send(`/desk/order/${order.orderId}/cancel`, cancel, order.staff);
  expect((await api.send(`/desk/approval/${asked.body.approval_id}/confirm`, { reason: "Seen" }, second)).status).toBe(
    200,
  );
  expect(await read(order)).toMatchObject({ status: "cancel", refunded: { to_credit: 173_196, to_wallet: 0 } });
});

it("shows a change of freight with the rupee sign and Indian grouping, like every other amount", async () => {
  const order = await createBookedOrder(api);
  await load(order);
  await api.send(
    `/desk/order/${order.orderId}/freight`,
    { transport_price: 1_750, reason: "A shorter road" },
    order.staff,
  );
  const { data } = (await api.get(`/order/${order.orderId}/timeline`, order.buyer)).body;
  expect(data.at(-1).text).toContain("Freight is now ₹1,750 per MT");
});

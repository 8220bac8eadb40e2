import { fundWallet } from "../../testing/money";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";

const { api, market } = workedMarket();

it("keeps what was paid for vehicles that are not invoiced yet, and refunds what is left once each is invoiced", async () => {
  await fundWallet(api.db, market().buyer.id, 6_000_000);
  const order = await bookThreeTrucks(api, market());
  const [one, two, three] = await sendTrucks(api, order);
  const view = async () => (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const wallet = async () => (await api.get("/cash-wallet", order.buyer)).body.cash_balance;
  const refund = (body: object = {}) => api.act(order.staff, `/order/${order.orderId}/refund`, body);
  await weighTruck(api, order, one, 30);
  const paid = await api.send(`/customer/order/${order.orderId}/payment`, { source: "cash" }, order.buyer);
  expect([paid.status, (await view()).due_amount]).toEqual([200, 0]);
  await weighTruck(api, order, two, 29.9);
  const overpaid = -(await view()).due_amount;
  expect(overpaid).toBeGreaterThan(0);
  const before = await wallet();

  const early = await refund();
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining("once every vehicle is invoiced")]);
  expect((await refund({ amount: overpaid })).body.message).toBe(early.body.message);
  expect([await wallet(), (await view()).due_amount]).toEqual([before, -overpaid]);
  await weighTruck(api, order, three, 30);
  expect((await view()).due_amount).toBe(-overpaid);

  expect((await refund()).status).toBe(200);

  expect([await wallet(), (await view()).due_amount]).toEqual([before + overpaid, 0]);
  const again = await refund();
  expect([again.status, again.body.message]).toEqual([409, "Nothing was overpaid for this order."]);
});

import { randomUUID } from "node:crypto";
import { reconciledApi } from "../../testing/api-of-file";
import { takeStep, wayTo } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

const api = reconciledApi();

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.post(`/desk${path}`, { reason: "A test", ...body }, as, { "idempotency-key": randomUUID() });

afterEach(() => storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback));

/** A delivered order for which its buyer paid 28,866 too much. */
async function overpaid() {
  const order = await createBookedOrder(api);
  const key = { "idempotency-key": randomUUID() };
  await api.post(`/customer/order/${order.orderId}/payment`, { source: "cash" }, order.buyer, key);
  for (const step of wayTo.delivered) expect((await takeStep(api, order, step)).status).toBe(200);
  return order;
}

it("keeps in the trail how much was refunded, also where all of it was asked for without a figure", async () => {
  const order = await overpaid();
  expect((await act(order.staff, `/order/${order.orderId}/refund`)).body.approval_id).toBeNull();

  const { data } = (await api.get(`/desk/audit?subject=order:${order.orderId}`, order.staff)).body;
  const refund = data.find(({ action }: { action: string }) => action === "order refund");
  expect(JSON.parse(refund.detail)).toEqual({ amount: 28_866 });
});

it("refunds what the second person read, not what is overpaid by then", async () => {
  const order = await overpaid();
  const second = await api.signIn("staff");
  const wallet = async () => (await api.get("/cash-wallet", order.buyer)).body.cash_balance;
  const before = await wallet();
  await storeSetting(api.db, secondPersonAbove, 10_000);
  const asked = await act(order.staff, `/order/${order.orderId}/refund`);
  const { data } = (await api.get("/desk/approval", second)).body;
  expect(data).toMatchObject([{ id: asked.body.approval_id, amount: 28_866 }]);
  expect(JSON.parse(data[0].input).body).toMatchObject({ amount: 28_866 });
  // In the meantime a part of it has been refunded, which one person may do alone.
  expect((await act(order.staff, `/order/${order.orderId}/refund`, { amount: 9_000 })).body.approval_id).toBeNull();

  const { body } = await act(second, `/approval/${asked.body.approval_id}/confirm`);

  expect(body.message).toContain("This is more than can be refunded.");
  expect(await wallet()).toBe(before + 9_000);
  const { due_amount } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  expect(due_amount).toBe(-19_866);
});

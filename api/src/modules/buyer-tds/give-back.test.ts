import { randomUUID } from "node:crypto";
import { reconciledApi } from "../../testing/api-of-file";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";

const api = reconciledApi();
let order: BookedOrder;
beforeEach(async () => {
  await api.signIn("staff");
  order = await createBookedOrder(api);
});

const key = () => ({ "idempotency-key": randomUUID() });
const act = (path: string, body: object = {}) =>
  api.post(`/desk${path}`, { reason: "A test", ...body }, order.staff, key());
/** Two people cancel what has an advance. */
const cancel = async (refund: number) => {
  const { body } = await act(`/order/${order.orderId}/cancel`, { refund });
  const second = await api.signIn("staff");
  return api.post(`/desk/approval/${body.approval_id}/confirm`, { reason: "A test" }, second, key());
};
const detail = async () => (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
const deductions = async () => (await api.get(`/customer/order/${order.orderId}/tds`, order.buyer)).body.data;
const cash = async () => (await api.get("/cash-wallet", order.buyer)).body.cash_balance;
const deductAll = async (): Promise<number> => {
  const { at_most: amount } = await deductions();
  const body = { amount, tan_number: "MUMB12345C" };
  expect((await api.post(`/customer/order/${order.orderId}/tds`, body, order.buyer, key())).status).toBe(200);
  return amount;
};

it("refunds overpayment as money, except tax deducted above the statutory rate on what was loaded", async () => {
  const deducted = await deductAll();
  await api.post(`/customer/order/${order.orderId}/payment`, { source: "cash" }, order.buyer, key());
  for (const step of wayTo.delivered) expect((await takeStep(api, order, step)).status).toBe(200);
  const { due_amount, for_price } = await detail();
  const rightly = Math.round(for_price / 1_000);
  expect(deducted).toBeGreaterThan(rightly);
  const before = await cash();

  const refund = await act(`/order/${order.orderId}/refund`);

  expect(refund).toMatchObject({ status: 200, body: { message: expect.stringContaining("correct it with the tax") } });
  expect(await cash()).toBe(before - due_amount - (deducted - rightly));
  expect((await detail()).due_amount).toBe(0);
  expect((await deductions()).deducted).toMatchObject([
    { amount: deducted, state: "refused", refusal: expect.stringContaining("above the tax on this order") },
    { amount: rightly, state: "waiting", quarter: "2026-27 Q3" },
  ]);
});

it("refunds the advance of a cancelled order without the tax that the buyer deducted", async () => {
  const { paid_amount } = await detail();
  const deducted = await deductAll();
  const before = await cash();
  const certified = { quarter: "2026-27 Q3", code: "1031", tan: "MUMB12345C", amount: 10, certificate: "C1" };

  const cancelled = await cancel(paid_amount + deducted);

  expect(cancelled).toMatchObject({ status: 200, body: { message: expect.stringContaining("tax that the buyer") } });
  expect(await cash()).toBe(before + paid_amount);
  expect((await deductions()).deducted).toMatchObject([{ amount: deducted, state: "refused" }]);
  expect((await act(`/user/${order.buyer.phone}/tds-certificate`, certified)).status).toBe(422);
});

it("refunds tax as money once a certificate shows it", async () => {
  const { paid_amount } = await detail();
  const amount = await deductAll();
  const certificate = { quarter: "2026-27 Q3", code: "1031", tan: "MUMB12345C", amount, certificate: "C2" };
  expect((await act(`/user/${order.buyer.phone}/tds-certificate`, certificate)).status).toBe(200);
  const before = await cash();

  expect((await cancel(paid_amount + amount)).status).toBe(200);

  expect(await cash()).toBe(before + paid_amount + amount);
});

it("keeps none of the tax that was deducted in many small parts", async () => {
  const { paid_amount } = await detail();
  const deduct = (amount: number) =>
    api.post(`/customer/order/${order.orderId}/tds`, { amount, tan_number: "MUMB12345C" }, order.buyer, key());
  for (let part = 1; part <= 50; part += 1) expect((await deduct(1)).status).toBe(200);
  const rest = await deductAll();
  const before = await cash();

  expect((await cancel(paid_amount + 50 + rest)).status).toBe(200);

  expect(await cash()).toBe(before + paid_amount);
  const { deducted } = await deductions();
  expect(deducted).toHaveLength(50);
  expect(deducted.at(-1)).toMatchObject({ amount: rest, state: "refused" });
});

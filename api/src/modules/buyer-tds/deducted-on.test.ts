import { OrderTdsAnswer } from "@mandi/shared/contract/order-tds";
import { read } from "@mandi/shared/contract/read";
import { startOfDay } from "../../platform/clock";
import { signInAs } from "../../proofs/testing/read-everything";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket } from "../../testing/order-market";
import type { BookedOrder } from "../../testing/order-world";

const api = reconciledApi();
const tan = "MUMB12345C";
let order: BookedOrder;
let start: Date | undefined;
beforeEach(async () => {
  start ??= api.clock.now();
  api.clock.set(start);
  order = await createInvoicedOrder(api, await createWellStockedMarket(api));
});

const advise = (body: object) =>
  api.send(`/customer/order/${order.orderId}/tds`, { amount: 500, tan_number: tan, ...body }, order.buyer);
const deducted = async () =>
  read(OrderTdsAnswer, (await api.get(`/customer/order/${order.orderId}/tds`, order.buyer)).body).data.deducted;
const certify = (quarter: string, certificate: string) =>
  api.send(
    `/desk/user/${order.buyer.phone}/tds-certificate`,
    { quarter, code: "1031", tan, amount: 500, certificate, reason: "A test" },
    order.staff,
  );

/** Everybody logs in again on a later day. */
async function waitUntil(day: string): Promise<void> {
  api.clock.advance((startOfDay(day).getTime() - api.clock.now().getTime()) / 1_000 + 36_000);
  const [buyer, staff] = [await signInAs(api, order.buyer.id), await api.signIn("staff")];
  order = { ...order, buyer, staff };
}

it("counts tax that a buyer deducted on the last day of March and reported in April to the quarter of March, whose certificate matches it", async () => {
  await waitUntil("2027-04-02");

  expect((await advise({ deducted_on: "2027-03-31" })).status).toBe(200);

  expect(await deducted()).toMatchObject([{ date: "2027-03-31", quarter: "2026-27 Q4", code: "1031" }]);
  expect((await certify("2027-28 Q1", "E1")).status).toBe(422);
  expect((await certify("2026-27 Q4", "E1")).body.message).toBe("The certificate is entered. The quarter is matched.");
  expect(await deducted()).toMatchObject([{ state: "certified" }]);
});

it("counts tax without a day to the day on which it is reported", async () => {
  await waitUntil("2027-04-02");

  expect((await advise({})).status).toBe(200);

  expect(await deducted()).toMatchObject([{ date: "2027-04-02", quarter: "2027-28 Q1" }]);
});

it.each([
  ["a day in the future", { deducted_on: "2026-11-22" }, /in the future/],
  ["a day before the order", { deducted_on: "2026-11-20" }, /^This order is of 21 Nov 2026: .* before that day/],
  ["a day that does not exist", { deducted_on: "2026-02-30" }, /^Please enter the day on which you deducted/],
  ["something else than a day", { deducted_on: "21.11.2026" }, /^Please enter the day on which you deducted/],
])("refuses %s at its field, and nothing is booked", async (_what, body, sentence) => {
  const answer = await advise(body);

  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { deducted_on: [expect.stringMatching(sentence)] } },
  });
  expect(await deducted()).toEqual([]);
});

it("refuses a day before the invoice that the tax was deducted from", async () => {
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const [{ number }] = invoices;
  await api.db
    .updateTable("trade_order")
    .set({ created_at: startOfDay("2026-11-18") })
    .where("id", "=", order.orderId)
    .execute();

  const answer = await advise({ deducted_on: "2026-11-20", invoice: number });

  const sentence = `Invoice ${number} is of 21 Nov 2026: tax cannot be deducted from it before that day`;
  expect(answer).toMatchObject({ status: 422, body: { errors: { deducted_on: [sentence] } } });
  expect((await advise({ deducted_on: "2026-11-20" })).status).toBe(200);
  expect(await deducted()).toMatchObject([{ date: "2026-11-20" }]);
});

it("counts tax deducted from a booking amount on the day of its transfer, though the desk found it and made the order later", async () => {
  const { quotationId, buyer } = order;
  const transfer = { source: "bank", utr: newUtr(), paid_on: "2026-11-19" } as const;
  await api.db
    .updateTable("payment")
    .set(transfer)
    .where("quotation_id", "=", quotationId)
    .where("purpose", "=", "booking")
    .execute();
  const shown = async () => (await api.get(`/customer/order/${order.orderId}/tds`, buyer)).body.data.deductible_from;
  expect(await shown()).toBe("2026-11-19");

  expect(await advise({ deducted_on: "2026-11-18" })).toMatchObject({
    status: 422,
    body: { errors: { deducted_on: [expect.stringMatching(/^The booking amount is of 19 Nov 2026: /)] } },
  });
  expect((await advise({ deducted_on: "2026-11-19" })).status).toBe(200);
  expect(await deducted()).toMatchObject([{ date: "2026-11-19" }]);
});

import { OrderTdsAnswer } from "@mandi/shared/contract/order-tds";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../testing/api-of-file";
import { bookedFigures } from "../../testing/booked-figures";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";

const api = reconciledApi();
let market: Market;
let order: BookedOrder;

beforeEach(async () => {
  market = await createWellStockedMarket(api);
  order = await createInvoicedOrder(api, market);
});

const tan = "MUMB12345C";
const advise = (body: object) => api.send(`/customer/order/${order.orderId}/tds`, body, order.buyer);
const view = async () =>
  read(OrderTdsAnswer, (await api.get(`/customer/order/${order.orderId}/tds`, order.buyer)).body).data;
const detail = async () => (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
const act = (path: string, body: object) => api.act(market.staff, `/${path}`, body);
const certify = (amount: number, certificate: string, change: object = {}) => {
  const body = { quarter: "2026-27 Q3", code: "1031", tan, amount, certificate, ...change };
  return act(`user/${order.buyer.phone}/tds-certificate`, body);
};
const quarter = async () =>
  (await api.get("/desk/tds/received", market.staff)).body.data.find(
    ({ phone }: { phone: string }) => phone === order.buyer.phone,
  );

it("subtracts tax that a buyer deducted from what they owe, as a line of their ledger", async () => {
  const { due_amount, for_price } = await detail();
  expect(await view()).toMatchObject({ code: "1031", tan_number: "", at_most: Math.round(for_price / 1_000) });

  const answer = await advise({ amount: 1_507, tan_number: "mumb12345c" });

  expect(answer).toMatchObject({ status: 200, body: { due_amount: due_amount - 1_507 } });
  expect(await bookedFigures(api.db, order.orderId, ["tax deducted by buyer"])).toEqual({
    receivable: -150_700,
    tds_receivable: 150_700,
  });
  const { data } = (await api.get(`/customer/order-ledger/${order.orderId}`, order.buyer)).body;
  expect(data).toContainEqual(
    expect.objectContaining({
      description: "TDS deducted, code 1031",
      amount: 1_507,
      type: "credit",
      counts_in: "credit",
    }),
  );
  expect(await view()).toMatchObject({
    tan_number: tan,
    at_most: Math.round(for_price / 1_000) - 1_507,
    deducted: [{ date: "2026-11-21", amount: 1_507, quarter: "2026-27 Q3", state: "waiting", refusal: "" }],
  });
  expect((await detail()).tds_amount).toBe(1_507);
  const timeline = (await api.get(`/order/${order.orderId}/timeline`, order.buyer)).body.data;
  expect(timeline.at(-1)).toMatchObject({ text: "TDS of ₹1,507 deducted" });
  const pay = { source: "cash" };
  const paid = await api.send(`/customer/order/${order.orderId}/payment`, pay, order.buyer);
  expect(paid).toMatchObject({ status: 200, body: { due_amount: 0 } });
  const after = await detail();
  expect(after.due_amount).toBe(after.for_price - after.paid_amount);
});

it.each([
  ["without a TAN", { amount: 100 }, "tan_number"],
  ["with an invalid TAN", { amount: 100, tan_number: "MUM12345" }, "tan_number"],
  ["of a fraction of a rupee", { amount: 100.5, tan_number: tan }, "amount"],
  ["of more than the statutory rate", { amount: 5_000, tan_number: tan }, "amount"],
])("refuses a deduction %s at its field, and nothing is booked", async (_what, body, field) => {
  const answer = await advise(body);

  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  expect((await view()).deducted).toEqual([]);
});

it("matches buyers' deductions with their certificates by TAN, code and quarter, and rounds off up to a rupee", async () => {
  await advise({ amount: 1_507, tan_number: tan });
  expect(await quarter()).toMatchObject({ tan, quarter: "2026-27 Q3", deducted: 1_507, left: 1_507, state: "waiting" });
  for (const wrong of [{ quarter: "2026-27 Q2" }, { code: "1024" }, { tan: "MUMB12345D" }]) {
    expect((await certify(1_507, "A1", wrong)).body.errors).toHaveProperty("amount");
  }
  expect((await certify(1_508.01, "A1")).body.errors).toHaveProperty("amount");

  expect((await certify(1_000, "A1")).body.message).toContain("₹507 of the quarter is still open");
  expect((await certify(506, "A1")).body.errors).toHaveProperty("certificate");
  expect(await quarter()).toMatchObject({ certified: 1_000, left: 507, state: "short" });
  expect((await certify(506.4, "A2")).body.message).toBe("The certificate is entered. The quarter is matched.");

  expect(await quarter()).toMatchObject({ certified: 1_507, left: 0, state: "matched" });
  expect((await view()).deducted).toMatchObject([{ state: "certified" }]);
  const account = async (code: string) =>
    (await api.get(`/desk/account?search=${code}`, market.staff)).body.data.find(
      (row: { code: string }) => row.code === code,
    )?.balance;
  expect(await account(`tds_receivable:${order.buyer.id}`)).toBe(0);
});

it("restores what the desk refuses to the amount due and tells the buyer why, but not once a certificate shows it", async () => {
  const { due_amount } = await detail();
  await advise({ amount: 900, tan_number: tan });
  await advise({ amount: 500 });
  const advices = (await api.get("/desk/tds/advice", market.staff)).body.data;
  const [second, first] = advices.filter(({ phone }: { phone: string }) => phone === order.buyer.phone);
  expect([first.amount, second.amount]).toEqual([900, 500]);

  expect((await act(`tds/${second.id}/refuse`, { reason: "You are below the limit" })).status).toBe(200);

  expect((await detail()).due_amount).toBe(due_amount - 900);
  expect((await view()).deducted).toMatchObject([
    { state: "waiting" },
    { state: "refused", refusal: "You are below the limit" },
  ]);
  expect((await act(`tds/${second.id}/refuse`, {})).status).toBe(409);
  await certify(900, `B${order.orderId}`);
  expect((await act(`tds/${first.id}/refuse`, {})).body.message).toBe("A certificate already shows this tax.");
});

it("lets the desk refuse a deduction made before the invoice even after the invoice has used the advance", async () => {
  const booked = await createBookedOrder(api, { market, commission: { type: "include", rupees: 100 } });
  order = booked;
  expect((await advise({ amount: 500, tan_number: tan })).status).toBe(200);
  for (const step of [...wayTo.loading, "final quantity", "invoice"] as const) await takeStep(api, order, step);
  const { due_amount } = await detail();
  const [{ id }] = (await api.get("/desk/tds/advice", market.staff)).body.data;

  expect(await act(`tds/${id}/refuse`, {})).toMatchObject({ status: 200 });

  expect((await detail()).due_amount).toBe(due_amount + 500);
  expect((await view()).deducted).toMatchObject([{ state: "refused" }]);
});

it("refuses a deduction or accepts its certificate, never both, when two people do so at once", async () => {
  for (const number of ["R1", "R2", "R3", "R4"]) {
    await advise({ amount: 100, tan_number: tan });
    const [{ id }] = (await api.get("/desk/tds/advice", market.staff)).body.data;
    const [refused, certified] = await Promise.all([act(`tds/${id}/refuse`, {}), certify(100, number)]);
    expect([refused.status, certified.status].filter((status) => status === 200)).toHaveLength(1);
  }
});

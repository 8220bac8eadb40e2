import { MyTurnAnswer } from "@mandi/shared/contract/my-turn";
import { OrderAnswer, SentOrderListAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { TraderDayAnswer } from "@mandi/shared/contract/trader-day";
import { UnpaidAnswer } from "@mandi/shared/contract/unpaid";
import { fundWallet, grantCredit, newUtr } from "../../testing/money";
import type { BookedOrder } from "../../testing/order-world";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";

/* What is asked for everywhere while transfers for a part of it are being checked (docs/domain.md#payments). */

const { api, market } = workedMarket();
let order: BookedOrder;
let first = { number: "", due: 0 };
let second = { number: "", due: 0 };

/** Two invoices, due on different days, and a truck that is not invoiced yet. */
beforeEach(async () => {
  order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  api.clock.advance(3 * 86_400);
  await weighTruck(api, order, two, 29.86);
  [first = first, second = second] = (await shown()).unpaid_invoices ?? [];
});

const shown = async () =>
  read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;
const pay = (body: object) => api.send(`/customer/order/${order.orderId}/payment`, body, order.buyer);
const report = async (amount: number, invoice?: string) => {
  const utr = newUtr();
  const answer = await pay({ source: "bank", amount, utr, paid_on: "2026-11-20", ...(invoice && { invoice }) });
  expect(answer.status).toBe(200);
  return (await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow()).id;
};
const decide = async (id: number, how: string, body: object = {}) =>
  expect((await api.send(`/desk/payment/${id}/${how}`, { reason: "Looked up", ...body }, order.staff)).status).toBe(
    200,
  );

/** What each place asks for and says to be under check; they have to agree. */
async function asked() {
  const { buyer } = order;
  const turn = read(MyTurnAnswer, (await api.get("/my-turn", buyer)).body).data.find(
    ({ kind, number }) => kind === "pay invoice" && number === order.number,
  );
  const { deals } = read(TraderDayAnswer, (await api.get("/trader-day", buyer)).body);
  const deal = deals.find(({ id, kind }) => kind === "order" && id === order.orderId);
  const row = read(SentOrderListAnswer, (await api.get("/customer/order", buyer)).body).data.find(
    ({ id }) => id === order.orderId,
  );
  const page = await shown();
  const items = read(UnpaidAnswer, (await api.get("/customer/unpaid", buyer)).body).data.filter(
    ({ order_id }) => order_id === order.orderId,
  );
  const left = items.map(({ due, reported = 0 }) => due - reported);
  expect(new Set([page, row, deal].map((place) => place?.payable_now))).toEqual(new Set([turn?.amount ?? 0]));
  expect(new Set([row, deal].map((place) => place?.reported_amount))).toEqual(new Set([page.reported_amount]));
  expect(left[0] === undefined ? 0 : left.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(turn?.amount ?? 0);
  expect(page.unpaid_invoices?.map(({ due }) => due)).toEqual(left.slice(0, -1).filter((due) => due > 0));
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
  return { now: turn?.amount ?? 0, reported: page.reported_amount, paper: turn?.paper?.number, until: turn?.until };
}

it("asks for the rest of the earliest due invoice while a transfer that names none is being checked, and says both", async () => {
  const before = await asked();
  await report(400_000);
  const turn = await asked();
  expect(turn).toEqual({ ...before, now: before.now - 400_000, reported: 400_000 });
  expect((await shown()).unpaid_invoices).toMatchObject([{ due: first.due - 400_000 }, second]);

  await report(first.due);
  const left = second.due - 400_000;
  expect(await asked()).toMatchObject({ now: left, reported: first.due + 400_000, paper: second.number });
  expect((await asked()).until).not.toBe(before.until);
});

it("asks for the other invoice alone while one is being checked that a transfer names", async () => {
  await report(second.due, second.number);
  expect(await asked()).toMatchObject({ now: first.due, reported: second.due, paper: first.number });
  expect((await shown()).unpaid_invoices).toMatchObject([first]);
});

it("asks for nothing while all of it is being checked, and for all of it again where the desk does not find it", async () => {
  const before = await asked();
  const id = await report(before.now);
  expect(await asked()).toMatchObject({ now: 0, reported: before.now });

  await decide(id, "reject");
  expect(await asked()).toEqual(before);
});

it("asks for as much after the desk has found a transfer as while it was being checked", async () => {
  const ids = [await report(400_000), await report(500_000, second.number)];
  const { reported, ...before } = await asked();
  expect(reported).toBe(900_000);
  const invoices = (await shown()).unpaid_invoices;

  await decide(ids[0] ?? 0, "verify", { received: 400_000 });
  await decide(ids[1] ?? 0, "verify", { received: 500_000 });
  expect(await asked()).toEqual({ ...before, reported: 0 });
  expect((await shown()).unpaid_invoices).toEqual(invoices);
});

it("takes no more for an invoice than its transfers leave, from the wallet and on credit, and settles all of it with them", async () => {
  await grantCredit(api.db, order.buyer.id, 2_000_000);
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  await report(400_000);
  const above = { source: "cash", invoice: first.number, amount: first.due - 399_999 };
  expect(await pay(above)).toMatchObject({ status: 422, body: { errors: { amount: [expect.any(String)] } } });
  expect((await pay({ source: "cash", invoice: first.number })).status).toBe(200);
  expect(await asked()).toMatchObject({ now: second.due, reported: 400_000, paper: second.number });

  expect((await pay({ source: "credit", amount: second.due })).status).toBe(200);
  expect(await asked()).toMatchObject({ now: 0, reported: 400_000 });
});

it("counts what is reported in the sum of the home page, beside what is left to pay", async () => {
  const money = async () => read(TraderDayAnswer, (await api.get("/trader-day", order.buyer)).body).money;
  const before = await money();
  await report(400_000);
  expect(await money()).toEqual({
    ...before,
    to_pay: before.to_pay - 400_000,
    reported: (before.reported ?? 0) + 400_000,
    transfers: 1,
  });
});

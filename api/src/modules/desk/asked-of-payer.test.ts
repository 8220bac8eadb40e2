import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { newUtr } from "../../testing/money";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { send, workedMarket } from "../../testing/worked-trade";

/* What the desk compares a transfer with: what its payer was asked for, whatever the terms of payment (docs/domain.md#payments). */

const { api, market } = workedMarket();

/** An order of three trucks, of which so many are invoiced, three days apart. */
async function invoiced(trucks: number, creditDays = 7) {
  const order = await bookThreeTrucks(api, market(), { creditDays });
  const keys = await sendTrucks(api, order);
  for (const key of keys.slice(0, trucks)) await weigh(key);
  async function weigh(key = keys[trucks]) {
    await weighTruck(api, order, key ?? 0, 30.12);
    api.clock.advance(3 * 86_400);
  }
  const asBuyer = async () =>
    read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;
  async function report(amount: number, invoice?: string) {
    const utr = newUtr();
    const body = { source: "bank", amount, utr, paid_on: "2026-11-20", ...(invoice && { invoice }) };
    expect((await send(api, `/customer/order/${order.orderId}/payment`, body, order.buyer)).status).toBe(200);
    return utr;
  }
  const atDesk = async (utr: string) =>
    read(DeskPaymentAnswer, (await api.get(`/desk/payment/${utr}`, order.staff)).body).data;
  const act = (utr: string, how: string, body: object) =>
    send(api, `/desk/payment/${utr}/${how}`, { reason: "Looked up", ...body }, order.staff);
  return { order, asBuyer, report, atDesk, act, weigh };
}

it.each([
  ["at loading", 0],
  ["7 days after the invoice", 7],
  ["45 days after the invoice", 45],
])("asks for what is invoiced, payable %s, though more of the order is due", async (_when, creditDays) => {
  const { asBuyer, report, atDesk } = await invoiced(2, creditDays);
  const { payable_now: asked = 0, due_amount } = await asBuyer();
  expect(due_amount).toBeGreaterThan(asked);

  const utr = await report(asked);

  expect(await atDesk(utr)).toMatchObject({ amount: asked, asked, due: due_amount, order_due: due_amount, claimed: 0 });
});

it("asks for nothing before the first invoice: who pays then pays ahead, of all that is due", async () => {
  const { asBuyer, report, atDesk } = await invoiced(0);
  const { due_amount } = await asBuyer();

  const utr = await report(600_000);

  expect(await atDesk(utr)).toMatchObject({ amount: 600_000, asked: 0, due: due_amount, order_due: due_amount });
});

it("asks for the rest of the invoice that a transfer names, beside what is due for the order", async () => {
  const { asBuyer, report, atDesk } = await invoiced(2);
  const { unpaid_invoices: [, second] = [], due_amount } = await asBuyer();
  await report(300_000, second?.number);

  const utr = await report(400_000, second?.number);

  const left = (second?.due ?? 0) - 300_000;
  expect(await atDesk(utr)).toMatchObject({ asked: left, due: second?.due, order_due: due_amount, claimed: 300_000 });
});

it("keeps what its payer was asked for while another invoice is issued, and after the decision", async () => {
  const { asBuyer, report, atDesk, act, weigh } = await invoiced(1);
  const { payable_now: asked = 0 } = await asBuyer();
  const utr = await report(asked);
  await weigh();
  expect((await asBuyer()).payable_now).toBeGreaterThan(0);

  expect((await atDesk(utr)).asked).toBe(asked);
  expect((await act(utr, "reject", {})).status).toBe(200);
  expect(await atDesk(utr)).toMatchObject({ status: "rejected", asked });
});

it("compares a transfer that the desk redirects with what is asked for there now", async () => {
  const { asBuyer, report, atDesk, act } = await invoiced(2);
  const { unpaid_invoices: [first, second] = [] } = await asBuyer();
  const utr = await report(500_000, second?.number);
  await report(200_000, first?.number);

  expect((await act(utr, "pays", { pays: first?.number })).status).toBe(200);

  expect(await atDesk(utr)).toMatchObject({
    invoice: first?.number,
    asked: (first?.due ?? 0) - 200_000,
    claimed: 200_000,
  });
});

it("asks for nothing where money is added to a wallet", async () => {
  const { order, atDesk } = await invoiced(0);
  const utr = newUtr();
  const body = { amount: 5_000, utr, paid_on: "2026-11-20" };
  expect((await send(api, "/cash-wallet/top-up", body, order.buyer)).status).toBe(200);

  const topUp = await atDesk(utr);
  expect([topUp.asked, topUp.due, topUp.order_due]).toEqual([null, null, null]);
});

import { DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { UnpaidAnswer } from "@mandi/shared/contract/unpaid";
import { paise } from "@mandi/shared/money/paise";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { fundWallet, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import type { BookedOrder } from "../../testing/order-world";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";

const { api, market } = workedMarket();

/** An order with two invoices and a truck that is not invoiced yet. */
async function invoiced() {
  const order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  await weighTruck(api, order, two, 29.86);
  return order;
}

const unpaidOf = async ({ buyer, orderId }: BookedOrder) =>
  read(UnpaidAnswer, (await api.get("/customer/unpaid", buyer)).body).data.filter(
    ({ order_id }) => order_id === orderId,
  );
const invoicesOf = async (order: BookedOrder) =>
  read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data
    .unpaid_invoices ?? [];
const pay = (order: BookedOrder, body: object) =>
  api.send(`/customer/order/${order.orderId}/payment`, body, order.buyer);

it("lists what a buyer owes invoice by invoice, then what is not invoiced yet, and all of it is what is due for the order", async () => {
  const order = await invoiced();
  const unpaid = await unpaidOf(order);
  const { due_amount } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;

  expect(unpaid.map(({ invoice }) => invoice?.number ?? null)).toEqual([
    expect.stringMatching(/^MI/),
    expect.stringMatching(/^MI/),
    null,
  ]);
  expect(unpaid[1]?.due).toBe(1_733_552);
  expect(unpaid.reduce((sum, { due }) => sum + paise(Math.round(due * 100)), 0)).toBe(Math.round(due_amount * 100));
});

it("gives what a buyer owes page by page, with the sums of all pages on each", async () => {
  const order = await invoiced();
  const all = read(UnpaidAnswer, (await api.get("/customer/unpaid", order.buyer)).body);
  const second = read(UnpaidAnswer, (await api.get("/customer/unpaid?page=2&limit=1", order.buyer)).body);

  const { data, ...sums } = all;
  expect(second).toEqual({ ...sums, data: [data[1]], current_page: 2, per_page: 1, last_page: data.length });
  expect(sums.later).toBe(data.find(({ invoice }) => invoice === null)?.due);
  expect((await api.get("/customer/unpaid?limit=101", order.buyer)).status).toBe(400);
});

it("adds up the booking amounts that can be paid, and names the quotation where it is only one", async () => {
  const other = await createMarket(api);
  const bookingsOf = async () => {
    const { bookings, booking_quotation } = read(UnpaidAnswer, (await api.get("/customer/unpaid", other.buyer)).body);
    return { bookings, booking_quotation };
  };
  expect(await bookingsOf()).toEqual({ bookings: 0, booking_quotation: null });
  const id = await createMarkedQuotation(api, other);
  const one = await bookingsOf();
  expect(one).toEqual({ bookings: expect.any(Number), booking_quotation: id });
  await createMarkedQuotation(api, other);
  expect(await bookingsOf()).toEqual({ bookings: 2 * (one.bookings ?? 0), booking_quotation: null });
});

it("says of booking amounts and invoices together what is being checked, the same on the home page and in the wallet", async () => {
  const order = await invoiced();
  const { buyer } = order;
  const shown = async () => ({
    home: (await api.get("/trader-day", buyer)).body.money.reported,
    wallet: read(UnpaidAnswer, (await api.get("/customer/unpaid", buyer)).body),
  });
  const before = await shown();
  expect(before.wallet.all_reported).toBe(before.home);

  const quotation = await createMarkedQuotation(api, market());
  const { bookings: booking = 0 } = (await shown()).wallet;
  const transfer = { source: "bank", utr: newUtr(), paid_on: "2026-11-20" };
  expect((await api.send(`/product-enquiry/${quotation}/payment`, transfer, buyer)).status).toBe(200);
  expect((await pay(order, { ...transfer, utr: newUtr(), amount: 1_000 })).status).toBe(200);

  const { home, wallet } = await shown();
  expect(home).toBe(before.home + booking + 1_000);
  expect(wallet).toMatchObject({ all_reported: home, reported: (before.wallet.reported ?? 0) + 1_000, bookings: 0 });
});

it("uses a payment for the invoice that it names, and other money for what is due first", async () => {
  const order = await invoiced();
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  const [first, second] = await invoicesOf(order);

  const named = await pay(order, { source: "cash", invoice: second?.number });
  expect([named.status, named.body.message]).toEqual([200, "Your payment has been received."]);
  expect(await invoicesOf(order)).toEqual([first]);

  expect((await pay(order, { source: "cash", amount: 1_000 })).status).toBe(200);
  expect(await invoicesOf(order)).toEqual([{ ...first, due: (first?.due ?? 0) - 1_000 }]);
});

it("refuses an invoice that is paid or of another order, and more than is due for it, and takes nothing", async () => {
  const order = await invoiced();
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  const [, second] = await invoicesOf(order);
  const before = await invoicesOf(order);

  expect(await pay(order, { source: "cash", invoice: "MI2627999999" })).toMatchObject({
    status: 422,
    body: { errors: { invoice: ["This is not an invoice or debit note of this order. Please choose again"] } },
  });
  expect(await pay(order, { source: "cash", invoice: second?.number, amount: 1_733_553 })).toMatchObject({
    status: 422,
    body: { errors: { amount: ["This is more than is due for the invoice"] } },
  });
  expect(await invoicesOf(order)).toEqual(before);
});

it("says that nothing is due for an invoice any more, keeps the money, and takes it for another one with the same UTR", async () => {
  const order = await invoiced();
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  const [first, second] = await invoicesOf(order);
  expect((await pay(order, { source: "cash", invoice: second?.number })).status).toBe(200);
  const report = { source: "bank", amount: 500_000, utr: newUtr(), paid_on: "2026-11-20" };

  expect(await pay(order, { ...report, invoice: second?.number })).toMatchObject({
    status: 422,
    body: { errors: { invoice: [`Nothing is due for ${second?.number} any more. Please choose again`] } },
  });
  expect(await invoicesOf(order)).toEqual([first]);
  expect((await pay(order, { ...report, invoice: first?.number })).status).toBe(200);
});

it("is paid in full by a payment and the tax deducted from it that both name it, until the desk refuses the tax", async () => {
  const order = await invoiced();
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  const [first, second] = await invoicesOf(order);
  const tax = (body: object) =>
    api.send(`/customer/order/${order.orderId}/tds`, { tan_number: "MUMB12345C", ...body }, order.buyer);
  const net = (second?.due ?? 0) - 1_469;
  expect((await pay(order, { source: "cash", invoice: second?.number, amount: net })).status).toBe(200);

  expect(await tax({ amount: 1_470, invoice: second?.number })).toMatchObject({
    status: 422,
    body: { errors: { amount: ["This is more than is due for the invoice"] } },
  });
  expect(await tax({ amount: 1_469, invoice: "MI2627999999" })).toMatchObject({
    status: 422,
    body: { errors: { invoice: ["This is not an invoice or debit note of this order. Please choose again"] } },
  });
  expect((await tax({ amount: 1_469, invoice: second?.number })).status).toBe(200);
  expect(await invoicesOf(order)).toEqual([first]);

  const { id } = await api.db
    .selectFrom("tds_advice")
    .select("id")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  const refused = await api.send(`/desk/tds/${id}/refuse`, { reason: "Below the limit" }, order.staff);
  expect(refused.status).toBe(200);
  expect(await invoicesOf(order)).toEqual([first, { ...second, due: 1_469 }]);
});

describe("a transfer that names an invoice", () => {
  /** Reported for the second invoice. */
  async function reported() {
    const order = await invoiced();
    const [first, second] = await invoicesOf(order);
    const utr = newUtr();
    const body = { source: "bank", invoice: second?.number, amount: 500_000, utr, paid_on: "2026-11-20" };
    expect((await pay(order, body)).status).toBe(200);
    const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
    return { order, first, second, utr, id };
  }
  const shown = async (order: BookedOrder, id: number) =>
    read(DeskPaymentAnswer, (await api.get(`/desk/payment/${id}`, order.staff)).body).data;
  const verify = (order: BookedOrder, id: number) =>
    api.send(`/desk/payment/${id}/verify`, { received: 500_000, reason: "Found" }, order.staff);

  it("stands with it beside the bank's line, and settles it once the desk has found it", async () => {
    const { order, first, second, utr, id } = await reported();
    const statement = `Date,Narration,Debit,Credit\n2026-11-20,NEFT ${utr},,500000.00`;
    await api.send("/desk/bank-line", { statement, reason: "Statement" }, order.staff);
    const lines = read(DeskBankLineAnswer, (await api.get("/desk/bank-line", order.staff)).body).data;
    expect(lines.find((line) => line.utr === utr)).toMatchObject({ invoice: second?.number, order: order.number });
    expect((await unpaidOf(order)).map(({ is_under_check }) => is_under_check)).toEqual([0, 1, 0]);

    expect((await verify(order, id)).status).toBe(200);

    expect(await invoicesOf(order)).toEqual([first, { ...second, due: (second?.due ?? 0) - 500_000 }]);
    const papers = (await api.get(`/paper?order_id=${order.orderId}`, order.buyer)).body.data;
    const receipt = papers.find(({ kind }: { kind: string }) => kind === "receipt");
    const { facts } = (await api.get(`/paper/${receipt.id}`, order.buyer)).body.data;
    expect(facts).toContainEqual({ term: "Invoice number", value: second?.number });
  });

  it("is for another invoice or the whole order when the desk says so, and the trail has the reason", async () => {
    const { order, first, second, id } = await reported();
    const redirect = (pays: string | undefined) =>
      api.send(`/desk/payment/${id}/pays`, { pays, reason: "The payer called" }, order.staff);

    expect((await shown(order, id)).unpaid?.map(({ invoice }) => invoice?.number)).toContain(first?.number);
    expect((await redirect("MI2627999999")).status).toBe(422);
    expect((await redirect(first?.number)).body.message).toBe(`The transfer is for ${first?.number} now.`);
    expect(await shown(order, id)).toMatchObject({ invoice: first?.number, due: first?.due });
    expect((await redirect(order.number)).status).toBe(200);
    expect((await shown(order, id)).invoice).toBeNull();
    await redirect(first?.number);
    await verify(order, id);

    expect(await invoicesOf(order)).toEqual([{ ...first, due: (first?.due ?? 0) - 500_000 }, second]);
    expect((await redirect(second?.number)).status).toBe(409);
  });

  it("leaves the other invoices to be paid while it is under check, and one that names no invoice takes what is due first", async () => {
    const { order, first, second } = await reported();
    const shownTo = async () =>
      read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;
    const { rest_to_pay, reported_amount, unpaid_invoices, due_amount, payment_under_check } = await shownTo();

    expect([payment_under_check, reported_amount, rest_to_pay]).toEqual([1, 500_000, due_amount - 500_000]);
    expect(unpaid_invoices).toEqual([first, { ...second, due: (second?.due ?? 0) - 500_000 }]);
    const whole = { source: "bank", amount: 1_000, utr: newUtr(), paid_on: "2026-11-20" };
    expect((await pay(order, whole)).status).toBe(200);
    expect(await shownTo()).toMatchObject({ rest_to_pay: due_amount - 501_000, reported_amount: 501_000 });
    expect((await unpaidOf(order)).map(({ reported }) => reported)).toEqual([1_000, 500_000, 0]);
  });

  it("counts against the invoice while it is under check: no payment or redirected transfer names the invoice for more than the rest", async () => {
    const { order, first, second } = await reported();
    await fundWallet(api.db, order.buyer.id, 3_000_000);
    const left = (second?.due ?? 0) - 500_000;
    const above = await pay(order, { source: "cash", invoice: second?.number, amount: left + 0.01 });
    expect(above).toMatchObject({
      status: 422,
      body: { errors: { amount: ["This is more than is due for the invoice"] } },
    });
    const utr = newUtr();
    const other = { source: "bank", invoice: first?.number, amount: first?.due, utr, paid_on: "2026-11-20" };
    expect((await pay(order, other)).status).toBe(200);
    const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
    const redirect = { pays: second?.number, reason: "The payer called" };

    expect(await api.send(`/desk/payment/${id}/pays`, redirect, order.staff)).toMatchObject({
      status: 422,
      body: { errors: { pays: [expect.stringContaining("is due for this invoice and not under check")] } },
    });
    expect((await shown(order, id)).invoice).toBe(first?.number);
    expect(await pay(order, { source: "cash", invoice: first?.number, amount: 1_000 })).toMatchObject({
      status: 422,
      body: { errors: { invoice: [expect.stringContaining("is being checked")] } },
    });
    expect((await pay(order, { source: "cash", invoice: second?.number })).status).toBe(200);
    expect((await invoicesOf(order)).map(({ due }) => due)).toEqual([]);
  });

  it("no longer counts for the invoice once its entry is reversed", async () => {
    const { order, first, second, id } = await reported();
    await verify(order, id);
    const { transaction_id } = await api.db
      .selectFrom("journal")
      .select("id as transaction_id")
      .where("payment_id", "=", id)
      .executeTakeFirstOrThrow();
    const undone = await api.send(`/desk/journal/${transaction_id}/reverse`, { reason: "Wrong line" }, order.staff);
    expect(undone.status).toBe(200);
    expect(await invoicesOf(order)).toEqual([first, second]);
  });
});

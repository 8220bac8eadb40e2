import { randomUUID } from "node:crypto";
import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../../testing/api-of-file";
import { createInvoicedOrder } from "../../../testing/invoiced-order";
import { createWellStockedMarket, type Market } from "../../../testing/order-market";
import type { BookedOrder } from "../../../testing/order-world";

const api = reconciledApi();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

const buyerView = async (order: BookedOrder) =>
  read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;
const sellerView = async (order: BookedOrder) =>
  (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;

async function note(order: BookedOrder, body: object, as = order.staff) {
  const [sale] = (await buyerView(order)).invoices ?? [];
  const asked = { invoice: sale?.number, kind: "credit", cause: "weight", reason: "Kaveri's slip", ...body };
  return api.post(`/desk/order/${order.orderId}/note`, asked, as, { "idempotency-key": randomUUID() });
}

it("corrects part of an invoice with a credit note: the buyer reads it next to the invoice and owes that much less", async () => {
  const order = await createInvoicedOrder(api, market, ["transport receipt", "eway bill", "proof of delivery"]);
  const before = await buyerView(order);
  const seller = await sellerView(order);

  const answer = await note(order, { quantity: 0.16 });

  expect(answer).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^MCB?2627\d{6}$/) } });
  const after = await buyerView(order);
  const [credit] = after.credit_notes ?? [];
  expect(credit).toMatchObject({
    number: answer.body.number,
    date: "2026-11-21",
    reason: "Less weight received",
    invoice: before.invoices?.[0],
    part: { cause: "weight", lines: [{ quantity: 0.16 }] },
  });
  const total = credit?.part?.total ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(after.due_amount).toBeCloseTo((before.due_amount ?? 0) - total, 2);
  expect(after.invoices).toEqual(before.invoices);
  expect(JSON.stringify(after)).not.toContain("Kaveri's slip");
  // It is between platform and buyer, so the seller cannot read any of it.
  expect(await sellerView(order)).toEqual(seller);
});

it("charges more by a debit note, once the buyer has agreed", async () => {
  const order = await createInvoicedOrder(api, market);
  const before = await buyerView(order);
  expect(await note(order, { kind: "debit", quantity: 0.2 })).toMatchObject({
    status: 422,
    body: { errors: { consent: ["Please say how the buyer agreed"] } },
  });

  const answer = await note(order, { kind: "debit", quantity: 0.2, consent: "By telephone" });

  expect(answer).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^MDB?2627\d{6}$/) } });
  const after = await buyerView(order);
  const [debit] = after.debit_notes ?? [];
  expect(debit).toMatchObject({ reason: "More weight received", part: { lines: [{ quantity: 0.2 }] } });
  expect(after.due_amount).toBeCloseTo((before.due_amount ?? 0) + (debit?.part.total ?? 0), 2);
});

it.each([
  ["more weight than was invoiced", { quantity: 29.6 }, { quantity: ["Only 29.500 MT is left of this size"] }],
  ["a size that is not on it", { size: "99 mm" }, { size: [expect.stringMatching(/^The invoice has /)] }],
  ["a rate without a figure", { cause: "rate" }, { rate: ["Please enter a rate per MT"] }],
  [
    "another invoice",
    { invoice: "MI2627999999" },
    { invoice: ["This order has no such invoice, or it was cancelled"] },
  ],
])("refuses a note for %s and changes nothing", async (_what, body, errors) => {
  const order = await createInvoicedOrder(api, market);
  const before = await buyerView(order);

  expect(await note(order, body)).toMatchObject({ status: 422, body: { errors } });

  expect(await buyerView(order)).toEqual(before);
});

it("gives credit on an invoice until 30 November after its year, and charges more by a debit note also later", async () => {
  const orders = [await createInvoicedOrder(api, market), await createInvoicedOrder(api, market)] as const;
  const invoices = await Promise.all(
    orders.map(async (order) => ({ order, invoice: (await buyerView(order)).invoices?.[0]?.number })),
  );
  const notesOf = async (orderId: number) =>
    (
      await api.db
        .selectFrom("issued_paper")
        .select("number")
        .where("order_id", "=", orderId)
        .where("kind", "in", ["credit note", "debit note"])
        .execute()
    ).length;
  const now = api.clock.now();
  const on = async (day: string, at: number, body: object) => {
    api.clock.set(new Date(`${day}T12:00:00+05:30`));
    const { order, invoice } = invoices[at] ?? { order: orders[0], invoice: "" };
    const asked = { invoice, kind: "credit", cause: "weight", reason: "Kaveri's slip", quantity: 0.1, ...body };
    const staff = await api.signIn("staff"); // Those of the order have been logged out since.
    return api.post(`/desk/order/${order.orderId}/note`, asked, staff, { "idempotency-key": randomUUID() });
  };
  try {
    expect((await on("2027-11-30", 0, {})).status).toBe(200);
    expect(await on("2027-12-01", 1, {})).toMatchObject({
      status: 422,
      body: { errors: { invoice: ["A credit note on this invoice was possible until 30 Nov 2027"] } },
    });
    expect(await notesOf(orders[1].orderId)).toBe(0);
    expect((await on("2027-12-01", 1, { kind: "debit", consent: "By telephone" })).status).toBe(200);
    expect(await notesOf(orders[1].orderId)).toBe(1);
  } finally {
    api.clock.set(now);
  }
});

it("does not cancel a whole invoice that already has a note", async () => {
  const order = await createInvoicedOrder(api, market);
  await note(order, { quantity: 0.16 });
  const { driver_list } = await buyerView(order);
  const [vehicle] = driver_list ?? [];

  const body = { vehicle_id: vehicle?.id, reason: "Wrong" };
  const answer = await api.post(`/desk/order/${order.orderId}/cancel-invoice`, body, order.staff, {
    "idempotency-key": randomUUID(),
  });

  expect(answer).toMatchObject({
    status: 409,
    body: { message: "This invoice already has a note. Please correct it by another note." },
  });
});

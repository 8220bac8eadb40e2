import { randomUUID } from "node:crypto";
import { read } from "@mandi/shared/contract/read";
import { SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { createMarket, createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import type { BookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { readOrderMoney } from "../ledger/statement.service";

const api = reconciledApi();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

interface TakeBack {
  readonly as?: SignedIn;
  readonly key?: string;
  readonly body?: object;
}

async function sellerStep(order: BookedOrder, { as = order.seller, key = randomUUID(), body = {} }: TakeBack) {
  const { id } = await vehicleOf(api, order);
  const step = { vehicle_id: id, ...body };
  return api.post(`/seller/order/${order.orderId}/event`, step, as, { "idempotency-key": key });
}
const takeBack = (order: BookedOrder, { body, ...rest }: TakeBack = {}) =>
  sellerStep(order, { ...rest, body: { event: "cancel_invoice", correction: "Correction of weight", ...body } });
const sellerView = async (order: BookedOrder) =>
  read(SellerOrderAnswer, (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body).data;
const money = ({ orderId }: BookedOrder) => readOrderMoney(api.db, orderId);

/** Everything that a step of the order could have changed. */
async function standing(order: BookedOrder) {
  const events = await api.db.selectFrom("order_event").select("id").where("order_id", "=", order.orderId).execute();
  return { vehicle: await vehicleOf(api, order), money: await money(order), events: events.length };
}

it("lets the seller cancel a wrong invoice before the truck has documents, and invoice again", async () => {
  const order = await createInvoicedOrder(api, market);
  const { paidPaise } = await money(order);
  expect((await sellerView(order)).vehicles).toMatchObject([{ invoice: "K/1", invoice_corrected_by: "seller" }]);

  const answer = await takeBack(order, { body: { note: "Tare was of another truck" } });

  expect(answer).toMatchObject({ status: 200, body: { message: "The invoice is cancelled." } });
  expect(await money(order)).toMatchObject({ chargedPaise: 0, advancePaise: paidPaise, sellerOwedPaise: 0 });
  const view = await sellerView(order);
  expect(view).toMatchObject({
    next_steps: ["invoice"],
    invoices: [],
    vehicles: [{ invoice: null, invoice_corrected_by: null, final_quantity: 29.5 }],
    taken_back: [
      {
        bill: { number: "K/1", date: "2026-11-21", vehicle_number: "CG04AB1234" },
        is_mine: 1,
        reason: "Correction of weight: Tare was of another truck",
      },
    ],
  });
  expect(JSON.stringify(view)).not.toMatch(/freight":|MI2627|MC2627/);
  const again = { event: "invoice", invoice_number: "K/2", invoice_date: "2026-11-21" };
  expect((await sellerStep(order, { body: again })).status).toBe(200);
  expect(await sellerView(order)).toMatchObject({ invoices: [{ number: "K/2" }], taken_back: [{ is_mine: 1 }] });
});

it("tells the buyer of the credit note and what it corrects, not what the seller wrote", async () => {
  const order = await createInvoicedOrder(api, market);
  await takeBack(order, { body: { note: "Our rate to Mandi was wrong" } });

  const { data } = (await api.get("/notification", order.buyer)).body;
  const told = JSON.stringify(data);

  expect(told).toMatch(/cancelled by credit note MC2627\d{6}: Correction of weight/);
  expect(told).not.toContain("Our rate");
});

it("leaves it to the desk once the truck has its transport documents, and says so", async () => {
  for (const paper of ["transport receipt", "eway bill"] as const) {
    const order = await createInvoicedOrder(api, market, [paper]);
    const before = await standing(order);
    expect((await sellerView(order)).vehicles).toMatchObject([{ invoice_corrected_by: "desk" }]);

    expect(await takeBack(order)).toMatchObject({
      status: 409,
      body: { message: "This vehicle has its transport documents. Please ask our desk to cancel the invoice." },
    });

    expect(await standing(order)).toEqual(before);
    expect((await takeStep(api, order, "cancel invoice")).status).toBe(200);
    expect(await sellerView(order)).toMatchObject({ taken_back: [{ is_mine: 0, reason: "A test" }] });
  }
});

it("cancels an invoice once, however often the same request arrives", async () => {
  const order = await createInvoicedOrder(api, market);
  const key = randomUUID();

  const answers = await Promise.all([takeBack(order, { key }), takeBack(order, { key }), takeBack(order)]);
  const later = await takeBack(order, { key });

  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
  expect([200, 409]).toContain(later.status);
  expect((await sellerView(order)).taken_back).toHaveLength(1);
  expect(await takeBack(order)).toMatchObject({ status: 409, body: { message: "This vehicle is not invoiced yet." } });
});

it("requires the reason and changes nothing without one", async () => {
  const order = await createInvoicedOrder(api, market);
  const before = await standing(order);

  const answers = [
    await takeBack(order, { body: { correction: undefined } }),
    await takeBack(order, { body: { correction: "Other correction", note: " " } }),
    await takeBack(order, { body: { note: "x".repeat(301) } }),
    await takeBack(order, { body: { correction: "Because" } }),
    await takeBack(order, { body: { vehicle_id: undefined } }),
  ];

  expect(answers.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
    [422, ["correction"]],
    [422, ["note"]],
    [422, ["note"]],
    [422, ["correction"]],
    [422, ["vehicle_id"]],
  ]);
  expect(await standing(order)).toEqual(before);
});

it("hides it from everybody else: another seller gets 404, buyer and transporter 403 (R-425)", async () => {
  const order = await createInvoicedOrder(api, market);
  const other = await createMarket(api);
  const before = await standing(order);

  const answers = await Promise.all([
    takeBack(order, { as: other.seller }),
    takeBack(order, { as: order.buyer }),
    takeBack(order, { as: order.transporter }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 403, 403]);
  expect(await standing(order)).toEqual(before);
});

it("refuses it for what was already paid out to the seller", async () => {
  const order = await createInvoicedOrder(api, market);
  const payout = { to: "seller", amount: 1_000, reference: "NEFT 78", reason: "Part payment" };
  await api.post(`/desk/order/${order.orderId}/payout`, payout, order.staff, { "idempotency-key": randomUUID() });
  const before = await standing(order);

  expect(await takeBack(order)).toMatchObject({
    status: 409,
    body: {
      message:
        "The seller has been paid for this invoice. Our desk has to reverse that payment first. A credit note can correct the invoice now.",
    },
  });
  expect(await standing(order)).toEqual(before);
});

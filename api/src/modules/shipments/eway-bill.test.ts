import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";

const api = apiOfFile();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

const tripOf = async ({ orderId, transporter }: BookedOrder) => {
  const { body } = await api.get("/transporter/order", transporter);
  return body.data.find(({ id }: { id: number }) => id === orderId).trips[0];
};

/** An order with one vehicle that is loaded with this weight, invoiced, and has its transport receipt. */
async function invoiced(tonnes: number): Promise<BookedOrder> {
  const order = await createBookedOrder(api, { market, tonnes: [tonnes] });
  for (const step of wayTo.loading) expect((await takeStep(api, order, step)).status).toBe(200);
  const { id } = await tripOf(order);
  const seller = (body: object) =>
    api.post(`/seller/order/${order.orderId}/event`, { vehicle_id: id, ...body }, order.seller, {
      "idempotency-key": randomUUID(),
    });
  expect((await seller({ event: "final_quantity", final_quantity: tonnes })).status).toBe(200);
  const invoice = { event: "invoice", invoice_number: `K/${order.orderId}`, invoice_date: "2026-11-21" };
  expect((await seller(invoice)).status).toBe(200);
  expect((await takeStep(api, order, "transport receipt")).status).toBe(200);
  return order;
}

it.each([
  [0.5, false, 200],
  [20, true, 422],
])(
  "shows beforehand whether %d MT may be delivered without an e-way bill, and decides by the same rule",
  async (tonnes, needs, status) => {
    const order = await invoiced(tonnes);

    expect(await tripOf(order)).toMatchObject({ next_step: "eway_bill", needs_eway_bill: needs });
    expect((await takeStep(api, order, "proof of delivery")).status).toBe(status);
  },
);

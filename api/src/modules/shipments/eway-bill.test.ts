import { signInAs } from "../../proofs/testing/read-everything";
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
    api.send(`/seller/order/${order.orderId}/event`, { vehicle_id: id, ...body }, order.seller);
  expect((await seller({ event: "final_quantity", final_quantity: tonnes })).status).toBe(200);
  const invoice = { event: "invoice", invoice_number: `K/${order.orderId}`, invoice_date: "2026-11-21" };
  expect((await seller(invoice)).status).toBe(200);
  expect((await takeStep(api, order, "transport receipt")).status).toBe(200);
  return order;
}

it.each([
  [0.5, false, 200],
  // Goods of 49,220 with GST: the freight in the invoice makes it 50,804.
  [0.88, true, 422],
  [20, true, 422],
])(
  "shows beforehand whether %d MT may be delivered without an e-way bill, and decides by the same rule",
  async (tonnes, needs, status) => {
    const order = await invoiced(tonnes);

    expect(await tripOf(order)).toMatchObject({ next_step: "eway_bill", needs_eway_bill: needs });
    expect((await takeStep(api, order, "proof of delivery")).status).toBe(status);
  },
);

it("keeps an e-way bill that expired before another one was entered, with its end and why it was replaced", async () => {
  const order = await invoiced(20);
  const { id } = await tripOf(order);
  const enter = async (eway_bill: string) => {
    const body = { event: "eway_bill", trip_id: id, eway_bill, distance_km: 150 };
    const path = `/transporter/order/${order.orderId}/event`;
    const answer = await api.send(path, body, await signInAs(api, order.transporter.id));
    expect(answer.status).toBe(200);
  };
  await enter("331100010001");
  const start = api.clock.now();
  api.clock.advance(2 * 86_400);
  await enter("331100010002");
  const staff = await api.signIn("staff");
  const { eway_bills } = (await api.get(`/desk/order/${order.orderId}`, staff)).body.data;
  const listed = (await api.get("/desk/eway-bill?state=replaced", staff)).body.data;
  const hits = (await api.get("/desk/find?search=331100010001", staff)).body.data;
  api.clock.set(start);

  expect(eway_bills).toMatchObject([
    { number: "331100010002", state: "active", message: null },
    {
      number: "331100010001",
      state: "replaced",
      valid_until: "2026-11-22T18:30:00.000Z",
      message: expect.stringMatching(/^Expired on 22 Nov 2026, 11:59 pm; 331100010002 was entered in its place\.$/),
    },
  ]);
  expect(listed).toMatchObject([{ number: "331100010001" }]);
  expect(hits).toMatchObject([
    { kind: "order", number: order.number },
    { kind: "e-way bill", number: "331100010001", status: "replaced" },
  ]);
});

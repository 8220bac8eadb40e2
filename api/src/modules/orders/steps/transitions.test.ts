import { type OrderStatus, orderStatuses } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import { createWellStockedMarket, type Market } from "../../../testing/order-market";
import { takeStep, wayTo } from "../../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../../testing/order-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { reconcile } from "../../ledger/reconcile";
import { allowedSteps, type OrderStep, orderSteps } from "../order.policy";

let api: TestApi;
let market: Market;
beforeAll(async () => {
  api = await createTestApi();
  // Every cell books its own order, so there must be enough stock for all of them.
  market = await createWellStockedMarket(api);
});
afterAll(async () => {
  expect(await reconcile(api.db)).toEqual([]);
  await api.close();
});

async function orderIn(status: OrderStatus): Promise<BookedOrder> {
  const order = await createBookedOrder(api, { market });
  for (const step of wayTo[status]) expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);
  expect(await statusOf(order)).toBe(status);
  return order;
}

async function statusOf({ orderId }: BookedOrder): Promise<OrderStatus> {
  return (await api.db.selectFrom("trade_order").select("status").where("id", "=", orderId).executeTakeFirstOrThrow())
    .status;
}

/** Everything that belongs to an order, including its books. */
async function everythingOf({ orderId }: BookedOrder): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(concat_ws('|',
      (select to_jsonb(o)::text from trade_order o where id = ${orderId}),
      (select jsonb_agg(to_jsonb(s) order by s.id)::text from shipment s where order_id = ${orderId}),
      (select jsonb_agg(to_jsonb(l) order by l.id)::text from order_line l where order_id = ${orderId}),
      (select count(*)::text from order_event where order_id = ${orderId}),
      (select count(*)::text from order_adjustment where order_id = ${orderId}),
      (select jsonb_agg(to_jsonb(f) order by f.id)::text from freight_award f where order_id = ${orderId}),
      (select jsonb_agg(to_jsonb(a) order by a.id)::text from account a where order_id = ${orderId}),
      (select count(*)::text from notification), (select count(*)::text from journal)
    )) as digest`.execute(api.db);
  return rows[0]?.digest ?? "";
}

/** The steps that a vehicle must have taken before each of its steps, in sequence. */
const before: Partial<Record<OrderStep, readonly OrderStep[]>> = {
  driver: ["vehicle"],
  "remove vehicle": ["vehicle"],
  invoice: ["final quantity"],
  "cancel invoice": ["final quantity", "invoice"],
  "eway bill": ["final quantity", "invoice"],
  "proof of delivery": ["final quantity", "invoice", "transport receipt", "eway bill"],
};
/** A vehicle that is past these steps cannot take them again; they need an order with another vehicle on its way. */
const needsNewVehicle: readonly OrderStep[] = ["vehicle", "loading"];
/** Steps of a vehicle at the plant; with only one vehicle the order is already loading. */
const needsReported: readonly OrderStep[] = [
  "final quantity",
  "invoice",
  "cancel invoice",
  "transport receipt",
  "eway bill",
  "proof of delivery",
];

describe.each(orderStatuses)("an order in %s", (status) => {
  const refused = orderSteps.filter((step) => !allowedSteps[status].includes(step));

  it(`refuses ${refused.length} steps with 409 and changes nothing`, async () => {
    const order = await orderIn(status);
    const unchanged = await everythingOf(order);
    for (const step of refused) {
      const answer = await takeStep(api, order, step);
      expect([step, answer.status, answer.body.code]).toEqual([step, 409, "conflict"]);
      expect([step, await everythingOf(order)]).toEqual([step, unchanged]);
    }
  });

  const taken = allowedSteps[status].filter(
    (step) =>
      !(status === "vehicle booked" && needsReported.includes(step)) &&
      !(status !== "confirm" && step === "vehicle") &&
      !(status === "loading" && needsNewVehicle.includes(step)),
  );
  for (const step of taken) {
    it(`allows ${step}`, async () => {
      const order = await orderIn(status);
      const done = wayTo[status];
      for (const earlier of before[step] ?? []) {
        if (!done.includes(earlier)) expect((await takeStep(api, order, earlier)).status).toBe(200);
      }
      const unchanged = await everythingOf(order);
      const answer = await takeStep(api, order, step);
      expect([answer.status, answer.body.message]).toEqual([200, expect.any(String)]);
      expect(await everythingOf(order)).not.toBe(unchanged);
    });
  }
});

it("lets a vehicle that reported be loaded while another one is on its way", async () => {
  const order = await createBookedOrder(api, { market });
  await takeStep(api, order, "confirm");
  const plan = (vehicle_number: string, planned_quantity?: number) =>
    api.post(
      `/transporter/order/${order.orderId}/event`,
      {
        event: "vehicle",
        vehicle_number,
        driver_name: "Ramesh",
        driver_phone: "9333333333",
        ...(planned_quantity === undefined ? {} : { planned_quantity }),
      },
      order.transporter,
      { "idempotency-key": vehicle_number },
    );
  expect((await plan("CG04AB1111", 15)).status).toBe(200);
  expect((await plan("CG04AB1111", 15)).status).toBe(200);
  expect((await plan("CG04AB2222")).status).toBe(200);
  expect((await takeStep(api, order, "vehicle")).body.message).toBe("The whole quantity already has vehicles.");
  await takeStep(api, order, "loading");
  const loaded = await api.post(
    `/seller/order/${order.orderId}/event`,
    { event: "final_quantity", vehicle_id: await firstVehicle(order), final_quantity: 15.2 },
    order.seller,
    { "idempotency-key": "load" },
  );
  expect(loaded.status).toBe(200);
  expect(await statusOf(order)).toBe("vehicle booked");
  expect((await takeStep(api, order, "cancel")).status).toBe(409);
});

async function firstVehicle({ orderId }: BookedOrder): Promise<number> {
  const row = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", orderId)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

it("shows an order to nobody but its parties, in any of its calls (R-425)", async () => {
  const order = await orderIn("loading");
  const strangers = [await api.signIn("customer"), await api.signIn("seller"), await api.signIn("transporter")];
  for (const stranger of strangers) {
    const answers = [
      await api.get(`/customer/order-detail/${order.orderId}`, stranger),
      await api.get(`/customer/order-ledger/${order.orderId}`, stranger),
      await api.get(`/order/${order.orderId}/timeline`, stranger),
      await takeStep(api, { ...order, seller: stranger, transporter: stranger }, "final quantity"),
      await takeStep(api, { ...order, seller: stranger, transporter: stranger }, "transport receipt"),
      await api.post(`/customer/order/${order.orderId}/payment`, { source: "cash" }, stranger, {
        "idempotency-key": "pay",
      }),
    ];
    expect(answers.every(({ status }) => status === 404 || status === 403)).toBe(true);
  }
  expect((await api.get("/transporter/order", strangers[2])).body.data).toEqual([]);
});

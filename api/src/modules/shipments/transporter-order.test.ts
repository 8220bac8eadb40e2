import { takeStep, wayTo } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { validUntil } from "./eway/validity";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it("keeps the validity of an e-way bill that is saved again, and asks for the distance of a new one", async () => {
  const order = await createBookedOrder(api);
  for (const step of [...wayTo.loading, "final quantity", "invoice"] as const) await takeStep(api, order, step);
  const trip = async () => (await api.get("/transporter/order", order.transporter)).body.data[0].trips[0];
  const trip_id: number = (await trip()).id;
  const save = (details: object) =>
    api.send(
      `/transporter/order/${order.orderId}/event`,
      { event: "eway_bill", trip_id, ...details },
      order.transporter,
    );
  await save({ eway_bill: "100000000001", distance_km: 650 });
  const before = await trip();
  expect(before.eway_valid_until).toBe("2026-11-25T18:30:00.000Z"); // Four days from 21 November, to midnight in India.

  expect((await save({ eway_bill: "100000000001" })).status).toBe(200);
  expect(await trip()).toEqual(before);

  const other = await save({ eway_bill: "100000000002" });
  expect([other.status, other.body.errors]).toEqual([
    422,
    { distance_km: ["Please enter the distance to the site for the new e-way bill"] },
  ]);
  expect(await trip()).toEqual(before);
  expect((await save({ eway_bill: "100000000002", distance_km: 100 })).status).toBe(200);
  expect(await trip()).toMatchObject({ eway_bill: "100000000002", eway_valid_until: "2026-11-22T18:30:00.000Z" });
});

it.each([
  [1, "22 November"],
  [200, "22 November"],
  [201, "23 November"],
  [400, "23 November"],
  [650, "25 November"],
])("lets an e-way bill for %s km be used until the end of %s", (kilometres, day) => {
  const midnight = new Date(`2026-11-${day.slice(0, 2)}T24:00:00+05:30`);
  expect(validUntil(new Date("2026-11-21T05:00:00.000Z"), kilometres, 200)).toEqual(midnight);
});

it("links a notification about an order to the transporter's list of orders", async () => {
  const order = await createBookedOrder(api);
  await takeStep(api, order, "confirm");
  const { body } = await api.get("/notification", order.transporter);
  const links = body.data.map(({ link }: { link: string }) => link);
  expect(new Set(links)).toEqual(new Set(["/transporter-products?view=order"]));
  expect(links.length).toBeGreaterThan(1);
});

it("tells the transporter grade, sizes and weight of the goods, and the day on which the seller can load", async () => {
  const order = await createBookedOrder(api);
  const [before] = (await api.get("/transporter/order", order.transporter)).body.data;
  expect(before).toMatchObject({ quality: expect.any(String), variation: [{ quantity: 30 }], dispatch_date: null });
  await takeStep(api, order, "confirm");
  const [after] = (await api.get("/transporter/order", order.transporter)).body.data;
  expect(after.dispatch_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it("tells a seller who wants to load a vehicle without a driver who names one, and loads it once there is one", async () => {
  const order = await createBookedOrder(api);
  for (const step of ["confirm", "vehicle"] as const) await takeStep(api, order, step);
  const seen = async () => (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
  const before = await seen();
  expect(before).toMatchObject({ status: "confirm", waits_for: "driver" });

  const refused = await takeStep(api, order, "loading");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "Loading begins when the whole quantity has vehicles, each with its driver. The transporter names them, or our desk.",
  ]);
  expect(await seen()).toEqual(before);

  expect((await takeStep(api, order, "driver")).status).toBe(200);
  expect((await takeStep(api, order, "loading")).status).toBe(200);
});

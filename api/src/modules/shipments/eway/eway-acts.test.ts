import { randomUUID } from "node:crypto";
import { type PortalSimulator, startSimulator } from "@mandi/launch/tax-portal/simulator";
import { createInvoicedOrder, vehicleOf } from "../../../testing/invoiced-order";
import { createWellStockedMarket } from "../../../testing/order-market";
import { takeStep } from "../../../testing/order-steps";
import type { BookedOrder } from "../../../testing/order-world";
import { createJobContext, runJob } from "../../../testing/run-jobs";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { setGstin } from "../../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../../site/settings";
import { storeSiteText } from "../../site/site.service";
import { httpTaxPortal } from "../../tax-portal/http-tax-portal";
import { annualTurnover } from "../../tax-portal/turnover";

let api: TestApi;
let portal: PortalSimulator;
beforeEach(async () => {
  api = await createTestApi();
  portal = await startSimulator({ now: () => api.clock.now() });
  await storeSiteText(api.db, "legal_name", "Mandi Trade Ltd");
  await storeSiteText(api.db, "address", "14 Dana Bunder, Mumbai 400009");
  await storeSiteText(api.db, "gst_number", "27AAACM1234A1Z8");
});
afterEach(async () => {
  await portal.close();
  await api.close();
});

const hour = 3_600;
const send = () =>
  runJob(
    api,
    "sweep portal requests",
    createJobContext(api, { portal: httpTaxPortal(portal.url), key: portal.publicKey }).context,
  );
const act = (order: BookedOrder, path: string, body: object = {}) =>
  api.post(`/desk/${path}`, { reason: "A test", ...body }, order.staff, { "idempotency-key": randomUUID() });
const listed = async (order: BookedOrder, path = "/desk/eway-bill") => (await api.get(path, order.staff)).body.data;
const make = (order: BookedOrder) =>
  act(order, `order/${order.orderId}/eway-bill`, { vehicle_id: "CG04AB1234", distance_km: 312 });

/** An invoiced vehicle with its transport receipt, whose carrier has a GSTIN or none. */
async function readyOrder({ hasGstin = false } = {}): Promise<BookedOrder> {
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt"]);
  if (hasGstin) await setGstin(api, order.transporter.id, "27AAFFT1357F1Z8");
  return order;
}

/** The same with an e-way bill of the portal; returns its number. */
async function madeFor(order: BookedOrder): Promise<string> {
  expect(await make(order)).toMatchObject({
    status: 200,
    body: { message: "The portal is asked for the e-way bill." },
  });
  await send();
  const [{ number }] = await listed(order);
  return number;
}

it("the portal makes the e-way bill for an invoice without a registration: vehicle, papers and timeline show its number", async () => {
  const order = await readyOrder();
  expect((await make(order)).status).toBe(200);
  expect(await listed(order)).toMatchObject([{ state: "draft", number: null, vehicle: "CG04AB1234" }]);
  expect((await make(order)).status).toBe(409);

  await send();

  const [row] = await listed(order);
  expect(row).toMatchObject({ state: "active", number: expect.stringMatching(/^\d{12}$/), is_typed: 0, code: null });
  expect(portal.asked("makeEwb")).toBe(1);
  const vehicle = await vehicleOf(api, order);
  expect(vehicle.eway_bill).toBe(row.number);
  expect(vehicle.eway_valid_until?.toISOString()).toBe(row.valid_until);
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  expect(invoices).toMatchObject([{ eway_bill: row.number }]);
  expect((await make(order)).body.message).toBe(`This vehicle has e-way bill ${row.number}.`);
  expect((await takeStep(api, order, "proof of delivery")).status).toBe(200);
  expect(await listed(order)).toMatchObject([{ state: "done" }]);
});

it("a registered invoice gets its e-way bill by the registration, and none before it is registered", async () => {
  await storeSetting(api.db, annualTurnover, 500_000_000);
  const order = await readyOrder();
  const waits = { status: 422, body: { message: expect.stringContaining("Our desk sees to it.") } };
  expect(await make(order)).toMatchObject(waits);
  expect(await takeStep(api, order, "eway bill")).toMatchObject(waits);
  expect(await takeStep(api, order, "proof of delivery")).toMatchObject(waits);
  await send();

  await madeFor(order);

  expect(await listed(order)).toMatchObject([{ state: "active", number: expect.stringMatching(/^\d{12}$/) }]);
  expect(portal.asked("makeEwb")).toBe(0);
  expect(portal.asked("makeEwbByIrn")).toBe(1);
});

it("a lost answer is fetched again, also for a bill made by registration", async () => {
  await storeSetting(api.db, annualTurnover, 500_000_000);
  const order = await readyOrder();
  await send();
  await make(order);
  portal.setFault("late");
  await send();
  expect(await listed(order)).toMatchObject([{ state: "sent", number: null }]);
  portal.setFault(null);
  api.clock.advance(61);

  await send();

  expect(await listed(order)).toMatchObject([{ state: "active" }]);
  expect(portal.asked("madeEwbByIrn")).toBe(1);
});

it("an answer with a wrong number is not kept: the desk sees why and asks again", async () => {
  const order = await readyOrder();
  portal.setFault("wrong number");
  await make(order);
  await send();
  portal.setFault(null);

  const message = '"1" is no number of an e-way bill: it has 12 digits.';
  expect(await listed(order)).toMatchObject([{ state: "failed", number: null, code: "answer", message }]);
  expect((await vehicleOf(api, order)).eway_bill).toBeNull();
  const queue = await listed(order, "/desk/queue");
  expect(queue).toContainEqual(expect.objectContaining({ command: "eway-bill list", count: 1 }));

  expect(await madeFor(order)).toMatch(/^\d{12}$/);

  expect(await listed(order)).toMatchObject([{ state: "active", code: null }]);
});

it("after a breakdown another vehicle carries the goods on; the invoice stays as it was issued", async () => {
  const order = await readyOrder({ hasGstin: true });
  const number = await madeFor(order);
  const change = { place: "Nashik", state: "Maharashtra", cause: "breakdown" };
  expect(await act(order, `eway-bill/${number}/vehicle`, { ...change, vehicle_number: "CG04AB1234" })).toMatchObject({
    status: 422,
    body: { errors: { vehicle_number: ["The goods are on this vehicle already"] } },
  });
  expect((await act(order, `eway-bill/${number}/vehicle`, { ...change, vehicle_number: "12-XX" })).body.errors).toEqual(
    {
      vehicle_number: ["A vehicle number looks like CG 04 MB 1234 or 22 BH 1234 A."],
    },
  );

  expect((await act(order, `eway-bill/${number}/vehicle`, { ...change, vehicle_number: "MH 15 XY 77" })).status).toBe(
    200,
  );
  await send();

  expect(await listed(order)).toMatchObject([{ number, state: "active", vehicle: "MH15XY77" }]);
  expect((await vehicleOf(api, order)).vehicle_number).toBe("CG04AB1234");
  const { body } = await api.get(`/order/${order.orderId}/timeline`, order.buyer);
  expect(JSON.stringify(body)).toContain("The goods of vehicle CG04AB1234 go on with vehicle MH15XY77");
});

const extension = {
  remaining_km: 150,
  place: "Nashik",
  state: "Maharashtra",
  pincode: "422010",
  cause: "accident",
};

it("the desk is warned of an e-way bill that ends soon and extends it, within 8 hours of its end and not before", async () => {
  const order = await readyOrder();
  const number = await madeFor(order);
  const extend = () => act(order, `eway-bill/${number}/extend`, extension);
  const [{ valid_until: end }] = await listed(order);
  expect(await extend()).toMatchObject({
    status: 409,
    body: { message: "The portal extends an e-way bill from 8 hours before its end to 8 hours after it." },
  });
  await runJob(api, "warn of ending e-way bills");
  expect(await listed(order)).toMatchObject([{ state: "active", is_extendable: 0 }]);
  const offered = async () => (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data.eway_bills;
  expect(await offered()).toMatchObject([{ number, acts: ["vehicle", "cancel"] }]);
  api.clock.set(new Date(new Date(end).getTime() - 7 * hour * 1_000));

  await runJob(api, "warn of ending e-way bills");
  await runJob(api, "warn of ending e-way bills");

  expect(await listed(order, "/desk/eway-bill?state=expiring")).toMatchObject([{ number, is_extendable: 1 }]);
  expect((await offered())[0].acts).toContain("extend");
  const items = await listed(order, "/desk/queue/item?kind=e-way%20bill");
  expect(items).toMatchObject([{ number, what: "Vehicle CG04AB1234 is on the road, and it ends soon" }]);
  const warned = await api.db
    .selectFrom("notification")
    .select("text")
    .where("kind", "=", "eway bill ending")
    .execute();
  expect(warned).toHaveLength(1);
  expect((await extend()).status).toBe(200);
  await send();
  const [after] = await listed(order);
  expect(after.state).toBe("active");
  expect(new Date(after.valid_until).getTime()).toBeGreaterThan(new Date(end).getTime());
  expect((await vehicleOf(api, order)).eway_valid_until?.toISOString()).toBe(after.valid_until);
  expect(await listed(order, "/desk/queue/item?kind=e-way%20bill")).toEqual([]);
});

it("an e-way bill that ended is shown as expired and can be extended for 8 hours", async () => {
  const ready = await readyOrder();
  const number = await madeFor(ready);
  const [{ valid_until: end }] = await listed(ready);
  api.clock.set(new Date(new Date(end).getTime() + 9 * hour * 1_000));
  const order = { ...ready, staff: await api.signIn("staff") };
  expect(await listed(order)).toMatchObject([{ state: "expired", is_extendable: 0 }]);
  expect((await act(order, `eway-bill/${number}/extend`, extension)).status).toBe(409);
  api.clock.set(new Date(new Date(end).getTime() + 7 * hour * 1_000));

  expect((await act(order, `eway-bill/${number}/extend`, extension)).status).toBe(200);
  await send();

  expect(await listed(order)).toMatchObject([{ state: "active" }]);
});

it("lets only the carrier named on an e-way bill extend it, and has the desk record that", async () => {
  const order = await readyOrder({ hasGstin: true });
  const number = await madeFor(order);
  const [{ valid_until: end }] = await listed(order);
  api.clock.set(new Date(new Date(end).getTime() - hour * 1_000));
  expect(await listed(order)).toMatchObject([{ is_extendable: 0 }]);

  const refused = await act(order, `eway-bill/${number}/extend`, extension);

  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining("Ask them") } });
  const { id } = await vehicleOf(api, order);
  const step = { event: "eway_bill", trip_id: id, eway_bill: number, distance_km: 150 };
  expect((await act(order, `order/${order.orderId}/transporter-step`, step)).status).toBe(200);
  const [after] = await listed(order);
  expect(after).toMatchObject({ number, is_typed: 0, state: "active" });
  expect(new Date(after.valid_until).getTime()).toBeGreaterThan(new Date(end).getTime());
});

it("an e-way bill is cancelled within 24 hours, and the vehicle then needs another", async () => {
  const order = await readyOrder();
  const first = await madeFor(order);
  expect((await act(order, `eway-bill/${first}/cancel`, { cause: "mistake" })).status).toBe(200);
  await send();
  expect(await listed(order)).toMatchObject([{ number: first, state: "cancelled" }]);
  expect((await vehicleOf(api, order)).eway_bill).toBeNull();
  expect(await takeStep(api, order, "proof of delivery")).toMatchObject({
    status: 422,
    body: { message: "The e-way bill of this vehicle is missing. The transporter enters it, or our desk has it made." },
  });

  const second = await madeFor(order);

  expect(second).not.toBe(first);
  api.clock.advance(24 * hour + 1);
  expect(await act(order, `eway-bill/${second}/cancel`, { cause: "mistake" })).toMatchObject({
    status: 409,
    body: { message: "The portal cancels e-way bills only within 24 hours. This one expires by itself." },
  });
});

it("taking an invoice back while the portal is asked also cancels its e-way bill", async () => {
  const order = await readyOrder();
  await make(order);
  expect((await takeStep(api, order, "cancel invoice")).status).toBe(200);

  await send();

  expect(portal.asked("makeEwb")).toBe(0);
  expect((await vehicleOf(api, order)).eway_bill).toBeNull();
});

it("without a connection to the portal all e-way bills are one file, and their numbers are entered and checked", async () => {
  const order = await readyOrder();
  expect((await api.get("/desk/eway-bill/file", order.staff)).status).toBe(409);
  await make(order);
  const { status, body } = await api.get("/desk/eway-bill/file", order.staff);
  expect(status).toBe(200);
  const file = JSON.parse(body);
  expect(file).toMatchObject({
    version: "1.0.0621",
    billLists: [
      { transType: expect.any(Number), OthValue: expect.any(Number), TotNonAdvolVal: 0, vehicleNo: "CG04AB1234" },
    ],
  });
  expect(file.billLists[0]).not.toHaveProperty("transactionType");
  const [request] = await listed(order, "/desk/portal");
  const at = api.clock.now();
  const until = (days: number) => new Date(at.getTime() + days * 24 * hour * 1_000).toISOString();
  const typed = { eway_bill: "271000000001", at: at.toISOString(), valid_until: until(1) };
  expect(await act(order, `portal/${request.id}/answer`, { ...typed, valid_until: until(9) })).toMatchObject({
    status: 422,
    body: { message: "The e-way bill would be valid for too long." },
  });
  expect((await act(order, `portal/${request.id}/answer`, { at: typed.at })).status).toBe(422);

  expect((await act(order, `portal/${request.id}/answer`, typed)).status).toBe(200);

  expect(await listed(order)).toMatchObject([{ number: "271000000001", state: "active", is_typed: 0 }]);
  expect((await vehicleOf(api, order)).eway_bill).toBe("271000000001");
});

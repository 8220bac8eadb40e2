import { vehicleOf } from "../../../testing/invoiced-order";
import { takeStep } from "../../../testing/order-steps";
import { storeSetting } from "../../site/settings";
import { annualTurnover } from "../../tax-portal/turnover";
import { createPortalWorld, type PortalWorld } from "./testing/portal-world";

let world: PortalWorld;
beforeEach(async () => {
  world = await createPortalWorld();
});
afterEach(() => world.close());

const hour = 3_600;

it("the portal makes the e-way bill for an invoice without a registration: vehicle, documents and timeline show its number", async () => {
  const { api, portal, send, listed, make, readyOrder } = world;
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
  const { api, portal, send, listed, make, readyOrder, madeFor } = world;
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
  const { api, portal, send, listed, make, readyOrder } = world;
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
  const { api, portal, send, listed, make, readyOrder, madeFor } = world;
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
  const { api, send, act, listed, readyOrder, madeFor } = world;
  const order = await readyOrder({ hasGstin: true });
  const number = await madeFor(order);
  const change = { place: "Nashik", state: "Maharashtra", cause: "breakdown" };
  expect(await act(order, `eway-bill/${number}/vehicle`, { ...change, vehicle_number: "CG04AB1234" })).toMatchObject({
    status: 422,
    body: { errors: { vehicle_number: ["The goods are already on this vehicle"] } },
  });
  expect((await act(order, `eway-bill/${number}/vehicle`, { ...change, vehicle_number: "12-XX" })).body.errors).toEqual(
    {
      vehicle_number: ["A vehicle number looks like CG 04 MB 1234 or 22 BH 1234 A."],
    },
  );

  const other = { ...change, vehicle_number: "MH 15 XY 77" };
  const isOther =
    "MH 15 XY 77 is not the vehicle of this trip, CG 04 AB 1234. If the goods are on it, please type its number once more";
  for (const [again, reason] of [
    [{}, isOther],
    [{ vehicle_again: "MH 15 XY 71" }, "The two numbers differ."],
  ] as const) {
    expect(await act(order, `eway-bill/${number}/vehicle`, { ...other, ...again })).toMatchObject({
      status: 422,
      body: { errors: { vehicle_again: [reason] } },
    });
  }
  expect(await listed(order)).toMatchObject([{ number, vehicle: "CG04AB1234" }]);
  const again = { ...other, vehicle_again: "MH15XY77" };
  expect((await act(order, `eway-bill/${number}/vehicle`, again)).status).toBe(200);
  await send();

  expect(await listed(order)).toMatchObject([{ number, state: "active", vehicle: "MH15XY77" }]);
  expect((await vehicleOf(api, order)).vehicle_number).toBe("CG04AB1234");
  const { body } = await api.get(`/order/${order.orderId}/timeline`, order.buyer);
  expect(JSON.stringify(body)).toContain("The goods of vehicle CG04AB1234 go on with vehicle MH15XY77");
});

it("an e-way bill is cancelled within 24 hours, and the vehicle then needs another", async () => {
  const { api, send, act, listed, queued, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const first = await madeFor(order);
  const [{ id }] = await listed(order);
  const shown = () => listed(order, `/desk/eway-bill/${id}`);
  expect(await shown()).toMatchObject({ acts: ["vehicle", "cancel"], asked: [], what: null });
  api.clock.advance(3 * hour);
  expect((await act(order, `eway-bill/${first}/cancel`, { cause: "mistake" })).status).toBe(200);
  expect(await shown()).toMatchObject({ state: "active", acts: ["vehicle"], asked: ["cancel"] });
  const trail = [
    { action: "eway-bill cancel", subject: `eway-bill:${id}`, reason: "A test" },
    { action: "eway-bill made", subject: `eway-bill:${id}`, detail: expect.stringContaining(first) },
    { action: "eway-bill make", subject: `eway-bill:${id}`, detail: expect.stringContaining("312") },
  ];
  expect(await listed(order, `/desk/audit?subject=eway-bill:${id}`)).toMatchObject(trail);
  expect(await listed(order, `/desk/audit?subject=${order.number}`)).toEqual(
    expect.arrayContaining(trail.map((row) => expect.objectContaining(row))),
  );
  await send();
  expect(await listed(order)).toMatchObject([{ number: first, state: "cancelled" }]);
  expect(await shown()).toMatchObject({ state: "cancelled", acts: [], asked: [] });
  expect(await queued(order)).toMatchObject([
    {
      number: first,
      what: "The e-way bill of vehicle CG04AB1234 is cancelled. The vehicle may not move without a new one",
      since: api.clock.now().toISOString(),
    },
  ]);
  // The board counts from then too, not from when the portal made it.
  expect(await listed(order, "/desk/queue")).toContainEqual(
    expect.objectContaining({
      what: "vehicles left without an e-way bill",
      count: 1,
      oldest: api.clock.now().toISOString(),
    }),
  );
  expect((await vehicleOf(api, order)).eway_bill).toBeNull();
  expect(await takeStep(api, order, "proof of delivery")).toMatchObject({
    status: 422,
    body: { message: "The e-way bill of this vehicle is missing. The transporter enters it, or our desk has it made." },
  });

  const second = await madeFor(order);

  expect(second).not.toBe(first);
  expect(await queued(order)).toEqual([]);
  api.clock.advance(24 * hour + 1);
  expect(await act(order, `eway-bill/${second}/cancel`, { cause: "mistake" })).toMatchObject({
    status: 409,
    body: { message: "The portal cancels e-way bills only within 24 hours. This one expires by itself." },
  });
});

it("cancelling an invoice while the portal is asked also cancels its e-way bill", async () => {
  const { api, portal, send, make, readyOrder } = world;
  const order = await readyOrder();
  await make(order);
  expect((await takeStep(api, order, "cancel invoice")).status).toBe(200);

  await send();

  expect(portal.asked("makeEwb")).toBe(0);
  expect((await vehicleOf(api, order)).eway_bill).toBeNull();
});

it("without a connection to the portal all e-way bills are one file, and their numbers are entered and checked", async () => {
  const { api, act, listed, make, readyOrder } = world;
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

import { createInvoicedOrder, vehicleOf } from "../../../testing/invoiced-order";
import { createWellStockedMarket } from "../../../testing/order-market";
import { takeStep } from "../../../testing/order-steps";
import { runJob } from "../../../testing/run-jobs";
import { createPortalWorld, type PortalWorld } from "./testing/portal-world";

let world: PortalWorld;
beforeEach(async () => {
  world = await createPortalWorld();
});
afterEach(() => world.close());

const day = 24 * 3_600;

it("a credit note for the whole invoice makes the portal cancel its e-way bill", async () => {
  const { api, portal, send, act, listed, queued, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);

  expect((await takeStep(api, order, "cancel invoice")).status).toBe(200);

  expect((await vehicleOf(api, order)).eway_bill).toBeNull();
  expect(await listed(order)).toMatchObject([{ number, state: "active", message: "The invoice was cancelled." }]);
  expect(await act(order, `eway-bill/${number}/cancel`, { cause: "order" })).toMatchObject({ status: 409 });
  await send();
  expect(portal.asked("cancelEwb")).toBe(1);
  expect(await listed(order)).toMatchObject([{ number, state: "cancelled", message: null }]);
  expect(await queued(order)).toEqual([]);
});

it("a refused cancellation stays in the desk's queue for 24 hours with its code and message, and can be requested again", async () => {
  const { api, portal, act, listed, queued, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  await takeStep(api, order, "cancel invoice");
  const [request] = await listed(order, "/desk/portal");
  await act(order, `portal/${request.id}/refuse`, { code: "312", message: "Not yours" });
  const refused = { number, state: "active", code: "312", message: "Not yours" };
  expect(await listed(order)).toMatchObject([refused]);
  const what = "Its invoice was cancelled, and the portal refused to cancel it (312): Not yours";
  expect(await queued(order)).toMatchObject([{ number, what }]);
  const change = { vehicle_number: "MH15XY77", place: "Nashik", state: "Maharashtra", cause: "breakdown" };
  expect(await act(order, `eway-bill/${number}/vehicle`, change)).toMatchObject({
    status: 409,
    body: { message: "The invoice of this e-way bill was cancelled." },
  });

  api.clock.advance(day + 60);
  const tomorrow = { ...order, staff: await api.signIn("staff") };
  await runJob(api, "warn of ending e-way bills");

  expect(await queued(tomorrow)).toEqual([]);
  const queue = await listed(tomorrow, "/desk/queue");
  expect(queue).toContainEqual(expect.objectContaining({ command: "eway-bill list", count: 0 }));
  expect(await listed(tomorrow)).toMatchObject([refused]);
  expect(portal.asked("cancelEwb")).toBe(0);
});

it("the portal cancels what it refused before when it is asked again within the day", async () => {
  const { api, send, act, listed, queued, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  await takeStep(api, order, "cancel invoice");
  const [request] = await listed(order, "/desk/portal");
  await act(order, `portal/${request.id}/refuse`, { code: "312", message: "Not yours" });

  expect((await act(order, `eway-bill/${number}/cancel`, { cause: "order" })).status).toBe(200);
  await send();

  expect(await listed(order)).toMatchObject([{ number, state: "cancelled", code: null }]);
  expect(await queued(order)).toEqual([]);
});

it("an e-way bill older than 24 hours is not cancelled with its invoice: it expires by itself", async () => {
  const { api, portal, send, listed, queued, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  api.clock.advance(day + 60);
  const tomorrow = { ...order, staff: await api.signIn("staff") };

  expect((await takeStep(api, tomorrow, "cancel invoice")).status).toBe(200);
  await send();

  expect(portal.asked("cancelEwb")).toBe(0);
  expect(await listed(tomorrow)).toMatchObject([
    { number, state: "active", message: expect.stringContaining("expires by itself") },
  ]);
  expect(await queued(tomorrow)).toEqual([]);
});

it("an e-way bill near its end is offered for extension only while its invoice counts", async () => {
  const { api, listed, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  const [{ valid_until: end }] = await listed(order);
  api.clock.set(new Date(new Date(end).getTime() - 3_600_000));
  const later = { ...order, staff: await api.signIn("staff") };
  expect(await listed(later)).toMatchObject([{ number, is_extendable: 1 }]);

  expect((await takeStep(api, later, "cancel invoice")).status).toBe(200);

  expect(await listed(later)).toMatchObject([{ number, state: "active", is_extendable: 0 }]);
});

it("an e-way bill that the portal makes after its invoice was cancelled is cancelled there", async () => {
  const { api, act, listed, make, readyOrder } = world;
  const order = await readyOrder();
  await make(order);
  const [request] = await listed(order, "/desk/portal");
  await takeStep(api, order, "cancel invoice");
  const at = api.clock.now();
  const valid_until = new Date(at.getTime() + day * 1_000).toISOString();
  const made = { eway_bill: "271000000001", at: at.toISOString(), valid_until };

  expect((await act(order, `portal/${request.id}/answer`, made)).status).toBe(200);

  expect(await listed(order)).toMatchObject([{ number: "271000000001", state: "active" }]);
  const waiting = await listed(order, "/desk/portal");
  expect(waiting).toMatchObject([{ call: "cancelEwb", state: "waiting" }]);
  expect((await act(order, `portal/${waiting[0].id}/answer`)).status).toBe(200);
  expect(await listed(order)).toMatchObject([{ number: "271000000001", state: "cancelled" }]);
  expect((await vehicleOf(api, order)).eway_bill).toBeNull();
});

it("an e-way bill that was made elsewhere stays in the desk's queue after its invoice is cancelled, until it is cancelled there", async () => {
  const { api, portal, act, listed, queued } = world;
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt", "eway bill"]);
  const [{ number, id }] = await listed(order);
  expect(await act(order, `eway-bill/${number}/cancel`, { cause: "order" })).toMatchObject({ status: 409 });

  expect((await takeStep(api, order, "cancel invoice")).status).toBe(200);

  expect((await vehicleOf(api, order)).eway_bill).toBeNull();
  expect(await listed(order)).toMatchObject([{ id, number, state: "active", is_typed: 1 }]);
  const what = "The invoice was cancelled. Whoever made this e-way bill has to cancel it at the portal.";
  expect(await queued(order)).toMatchObject([{ number, what }]);
  expect(await act(order, `eway-bill/${number}/cancel`, { cause: "order" })).toMatchObject({
    status: 200,
    body: { message: "The cancellation at the portal is recorded." },
  });
  expect(await listed(order)).toMatchObject([{ number, state: "cancelled" }]);
  expect(await queued(order)).toEqual([]);
  expect(portal.asked("cancelEwb")).toBe(0);
});

it("an e-way bill that was made elsewhere leaves the queue when it ends", async () => {
  const { api, listed, queued } = world;
  const order = await createInvoicedOrder(api, await createWellStockedMarket(api), ["transport receipt", "eway bill"]);
  const [{ id, number }] = await listed(order);
  const end = new Date(api.clock.now().getTime() + 2 * day * 1_000);
  await api.db.updateTable("eway_bill").set({ valid_until: end }).where("id", "=", id).execute();
  await takeStep(api, order, "cancel invoice");
  expect(await queued(order)).toMatchObject([{ number }]);

  api.clock.advance(2 * day + 60);
  const later = { ...order, staff: await api.signIn("staff") };

  expect(await queued(later)).toEqual([]);
  expect(await listed(later)).toMatchObject([{ number, state: "expired" }]);
});

import { createPortalWorld, type PortalWorld } from "./testing/portal-world";

let world: PortalWorld;
beforeEach(async () => {
  world = await createPortalWorld();
});
afterEach(() => world.close());

const change = { place: "Nashik", state: "Maharashtra", cause: "other" };

it("gives part B again after a mistake, with a reason, and the desk reads every vehicle that was reported", async () => {
  const { api, send, act, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  const report = (vehicle: string, reason: string) =>
    act(order, `eway-bill/${number}/vehicle`, {
      ...{ ...change, vehicle_number: vehicle, vehicle_again: vehicle, reason },
    });
  expect((await report("MH15XY77", "Axle broken")).status).toBe(200);
  await send();
  const { status } = await act(order, `eway-bill/${number}/vehicle`, {
    ...{ ...change, vehicle_number: "CG04AB1234", reason: "Typed by mistake" },
  });
  expect(status).toBe(200);
  await send();

  const { body } = await api.get(`/desk/order/${order.orderId}`, order.staff);
  const [bill] = body.data.eway_bills;
  expect(bill).toMatchObject({ number, vehicle: "CG04AB1234" });
  expect(bill.part_b).toMatchObject([
    { vehicle: "MH15XY77", place: "Nashik", reason: "Axle broken", state: "done", message: null },
    { vehicle: "CG04AB1234", place: "Nashik", reason: "Typed by mistake", state: "done", message: null },
  ]);
  const timeline = JSON.stringify((await api.get(`/order/${order.orderId}/timeline`, order.buyer)).body);
  expect(timeline).toContain("The goods of vehicle MH15XY77 go on with vehicle CG04AB1234");
});

it("refuses at its field a number that the portal cannot take", async () => {
  const { act, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  const short = { ...change, vehicle_number: "MH1A1", vehicle_again: "MH1A1" };
  expect((await act(order, `eway-bill/${number}/vehicle`, short)).body.errors).toEqual({
    vehicle_number: ["The portal takes a vehicle number of 7 to 11 letters and digits"],
  });
});

it("shows what the portal refused with its words, and keeps the vehicle that the goods are on", async () => {
  const { api, portal, send, act, readyOrder, madeFor } = world;
  const order = await readyOrder();
  const number = await madeFor(order);
  await fetch(new URL("cancelEwb", portal.url), { method: "POST", body: JSON.stringify({ ewbNo: Number(number) }) });
  const typed = { ...change, vehicle_number: "MH15XY77", vehicle_again: "MH15XY77", reason: "Axle broken" };
  expect((await act(order, `eway-bill/${number}/vehicle`, typed)).status).toBe(200);
  await send();

  const { body } = await api.get(`/desk/order/${order.orderId}`, order.staff);
  expect(body.data.eway_bills).toMatchObject([
    {
      number,
      vehicle: "CG04AB1234",
      part_b: [{ vehicle: "MH15XY77", state: "failed", message: "9999: The e-way bill is not active." }],
    },
  ]);
});

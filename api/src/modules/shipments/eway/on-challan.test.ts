import { vehicleOf } from "../../../testing/invoiced-order";
import { createWellStockedMarket } from "../../../testing/order-market";
import { takeStep, wayTo } from "../../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../../testing/order-world";
import { createPortalWorld, type PortalWorld } from "./testing/portal-world";

let world: PortalWorld;
beforeEach(async () => {
  world = await createPortalWorld();
});
afterEach(() => world.close());

/** A loaded vehicle, of 29.5 MT. */
async function loaded(): Promise<BookedOrder> {
  const market = await createWellStockedMarket(world.api);
  const order = await createBookedOrder(world.api, { market, commission: { type: "include", rupees: 100 } });
  for (const step of [...wayTo.loading, "final quantity"] as const) {
    expect([step, (await takeStep(world.api, order, step)).status]).toEqual([step, 200]);
  }
  return order;
}

const challan = async (order: BookedOrder) => {
  const { id } = await vehicleOf(world.api, order);
  const body = { vehicle_id: id, cause: "The invoice office is closed" };
  expect(await world.act(order, `order/${order.orderId}/challan`, body)).toMatchObject({ status: 200 });
};
const challanSays = async (order: BookedOrder, term: string) => {
  const { data } = (await world.api.get("/paper", order.transporter)).body;
  const { id } = data.find(({ kind }: { kind: string }) => kind === "challan");
  const { facts } = (await world.api.get(`/paper/${id}`, order.transporter)).body.data;
  return facts.find((fact: { term: string }) => fact.term === term)?.value;
};
const invoicesOf = async ({ orderId, buyer }: BookedOrder) =>
  (await world.api.get(`/customer/order-detail/${orderId}`, buyer)).body.data.invoices;

it("goods that leave on a challan get an e-way bill: the challan shows it, and the invoice that follows takes it over", async () => {
  const { api, listed } = world;
  const order = await loaded();
  expect(await takeStep(api, order, "eway bill")).toMatchObject({
    status: 409,
    body: { message: "This vehicle is not invoiced yet, and has no delivery challan." },
  });
  await challan(order);
  expect(await challanSays(order, "E-way bill")).toBe("Needed before the vehicle leaves");

  expect(await takeStep(api, order, "eway bill")).toMatchObject({ status: 200 });

  const { eway_bill: number } = await vehicleOf(api, order);
  expect(number).toMatch(/^\d{12}$/);
  expect(await challanSays(order, "E-way bill")).toBe(number);
  expect(await listed(order)).toMatchObject([{ number, state: "active", is_typed: 1 }]);

  for (const step of ["invoice", "transport receipt"] as const)
    expect((await takeStep(api, order, step)).status).toBe(200);
  expect(await invoicesOf(order)).toMatchObject([{ eway_bill: number }]);
  expect(await takeStep(api, order, "proof of delivery")).toMatchObject({ status: 200 });
  expect(await listed(order)).toMatchObject([{ number, state: "done" }]);
});

it("an e-way bill of the challan stays with the goods when the invoice is cancelled, and goes on with the next one", async () => {
  const { api, listed, queued } = world;
  const order = await loaded();
  await challan(order);
  await takeStep(api, order, "eway bill");
  const { eway_bill: number } = await vehicleOf(api, order);
  api.clock.advance(60);
  await takeStep(api, order, "invoice");

  expect((await takeStep(api, order, "cancel invoice")).status).toBe(200);

  expect((await vehicleOf(api, order)).eway_bill).toBe(number);
  expect(await listed(order)).toMatchObject([{ number, state: "active" }]);
  expect(await queued(order)).toEqual([]);
  expect((await takeStep(api, order, "invoice", "K/2")).status).toBe(200);
  expect(await invoicesOf(order)).toMatchObject([{ eway_bill: number }]);
});

import { DeskUnbilledFreightAnswer } from "@mandi/shared/contract/desk/freight";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../testing/api-of-file";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { bookThreeTrucks, deliverTruck, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { atDesk, type CarriedVehicle, carry, setPlatform } from "./testing/carried-vehicle";

const api = reconciledApi();
let market: Market;
beforeEach(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
});

const listed = async () =>
  read(DeskUnbilledFreightAnswer, (await api.get("/desk/unbilled-freight", market.staff)).body).data.filter(
    ({ phone }) => phone === market.transporter.phone,
  );
const queued = async () => (await api.get("/desk/queue/item?kind=unbilled%20freight", market.staff)).body.data;
const pay = async (vehicle: CarriedVehicle) => {
  const [{ freight = 0 } = {}] = await listed();
  const body = { to: "transporter", amount: freight, reference: `NEFT ${vehicle.orderId}`, reason: "Owed" };
  expect((await api.send(`/desk/order/${vehicle.orderId}/payout`, body, market.staff)).status).toBe(200);
};

it("a carrier who was paid without a bill is in the desk's list and queue with their age, amount and the GST to come, until their bill is approved", async () => {
  const vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_100 });
  expect(await listed()).toMatchObject([{ days: 0, freight: 32_450, paid: 0, reverse_charge: 1_622.5, bill: "none" }]);
  expect(await queued()).toEqual([]);

  await pay(vehicle);

  expect(await listed()).toMatchObject([{ paid: 32_450, bill: "none" }]);
  expect(await queued()).toMatchObject([
    { id: vehicle.vehicleId, amount: 32_450, what: expect.stringContaining("freight was paid for it") },
  ]);
  const bill = { number: "F/1", date: "2026-11-21", tax: "reverse charge" };
  expect((await api.send(`/transporter/freight-bill/${vehicle.vehicleId}`, bill, market.transporter)).status).toBe(200);
  expect(await queued()).toEqual([]);
  expect(await listed()).toMatchObject([{ bill: "submitted" }]);
  for (const act of ["check-freight-bill", "approve-freight-bill"]) {
    expect((await atDesk(api, vehicle, act, { vehicle_id: vehicle.vehicleId })).status).toBe(200);
  }
  expect(await listed()).toEqual([]);
});

it("an advance that the seller gave the carrier counts as paid, and the list says who paid what", async () => {
  const vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_100, advance: 6_000 });

  expect(await listed()).toMatchObject([{ freight: 32_450, paid: 0, advanced: 6_000, reverse_charge: 1_622.5 }]);
  expect(await queued()).toMatchObject([
    { id: vehicle.vehicleId, what: expect.stringContaining("freight was paid for it") },
  ]);
  const bill = { number: "F/5", date: "2026-11-21", tax: "reverse charge" };
  expect((await api.send(`/transporter/freight-bill/${vehicle.vehicleId}`, bill, market.transporter)).status).toBe(200);
  expect(await queued()).toEqual([]);
});

it("says of no vehicle that it was paid because another one of its order was", async () => {
  const order = await bookThreeTrucks(api, market);
  const vehicles = await sendTrucks(api, order);
  for (const vehicleId of vehicles.slice(0, 2)) {
    await weighTruck(api, order, vehicleId, 30);
    await deliverTruck(api, order, vehicleId);
  }
  const [first] = vehicles;
  const bill = { number: "F/9", date: "2026-11-21", tax: "reverse charge" };
  expect((await api.send(`/transporter/freight-bill/${first}`, bill, market.transporter)).status).toBe(200);
  for (const act of ["check-freight-bill", "approve-freight-bill"]) {
    expect((await atDesk(api, order, act, { vehicle_id: first })).status).toBe(200);
  }
  const payOut = async (amount: number, reference: string) =>
    api.send(
      `/desk/order/${order.orderId}/payout`,
      { to: "transporter", amount, reference, reason: "Owed" },
      market.staff,
    );
  const [{ freight = 0 } = {}] = await listed();

  expect((await payOut(freight, `NEFT first ${order.orderId}`)).status).toBe(200);

  expect(await queued()).toEqual([]);
  expect(await listed()).toMatchObject([{ vehicle: "GJ16AB0002", paid: freight }]);

  expect((await payOut(freight, `NEFT second ${order.orderId}`)).status).toBe(200);
  expect(await queued()).toMatchObject([{ id: vehicles[1], what: expect.stringContaining("freight was paid for it") }]);
});

it("a carrier who was not paid is asked for the bill a week after the delivery", async () => {
  const { vehicleId } = await carry(api, market, { tonnes: 29.5, rate: 1_100 });
  api.clock.advance(7 * 86_400 + 60);
  market = { ...market, staff: await api.signIn("staff") };

  const item = (await queued()).find(({ id }: { readonly id: number }) => id === vehicleId);
  expect(item).toMatchObject({ what: expect.stringMatching(/without an approved freight bill$/) });
  // It waits since it appeared, so that the desk still has the time of the setting.
  const appeared = new Date(item.since).getTime();
  expect(new Date(item.until).getTime()).toBe(appeared + 7 * 86_400_000);
  expect(api.clock.now().getTime() - appeared).toBeLessThan(86_400_000);
  expect((await listed()).at(-1)).toMatchObject({ days: 7 });
});

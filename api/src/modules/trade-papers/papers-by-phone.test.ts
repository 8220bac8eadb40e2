import { apiOfFile } from "../../testing/api-of-file";
import { createWellStockedMarket, type Market } from "../../testing/order-market";

import { atDesk, type CarriedVehicle, carry, setPlatform } from "../freight-bills/testing/carried-vehicle";

const api = apiOfFile();
let market: Market;
let vehicle: CarriedVehicle;

/** A delivered vehicle with its invoice, a credit note, both bills and, because its carrier has no GSTIN, a self-invoice. */
beforeAll(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
  vehicle = await carry(api, market, { tonnes: 28, rate: 1_000 });
  const { invoices } = (await api.get(`/customer/order-detail/${vehicle.orderId}`, vehicle.buyer)).body.data;
  const note = { invoice: invoices[0].number, kind: "credit", cause: "weight", quantity: 0.1 };
  expect((await atDesk(api, vehicle, "note", note)).status).toBe(200);
  const bill = { number: "TR/1", date: "2026-11-21", tax: "reverse charge" };
  expect((await api.send(`/transporter/freight-bill/${vehicle.vehicleId}`, bill, market.transporter)).status).toBe(200);
  for (const act of ["check-freight-bill", "approve-freight-bill"]) {
    expect((await atDesk(api, vehicle, act, { vehicle_id: vehicle.vehicleId })).status).toBe(200);
  }
});

/** The kinds of the order's documents that the desk finds by a phone. */
async function kindsBy(phone: string, kind?: string): Promise<readonly string[]> {
  const asked = new URLSearchParams({ search: phone, ...(kind !== undefined && { kind }) });
  const { data } = (await api.get(`/desk/paper?${asked}`, market.staff)).body;
  return data.map((paper: { kind: string }) => paper.kind).toSorted();
}

it("finds by the buyer's phone their invoices and notes, and no bill of another side", async () => {
  expect(await kindsBy(vehicle.buyer.phone)).toEqual(["credit note", "invoice", "proforma"]);
  expect(await kindsBy(vehicle.buyer.phone, "credit note")).toEqual(["credit note"]);
  expect(await kindsBy(vehicle.buyer.phone, "bill")).toEqual([]);
});

it("finds by the seller's phone their bills, and by the carrier's their freight bills with the self-invoices for them", async () => {
  expect(await kindsBy(vehicle.seller.phone)).toEqual(["bill"]);
  expect(await kindsBy(market.transporter.phone)).toEqual(["freight bill", "self-invoice"]);
  expect(await kindsBy(market.staff.phone)).toEqual([]);
});

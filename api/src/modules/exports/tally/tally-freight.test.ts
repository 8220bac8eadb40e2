import { apiOfFile } from "../../../testing/api-of-file";
import { createWellStockedMarket } from "../../../testing/order-market";

import { atDesk, carry, setGstin, setPlatform } from "../../freight-bills/testing/carried-vehicle";
import { readVouchers } from "./tally-xml";

const api = apiOfFile();

/** The voucher of the approved bill of a vehicle of 20 MT at 1,000, whose carrier declared this tax. */
async function voucherOfBill(tax: string, number?: string) {
  const market = await createWellStockedMarket(api);
  await setPlatform(api);
  await setGstin(api, market.transporter.id, "27AAFFT1357F1Z8");
  if (tax !== "reverse charge") await api.send("/transporter/freight-tax", { tax }, market.transporter);
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000, bill: number ?? `K/${market.seller.id}` });
  const bill = { number: number ?? `TR/${market.transporter.id}`, date: "2026-11-21", tax };
  expect((await api.send(`/transporter/freight-bill/${vehicle.vehicleId}`, bill, market.transporter)).status).toBe(200);
  for (const act of ["check-freight-bill", "approve-freight-bill"]) {
    expect((await atDesk(api, vehicle, act, { vehicle_id: vehicle.vehicleId })).status).toBe(200);
  }
  const days = "first_day=2026-11-01&last_day=2026-11-30";
  const xml: string = (await api.get(`/desk/export/tally?${days}`, market.staff)).body;
  const { differences } = (await api.get("/desk/export/check?month=2026-11", market.staff)).body;
  const last = readVouchers(xml).findLast(({ entries }) => entries.some(({ ledger }) => ledger.startsWith("Input")));
  const moved = last?.entries.map(({ ledger, amountPaise }) => [
    ledger.replace(/^.* \(\d+\)$/, "carrier"),
    amountPaise,
  ]);
  return { differences, moved, type: xml.match(new RegExp(`REMOTEID="${last?.id}" VCHTYPE="(\\w+)"`))?.[1] };
}

it("an approved freight bill is a purchase, with tax owed under reverse charge by head and rate", async () => {
  expect(await voucherOfBill("reverse charge")).toEqual({
    differences: [],
    type: "Purchase",
    moved: expect.arrayContaining([
      ["Input CGST 2.5%", 50_000],
      ["Input SGST 2.5%", 50_000],
      ["RCM CGST Payable 2.5%", -50_000],
      ["RCM SGST Payable 2.5%", -50_000],
    ]),
  });
});

it("a freight bill with the carrier's own GST is a purchase from the carrier", async () => {
  expect(await voucherOfBill("forward with credit")).toEqual({
    differences: [],
    type: "Purchase",
    moved: expect.arrayContaining([
      ["Input CGST 9%", 180_000],
      ["Input SGST 9%", 180_000],
      ["carrier", -360_000],
    ]),
  });
});

it("a carrier and a seller may use one number: each voucher has the GST of its own bill", async () => {
  const { differences, moved } = await voucherOfBill("reverse charge", "101");
  expect(differences).toEqual([]);
  expect(moved).toEqual(expect.arrayContaining([["Input CGST 2.5%", 50_000]]));
});

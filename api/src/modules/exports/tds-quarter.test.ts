import { lookAfter } from "../../proofs/testing/model/plant-fault";
import { reconciledApi } from "../../testing/api-of-file";
import { createWellStockedMarket } from "../../testing/order-market";

import { atDesk, type CarriedVehicle, carry, setPlatform } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { lastTurnover } from "../tds/tds-settings";
import { compareQuarters, daysOfQuarter } from "./tds-quarter.service";

const api = reconciledApi();
let vehicle: CarriedVehicle;

const act = (path: string, body: object) => api.act(vehicle.staff, `/${path}`, body);

/** A quarter with one deduction of each kind: 1,298 from the seller, 621 from the carrier, 700 by the buyer, 500 of it certified. */
beforeAll(async () => {
  await setPlatform(api);
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
  const market = await createWellStockedMarket(api);
  const pans = [
    { user_id: market.seller.id, pan_number: "AABCS1001K" },
    { user_id: market.transporter.id, pan_number: "AABFT1003K" },
  ].map((row) => ({ ...row, company_address: "Siltara", updated_at: api.clock.now() }));
  await api.db.insertInto("profile").values(pans).execute();
  const opening = { kind: "goods", base: 4_900_000, reason: "From the books before" };
  await api.send(`/desk/user/${market.seller.phone}/tds-opening`, opening, market.staff);
  vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_100 });
  const bill = { number: "TR/1", date: "2026-11-21", tax: "reverse charge" };
  await api.send(`/transporter/freight-bill/${vehicle.vehicleId}`, bill, vehicle.transporter);
  for (const step of ["check-freight-bill", "approve-freight-bill"]) {
    await atDesk(api, vehicle, step, { vehicle_id: vehicle.vehicleId });
  }
  const advice = { amount: 700, tan_number: "MUMB12345C" };
  expect((await api.send(`/customer/order/${vehicle.orderId}/tds`, advice, vehicle.buyer)).status).toBe(200);
  const certificate = { quarter: "2026-27 Q3", code: "1031", tan: "MUMB12345C", amount: 500, certificate: "C-1" };
  expect((await act(`user/${vehicle.buyer.phone}/tds-certificate`, certificate)).status).toBe(200);
  const challan = {
    code: "1031",
    month: "2026-11",
    amount: 1_298,
    challan: "05103082111202600042",
    paid_on: "2026-11-21",
  };
  expect((await act("tds/deposit", challan)).status).toBe(200);
});

const quarters = async () => (await api.get("/desk/tds/quarter", vehicle.staff)).body.data;
const file = (query: string) => api.get(`/desk/tds/file?quarter=2026-27 Q3${query}`, vehicle.staff);

it("a quarter shows what was deducted both ways, what was paid and certified, and agrees with the books", async () => {
  expect(await quarters()).toEqual([
    {
      quarter: "2026-27 Q3",
      deducted: 1_298 + 649,
      deposited: 1_298,
      left: 649,
      received: 700,
      certified: 500,
      open: 200,
      differences: [],
    },
  ]);
});

it("the parts of a quarter are files for a spreadsheet: raw figures, ISO days, the challan beside what it paid", async () => {
  const deductions: string = (await file("&part=deductions")).body;
  expect(deductions.trimEnd().split("\r\n")).toEqual([
    "\uFEFFdate,code,pan,name,for,paper,billed,deducted_on,rate,tds,remark,challans",
    "2026-11-21,1031,AABCS1001K,Seema Seller,bill,K/1,1398300,1298300,0.1,1298,,05103082111202600042",
    "2026-11-21,1024,AABFT1003K,Tara Transporter,bill,TR/1,32450,32450,2,649,,",
  ]);
  const lines = async (part: string) =>
    String((await file(`&part=${part}`)).body)
      .trimEnd()
      .split("\r\n")
      .slice(1);
  const { number } = await api.db.selectFrom("trade_order").select("number").executeTakeFirstOrThrow();
  expect(await lines("challans")).toEqual(["2026-11,1031,05103082111202600042,2026-11-21,1298"]);
  expect(await lines("received")).toEqual([`2026-11-21,1031,MUMB12345C,Bala Buyer,${number},700`]);
  expect(await lines("certificates")).toEqual(["1031,MUMB12345C,Bala Buyer,C-1,500,500"]);
});

it("the whole quarter is one JSON with the deductor; a quarter without deductions is empty", async () => {
  const whole = JSON.parse((await file("")).body);
  expect(whole).toMatchObject({
    quarter: "2026-27 Q3",
    deductor: { name: "Mandi Trade Ltd", tan: "MUMM12345A", pan: "AAACM1234A" },
    deductions: [
      { pan: "AABCS1001K", tds: 1_298, challans: "05103082111202600042" },
      { pan: "AABFT1003K", tds: 649, challans: "" },
    ],
    challans: [{ challan: "05103082111202600042", amount: 1_298 }],
    received: [{ tan: "MUMB12345C", amount: 700 }],
    certificates: [{ certificate: "C-1", credited: 500 }],
    differences: [],
  });
  const empty = JSON.parse((await api.get("/desk/tds/file?quarter=2026-27 Q2", vehicle.staff)).body);
  expect(empty).toMatchObject({ deductions: [], challans: [], received: [], certificates: [], differences: [] });
  const none = await api.get("/desk/tds/file?quarter=2026-28 Q3", vehicle.staff);
  expect([none.status, none.body.errors]).toEqual([422, { quarter: ["Please enter the quarter as 2026-27 Q3"] }]);
});

it.each([
  ["tds_payable", "1024", "deducted, code 1024"],
  ["tds_payable", "1031", "deposited, code 1031"],
  ["tds_receivable", null, "received, code 1031"],
])("reports a difference from the books: a posting on %s %s", async (kind, part, what) => {
  const isDeposit = what.startsWith("deposited");
  const change = `update posting set amount_paise = amount_paise + 100
    where account_id in (select id from account where kind = '${kind}' ${part === null ? "" : `and part = '${part}'`})
      and sequence = ${isDeposit ? 2 : 1}`;
  const [quarter] = await lookAfter(api.db, change, (tx) => compareQuarters(tx, "2026-04-01"));
  expect(quarter?.differences).toEqual([expect.objectContaining({ what })]);
});

it("quarters of the financial year begin in April, July, October and January", () => {
  expect(daysOfQuarter({ year: "2627", quarter: 1 })).toEqual({ first: "2026-04-01", last: "2026-06-30" });
  expect(daysOfQuarter({ year: "2627", quarter: 3 })).toEqual({ first: "2026-10-01", last: "2026-12-31" });
  expect(daysOfQuarter({ year: "2627", quarter: 4 })).toEqual({ first: "2027-01-01", last: "2027-03-31" });
});

import { read } from "@mandi/shared/contract/read";
import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { sql } from "kysely";
import { reconciledApi } from "../../testing/api-of-file";
import { bookedFigures } from "../../testing/booked-figures";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";
import { atDesk, type CarriedVehicle, carry, setGstin, setPlatform } from "./testing/carried-vehicle";

const api = reconciledApi();
let market: Market;
let count = 0;

beforeEach(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
  await setGstin(api, market.transporter.id, "27AAFFT1357F1Z8");
});

const bills = async (as: SignedIn = market.transporter) =>
  read(FreightBillListAnswer, (await api.get("/transporter/freight-bill", as)).body);
const send = (path: string, body: object, as: SignedIn = market.transporter) => api.send(path, body, as);
const declare = (tax: string) => send("/transporter/freight-tax", { tax });

function bill(vehicle: CarriedVehicle, change: object = {}) {
  count += 1;
  const body = { number: `TR/${count}`, date: "2026-11-21", tax: "reverse charge", ...change };
  return send(`/transporter/freight-bill/${vehicle.vehicleId}`, body);
}

async function approve(vehicle: CarriedVehicle): Promise<void> {
  for (const act of ["check-freight-bill", "approve-freight-bill"]) {
    const { status } = await atDesk(api, vehicle, act, { vehicle_id: vehicle.vehicleId });
    expect([act, status]).toEqual([act, 200]);
  }
}

/** What the freight of an order has posted, in paise, debit positive. */
const booked = (orderId: number) => bookedFigures(api.db, orderId, ["freight billed", "freight bill approved"]);

it("bills 28.215 MT at 1,100 under reverse charge: the platform owes the freight to the carrier and 2 x 775.91 to the state", async () => {
  const vehicle = await carry(api, market, { tonnes: 28.215, rate: 1_100 });
  expect((await bills()).data[0]).toMatchObject({ state: "draft", bill: null, freight: 31_036.5, due: 31_036.5 });

  expect(await bill(vehicle, { gross_quantity: 28.4 })).toMatchObject({ status: 200 });
  await approve(vehicle);

  const { data, total_due } = await bills();
  expect(data[0]).toMatchObject({ state: "approved", freight: 31_036.5, paid: 0, due: 31_036.5 });
  expect(total_due).toBe(31_036.5);
  expect(data[0]?.bill).toMatchObject({
    order: vehicle.number,
    vehicle_number: "CG04AB1234",
    receipt_number: "LR-1",
    receipt_date: "2026-11-21",
    supplier: { gst_number: "27AAFFT1357F1Z8", state: "Maharashtra" },
    recipient: { name: "Mandi Trade Ltd", gst_number: "27AAACM1234A1Z8" },
    consigner: { name: "Mandi Trade Ltd" },
    consignee: { name: "Consignee Works" },
    place_of_supply: "Maharashtra",
    sac: "996511",
    gross_quantity: 28.4,
    quantity: 28.215,
    rate: 1_100,
    tax: { gst: 5, taxable_amount: 31_036.5, cgst: 775.91, sgst: 775.91, igst: 0 },
    reverse_charge: true,
    tax_payer: "27AAACM1234A1Z8",
    total: 31_036.5,
    tax_rows: [expect.any(Number)],
  });
  expect(await booked(vehicle.orderId)).toEqual({
    freight_out: 3_103_650,
    gst_in: 155_182,
    "payable:transporter": -3_103_650,
    rcm_payable: -155_182,
  });
});

it("bills 24.610 MT at 2,150 with GST by the carrier: 2 x 4,762.04 are owed to them on top", async () => {
  expect(await declare("forward with credit")).toMatchObject({ status: 200 });
  const vehicle = await carry(api, market, { tonnes: 24.61, rate: 2_150 });

  expect(await bill(vehicle, { tax: "forward with credit" })).toMatchObject({ status: 200 });
  expect((await bills()).data[0]).toMatchObject({ state: "submitted", due: 52_911.5 });
  await approve(vehicle);

  const [row] = (await bills()).data;
  expect(row).toMatchObject({ state: "approved", freight: 52_911.5, due: 62_435.58 });
  expect(row?.bill).toMatchObject({ tax: { gst: 18, cgst: 4_762.04, sgst: 4_762.04 }, reverse_charge: false });
  expect(row?.bill?.total).toBe(62_435.58);
  expect(await booked(vehicle.orderId)).toEqual({
    freight_out: 5_291_150,
    gst_in: 952_408,
    "payable:transporter": -6_243_558,
  });
});

it("counts what is paid: part, then all of it, with detention", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  await bill(vehicle, { detention: 1_500 });
  await approve(vehicle);
  const pay = (amount: number, reference: string) =>
    atDesk(api, vehicle, "payout", { to: "transporter", amount, reference });

  expect(await pay(8_000, "NEFT1")).toMatchObject({ status: 200 });
  expect((await bills()).data[0]).toMatchObject({ state: "part paid", paid: 8_000, due: 13_500 });
  expect(await pay(13_500, "NEFT2")).toMatchObject({ status: 200 });

  const { data, total_due, total_paid } = await bills();
  expect(data[0]).toMatchObject({ state: "paid", paid: 21_500, due: 0 });
  expect([total_due, total_paid]).toEqual([0, 21_500]);
  const ledger = (await api.get(`/transporter/order-ledger/${vehicle.orderId}`, market.transporter)).body;
  expect(ledger.data.map(({ remaining_balance }: { remaining_balance: number }) => remaining_balance)).toEqual([
    20_000, 21_500, 13_500, 0,
  ]);
});

it.each([
  [
    "another tax than was declared",
    { tax: "forward with credit" },
    { tax: ["Your declaration for 2026-27 says: reverse charge, the platform pays the GST"] },
  ],
  ["a day before the delivery", { date: "2026-11-20" }, { date: ["The date of the bill is before the delivery"] }],
  ["a day to come", { date: "2026-11-22" }, { date: ["The date of the bill is in the future"] }],
  [
    "a gross weight below the net weight",
    { gross_quantity: 19.9 },
    { gross_quantity: ["The gross weight is below the net weight"] },
  ],
  ["a number that cannot be one", { number: "01/A" }, { number: [expect.stringMatching(/^A number has at most 16/)] }],
])("refuses a bill with %s, so that nothing is owed", async (_what, change, errors) => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });

  expect(await bill(vehicle, change)).toMatchObject({ status: 422, body: { errors } });

  expect((await bills()).data[0]).toMatchObject({ state: "draft", due: 20_000 });
});

it("accepts a number once a year, in capitals or not, and one bill for each vehicle", async () => {
  const [one, two] = [
    await carry(api, market, { tonnes: 20, rate: 1_000 }),
    await carry(api, market, { tonnes: 20, rate: 1_000 }),
  ];
  await bill(one, { number: "gr/7" });

  expect(await bill(two, { number: "GR/7" })).toMatchObject({
    status: 422,
    body: { errors: { number: [expect.any(String)] } },
  });
  expect(await bill(one)).toMatchObject({ status: 409, body: { message: "This vehicle has already been billed." } });
});

it("lets the carrier replace a bill that the desk disputed, and approves none unchecked", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  await bill(vehicle, { detention: 9_000 });
  const named = { vehicle_id: vehicle.vehicleId };
  expect(await atDesk(api, vehicle, "approve-freight-bill", named)).toMatchObject({ status: 409 });

  await atDesk(api, vehicle, "dispute-freight-bill", { ...named, reason: "No detention was agreed" });

  expect((await bills()).data[0]).toMatchObject({ state: "disputed", dispute: "No detention was agreed", due: 20_000 });
  expect(await bill(vehicle)).toMatchObject({ status: 200 });
  await approve(vehicle);
  expect((await bills()).data[0]).toMatchObject({ state: "approved", due: 20_000 });
});

it("issues a self-invoice for the bill of a carrier without a GSTIN, who cannot charge GST", async () => {
  await setGstin(api, market.transporter.id, "");
  expect(await declare("forward with credit")).toMatchObject({
    status: 422,
    body: { errors: { tax: [expect.any(String)] } },
  });
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  await bill(vehicle);

  await approve(vehicle);

  const { rows } = await sql<{ number: string; snapshot: object }>`
    select number, snapshot from issued_paper where kind = 'self-invoice' and order_id = ${vehicle.orderId}`.execute(
    api.db,
  );
  expect(rows).toMatchObject([
    {
      number: expect.stringMatching(/^MS2627\d{6}$/),
      snapshot: { bill_number: expect.stringMatching(/^TR\//), reverse_charge: true, tax: { cgst: 500, sgst: 500 } },
    },
  ]);
  const { data } = (await api.get("/desk/paper?kind=self-invoice", market.staff)).body;
  expect(data).toMatchObject([{ number: rows[0]?.number, amount: 20_000 }]);
  const days = "first_day=2026-11-01&last_day=2026-11-30";
  expect((await api.get(`/desk/export/tally?${days}`, market.staff)).body).toContain(
    `<VOUCHERNUMBER>${rows[0]?.number}</VOUCHERNUMBER>`,
  );
  const { status, body } = await api.get(`/desk/paper/${rows[0]?.number}/pdf`, market.staff);
  expect([status, String(body).slice(0, 5)]).toEqual([200, "%PDF-"]);
});

it("keeps a declaration for the year once a bill is based on it", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  expect((await bills()).declaration).toEqual({ year: "2026-27", tax: "reverse charge", can_change: true, gst: 5 });
  await bill(vehicle);

  expect(await declare("forward with credit")).toMatchObject({ status: 409 });

  expect((await bills()).declaration).toMatchObject({ tax: "reverse charge", can_change: false });
});

it("lets a carrier change the declaration when the only bill of the year was disputed", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  await bill(vehicle);
  const dispute = { vehicle_id: vehicle.vehicleId, reason: "You wanted to charge GST" };
  await atDesk(api, vehicle, "dispute-freight-bill", dispute);
  expect((await bills()).declaration).toMatchObject({ can_change: true });

  expect(await declare("forward with credit")).toMatchObject({ status: 200 });

  expect(await bill(vehicle, { tax: "forward with credit" })).toMatchObject({ status: 200 });
});

it("shows a carrier no vehicle of another carrier, and no bill for it", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  await bill(vehicle);
  const other = await api.signIn("transporter");

  expect((await bills(other)).data).toEqual([]);
  expect(await api.get(`/transporter/freight-bill/${vehicle.vehicleId}/pdf`, other)).toMatchObject({ status: 404 });
  expect(await api.get(`/transporter/order-ledger/${vehicle.orderId}`, other)).toMatchObject({ status: 404 });
  const stolen = { number: "X/1", date: "2026-11-21", tax: "reverse charge" };
  expect(await send(`/transporter/freight-bill/${vehicle.vehicleId}`, stolen, other)).toMatchObject({ status: 404 });
});

it("subtracts what the platform paid to the state from what it owes: once for each challan of the right form, and never more", async () => {
  const vehicle = await carry(api, market, { tonnes: 20, rate: 1_000 });
  await bill(vehicle);
  await approve(vehicle);
  const owed = async () => {
    const { rows } = await sql<{
      paise: number;
    }>`select balance_paise::int as paise from account where code = 'rcm_payable'`.execute(api.db);
    return rows[0]?.paise ?? 0;
  };
  const before = await owed();
  const deposit = (amount: number, challan: string) =>
    send("/desk/reverse-charge", { amount, challan, reason: "Return of November" }, vehicle.staff);
  const cpin = `2611270${String(vehicle.vehicleId).padStart(7, "0")}`;

  expect(await deposit(100, "CHALLAN 43")).toMatchObject({
    status: 422,
    body: { errors: { challan: [expect.stringContaining("CPIN")] } },
  });
  expect(await owed()).toBe(before);
  expect(await deposit(100, `${cpin.slice(0, 6)} ${cpin.slice(6)}`)).toMatchObject({ status: 200 });
  expect(await owed()).toBe(before - 10_000);
  expect(await deposit(100, `hdfc${cpin}`)).toMatchObject({ status: 409 });
  expect(await deposit((before + 100) / 100, "26112799999999")).toMatchObject({ status: 422 });
  expect(await owed()).toBe(before - 10_000);
});

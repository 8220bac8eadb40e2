import { read } from "@mandi/shared/contract/read";
import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { reconciledApi } from "../../testing/api-of-file";
import { bookedFigures } from "../../testing/booked-figures";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";
import { atDesk, type CarriedVehicle, carry, setPlatform } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { lastTurnover } from "./tds-settings";

const api = reconciledApi();
let market: Market;
let count = 0;

beforeEach(async () => {
  count += 1;
  market = await createWellStockedMarket(api);
  await setPlatform(api);
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
});

/** A GSTIN with a PAN that no other test uses. */
async function named(userId: number, holder: "C" | "F" | "P"): Promise<string> {
  const pan = `AAB${holder}S${1_000 + count}K`;
  await api.db
    .insertInto("profile")
    .values({ user_id: userId, pan_number: pan, company_address: "Siltara", updated_at: api.clock.now() })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ pan_number: pan }))
    .execute();
  return pan;
}

const act = (path: string, body: object, as: SignedIn = market.staff) => api.act(as, `/${path}`, body);
const sellerView = async (vehicle: CarriedVehicle) =>
  (await api.get(`/seller/order-detail/${vehicle.orderId}`, vehicle.seller)).body.data;
const linesOf = async (pan: string) =>
  (await api.get("/desk/tds?month=2026-11", market.staff)).body.data.filter(
    (line: { pan: string }) => line.pan === pan,
  );

const freightBills = async () =>
  read(FreightBillListAnswer, (await api.get("/transporter/freight-bill", market.transporter)).body);

interface TdsRow {
  readonly code: string;
  readonly cause: string;
  readonly deducted_on: number;
  readonly tds: number;
}

/** The TDS at risk in a batch that pays this to the carrier; both the second person and the batch say it. The batch is dropped. */
async function riskOfBatch(order_id: number, amount: number): Promise<number> {
  const second = await api.signIn("staff");
  const { body } = await act("payout-batch", { payouts: [{ order_id, to: "transporter", amount }] });
  const { shows } = (await api.get(`/desk/approval?id=${body.approval_id}`, second)).body.data[0];
  expect((await act(`approval/${body.approval_id}/confirm`, {}, second)).status).toBe(200);
  const [{ id }] = (await api.get("/desk/payout-batch", market.staff)).body.data;
  const [row] = (await api.get(`/desk/payout-batch/${id}`, market.staff)).body.data.rows;
  expect((await act(`payout-batch/${id}/drop`, { payout_id: row.id })).status).toBe(200);
  expect(/^₹([0-9.,]+) of it is TDS/m.exec(shows)?.[1] ?? "0.00").toBe(row.at_risk.toFixed(2));
  return row.at_risk;
}

async function billFreight(vehicle: CarriedVehicle): Promise<void> {
  const body = { number: `TR/${vehicle.vehicleId}`, date: "2026-11-21", tax: "reverse charge" };
  const path = `/transporter/freight-bill/${vehicle.vehicleId}`;
  const sent = await api.send(path, body, vehicle.transporter);
  expect(sent.status).toBe(200);
  for (const step of ["check-freight-bill", "approve-freight-bill"]) {
    expect((await atDesk(api, vehicle, step, { vehicle_id: vehicle.vehicleId })).status).toBe(200);
  }
}

it("deducts 0.1 percent of a seller's year beyond 50 lakh, as a line of their ledger, and pays the rest", async () => {
  const pan = await named(market.seller.id, "C");
  expect((await act(`user/${market.seller.phone}/tds-opening`, { kind: "goods", base: 4_000_000 })).status).toBe(200);
  expect((await act(`user/${market.seller.phone}/tds-opening`, { kind: "goods", base: 4_900_000 })).status).toBe(200);

  const vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_000 });

  const [opening, corrected, line] = await linesOf(pan);
  expect([opening.base, corrected.base, line.base]).toEqual([4_000_000, 900_000, 1_398_300]);
  expect(line).toMatchObject({ code: "1031", cause: "bill", deducted_on: 1_298_300, tds: 1_298 });
  expect(await bookedFigures(api.db, vehicle.orderId, ["tax deducted from seller"])).toEqual({
    "payable:seller": 129_800,
    tds_payable: -129_800,
  });
  const { data } = (await api.get(`/seller/order-ledger/${vehicle.orderId}`, vehicle.seller)).body;
  const rows: readonly { description: string }[] = data.ledger ?? data;
  expect(JSON.stringify(rows)).toContain("TDS on bill K/1, code 1031");
  const { for_price, paid_amount, due_amount } = await sellerView(vehicle);
  expect(due_amount).toBe(for_price - paid_amount);
  expect(due_amount).toBe(1_649_994 - 1_298);
  expect(await atDesk(api, vehicle, "payout", { to: "seller", amount: 1_649_994, reference: "NEFT1" })).toMatchObject({
    status: 422,
  });
  expect(await atDesk(api, vehicle, "payout", { to: "seller", amount: due_amount, reference: "NEFT1" })).toMatchObject({
    status: 200,
  });
});

it("adds up one PAN across all its users, without bills that were cancelled", async () => {
  const pan = await named(market.seller.id, "C");
  await act(`user/${market.seller.phone}/tds-opening`, { kind: "goods", base: 4_900_000 });
  const first = await carry(api, market, { tonnes: 29.5, rate: 1_000 }, ["invoice"]);
  await atDesk(api, first, "cancel-invoice", { vehicle_id: first.vehicleId });
  expect(await sellerView(first)).toMatchObject({ paid_amount: 0 });
  const other = await createWellStockedMarket(api);
  await named(other.seller.id, "C");

  const second = await carry(api, other, { tonnes: 30, rate: 1_000 });

  expect((await linesOf(pan)).map(({ cause, deducted_on, tds }: TdsRow) => [cause, deducted_on, tds])).toEqual([
    ["opening", 0, 0],
    ["bill", 1_322_000, 1_322],
  ]);
  expect((await sellerView(second)).due_amount).toBe(1_677_960 - 1_322);
});

it("continues a seller's year when they enter another PAN", async () => {
  await named(market.seller.id, "C");
  await act(`user/${market.seller.phone}/tds-opening`, { kind: "goods", base: 4_900_000 });
  expect((await sellerView(await carry(api, market, { tonnes: 29.5, rate: 1_000 }))).due_amount).toBe(
    1_649_994 - 1_298,
  );
  count += 500;
  const pan = await named(market.seller.id, "P");

  const { number: order } = await carry(api, market, { tonnes: 29.5, rate: 1_000 });

  const lines = await linesOf(pan);
  expect(lines).toMatchObject([{ cause: "bill", deducted_on: 1_398_300, tds: 1_398, order }]);
  const { body } = await api.get(`/desk/paper/${lines[0].paper_id}`, market.staff);
  expect(body.data).toMatchObject({ kind: "bill", number: lines[0].paper, order });
});

it("deducts 2 percent of a firm's freight with the approved bill, and shows it on the bill", async () => {
  await named(market.transporter.id, "F");
  const vehicle = await carry(api, market, { tonnes: 28.215, rate: 1_100 });

  await billFreight(vehicle);

  const { data, total_due } = await freightBills();
  expect(data[0]).toMatchObject({ state: "approved", freight: 31_036.5, tds: 621, due: 30_415.5 });
  expect(total_due).toBe(30_415.5);
  const paid = await atDesk(api, vehicle, "payout", { to: "transporter", amount: 30_415.5, reference: "NEFT2" });
  expect(paid.status).toBe(200);
  expect((await freightBills()).data[0]).toMatchObject({ state: "paid", paid: 30_415.5, due: 0 });
});

it("never stops a seller's invoice: tax beyond what they are owed is deducted from their next bill", async () => {
  const before = 590_000_000;
  await act(`user/${market.seller.phone}/tds-opening`, { kind: "goods", base: before });
  const [first, second] = [
    await carry(api, market, { tonnes: 29.5, rate: 1_000 }),
    await carry(api, market, { tonnes: 20, rate: 1_000, bill: "K/2" }),
  ];

  const { data } = (await api.get("/desk/tds?month=2026-11", market.staff)).body;
  const own = data.filter(({ phone, cause }: { phone: string; cause: string }) => {
    return phone === market.seller.phone && cause === "bill";
  });
  expect(own).toMatchObject([
    { base: 1_398_300, deducted_on: 1_649_994 * 20, tds: 1_649_994 },
    { base: 948_000, deducted_on: 1_118_640 * 20, tds: 1_118_640 },
  ]);
  expect([(await sellerView(first)).due_amount, (await sellerView(second)).due_amount]).toEqual([0, 0]);
  const kept = { "payable:seller": 164_999_400, tds_payable: -164_999_400 };
  expect(await bookedFigures(api.db, first.orderId, ["tax deducted from seller"])).toEqual(kept);
});

it("refuses to approve a freight bill whose tax is more than is owed, and shows what is left", async () => {
  await named(market.transporter.id, "F");
  const vehicle = await carry(api, market, { tonnes: 28.215, rate: 1_100 });
  const { data: due } = (await api.get("/desk/payout-due", market.staff)).body;
  const own = due.filter(({ order_id }: { order_id: number }) => order_id === vehicle.orderId);
  expect(own).toContainEqual(expect.objectContaining({ to: "transporter", amount: 31_036.5, at_risk: 621 }));
  expect(await riskOfBatch(vehicle.orderId, 31_036.5)).toBe(621);
  // From the 100 that stay owed the rest can be deducted.
  expect(await riskOfBatch(vehicle.orderId, 30_936.5)).toBe(521);
  expect(await riskOfBatch(vehicle.orderId, 30_000)).toBe(0);
  await atDesk(api, vehicle, "payout", { to: "transporter", amount: 30_936.5, reference: "NEFT3" });
  const number = `TR/${vehicle.vehicleId}`;
  const bill = { number, date: "2026-11-21", tax: "reverse charge" };
  const path = `/transporter/freight-bill/${vehicle.vehicleId}`;
  await api.send(path, bill, vehicle.transporter);
  await atDesk(api, vehicle, "check-freight-bill", { vehicle_id: vehicle.vehicleId });

  const refused = await atDesk(api, vehicle, "approve-freight-bill", { vehicle_id: vehicle.vehicleId });

  const message = `TDS on bill ${number} is ₹621, and only ₹100 is owed for this order. Our desk may have to reverse a payment first.`;
  expect(refused).toMatchObject({ status: 409, body: { message } });
  expect((await freightBills()).data[0]).toMatchObject({ state: "checked", due: 100 });
});

it("deducts nothing from a carrier who declared few vehicles, but reports the bill all the same", async () => {
  const pan = await named(market.transporter.id, "P");
  const declare = () => act(`user/${market.transporter.phone}/tds-declaration`, {});
  expect((await declare()).body.message).toContain("at most 10 vehicles");
  expect((await declare()).status).toBe(409);

  await billFreight(await carry(api, market, { tonnes: 28.215, rate: 1_100 }));

  expect((await freightBills()).data[0]).toMatchObject({ tds: 0, due: 31_036.5 });
  expect(await linesOf(pan)).toEqual([
    expect.objectContaining({ code: "1023", base: 31_036.5, deducted_on: 31_036.5, tds: 0, note: "declared" }),
  ]);
});

it("deducts 20 percent from a carrier without a PAN", async () => {
  await billFreight(await carry(api, market, { tonnes: 28.215, rate: 1_100 }));

  expect((await freightBills()).data[0]).toMatchObject({ tds: 6_207, due: 24_829.5 });
});

it("deducts nothing without a TAN, and nothing on goods up to a turnover of 10 crore", async () => {
  await named(market.seller.id, "C");
  await named(market.transporter.id, "F");
  await act(`user/${market.seller.phone}/tds-opening`, { kind: "goods", base: 6_000_000 });
  await storeSetting(api.db, lastTurnover, 100_000_000);
  expect((await sellerView(await carry(api, market, { tonnes: 29.5, rate: 1_100 }))).due_amount).toBe(1_649_994);

  await storeSiteText(api.db, "tan_number", "");
  await billFreight(await carry(api, market, { tonnes: 29.5, rate: 1_100 }));

  expect((await freightBills()).data[0]).toMatchObject({ freight: 32_450, tds: 0, due: 32_450 });
});

it("settles what it owes the government month by month, each challan once, and again after an entry was reversed", async () => {
  await named(market.transporter.id, "F");
  await billFreight(await carry(api, market, { tonnes: 28.215, rate: 1_100 }));
  const month = async () =>
    (await api.get("/desk/tds/month", market.staff)).body.data.find(({ code }: TdsRow) => code === "1024");
  const owed = (await month()).left;
  expect(await month()).toMatchObject({ left: owed, due_on: "2026-12-07", interest: 0 });
  const deposit = (change: object = {}) => {
    const body = {
      code: "1024",
      month: "2026-11",
      amount: owed,
      challan: "05103082111202600042",
      paid_on: "2026-11-21",
      ...change,
    };
    return act("tds/deposit", body);
  };
  expect((await deposit({ amount: owed + 1 })).body.errors).toHaveProperty("amount");
  expect((await deposit({ paid_on: "2026-12-07" })).body.errors).toHaveProperty("paid_on");
  for (const [challan, said] of [
    [
      "00",
      "A challan number is the BSR code (7 digits), the date (for example 21-11-2026) and the serial number (5 digits)",
    ],
    ["0000000 21112026 00042", "The BSR code of the bank's branch, the first 7 digits, cannot be zero"],
    ["0510308 20112026 00042", "The date in the challan number is 20 Nov 2026, not the day of the payment"],
  ]) {
    expect((await deposit({ challan })).body.errors).toEqual({ challan: [said] });
  }
  expect(await month()).toMatchObject({ deposited: 0, left: owed });
  expect((await deposit()).status).toBe(200);
  expect(await month()).toMatchObject({ month: "2026-11", tds: owed, deposited: owed, left: 0, due_on: null });
  expect((await deposit({ challan: "0510308 21112026 00042" })).status).not.toBe(200);
  const [{ transaction_id }] = (await api.get("/desk/statement?code=tds_payable:1024", market.staff)).body.data;

  expect((await act(`journal/${transaction_id}/reverse`, {})).status).toBe(200);

  expect(await month()).toMatchObject({ deposited: 0, left: owed });
  api.clock.set(new Date("2027-01-05T06:00:00.000Z"));
  const end = new Date("2028-01-01T00:00:00.000Z");
  await api.db.updateTable("session").set({ expires_at: end, code_until: end }).execute();
  // 4.5 percent: November, December and January, each begun.
  expect(await month()).toMatchObject({ due_on: "2026-12-07", interest: Math.round(owed * 4.5) / 100 });
  expect((await deposit()).status).toBe(200);
  expect(await month()).toMatchObject({ deposited: owed, left: 0 });
});

it("accepts only a valid TAN as the TAN of the platform", async () => {
  const save = (value: string) => act("text", { key: "tan_number", value });
  expect((await save("MUM12345A")).body.errors).toHaveProperty("value");
  expect((await save("mumm 12345 b")).status).toBe(200);
  const texts = (await api.get("/desk/text", market.staff)).body.data;
  expect(texts).toContainEqual(expect.objectContaining({ key: "tan_number", value: "MUMM12345B" }));
});

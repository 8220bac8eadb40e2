import { randomUUID } from "node:crypto";
import type { TaxSplit } from "@mandi/shared/contract/tax-invoice";
import { reconciledApi } from "../../testing/api-of-file";
import { bookedFigures } from "../../testing/booked-figures";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { type OrderPricing, type PlacedParty, priceOrder } from "../../testing/priced-order";
import type { SignedIn } from "../../testing/test-api";
import { atDesk, type CarriedVehicle, carry, setGstin, setPlatform } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { lastTurnover } from "../tds/tds-settings";

/* Trades whose papers, taxes and payments are known to the paisa: one inside a state, one through a third party. */

const api = reconciledApi();
let market: Market;
let sellers = 0;
let bills = 0;

const nextBill = () => `W/${++bills}`;

const here = { address_line_one: "Plot 7", city: "Mumbai", pincode: "400009", state: "Maharashtra" };
const inState: PlacedParty = { company_name: "Alpha Works", gst: "27AABCA4321C1ZD", ...here };
const abroad: PlacedParty = {
  company_name: "Bharuch Fab Ltd",
  gst: "24AABCB8765D1ZS",
  address_line_one: "GIDC 9",
  city: "Bharuch",
  pincode: "392001",
  state: "Gujarat",
};
const thirdParty: PlacedParty = {
  company_name: "Kaveri Works",
  gst: "29AAACK2468E1ZK",
  address_line_one: "Peenya 3",
  city: "Bengaluru",
  pincode: "560058",
  state: "Karnataka",
};

beforeEach(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
  await setGstin(api, market.transporter.id, "27AAFFT1357F1Z8");
  await sellUnder("27AAACS5678B1ZC");
});

/** Each test has a PAN of its own: the limits of the law count by it. */
async function sellUnder(gstin: string): Promise<void> {
  sellers += 1;
  await setGstin(api, market.seller.id, gstin);
  const pan_number = `AAACS${5_000 + sellers}B`;
  await api.db.updateTable("profile").set({ pan_number }).where("user_id", "=", market.seller.id).execute();
  const carrierPan = `AAFFT${1_000 + sellers}F`;
  await api.db
    .updateTable("profile")
    .set({ pan_number: carrierPan })
    .where("user_id", "=", market.transporter.id)
    .execute();
}

const inside: OrderPricing = { buyer: inState, rate: 51_900, sellerRate: 50_780, freight: 1_235, sizes: [450, 0] };
const between: OrderPricing = {
  buyer: abroad,
  consignee: thirdParty,
  rate: 55_125,
  sellerRate: 53_900,
  freight: 2_310,
};

/** A truck of two sizes inside a state; `size` is what the first of them costs beyond the second. */
const truckInside = (size: number) =>
  carry(api, market, {
    tonnes: 28.215,
    rate: 1_100,
    bill: nextBill(),
    booked: { tonnes: [18.34, 9.875], commission: { type: "exclude", rupees: 0 } },
    before: ({ orderId }) => priceOrder(api, orderId, { ...inside, sizes: [size, 0] }),
  });
const truckBetween = () =>
  carry(api, market, {
    tonnes: 24.61,
    rate: 2_150,
    bill: nextBill(),
    booked: { tonnes: [24.61], commission: { type: "exclude", rupees: 0 } },
    before: ({ orderId }) => priceOrder(api, orderId, between),
  });

const send = (path: string, body: object, as: SignedIn) =>
  api.post(path, body, as, { "idempotency-key": randomUUID() });
const openYear = (phone: string, kind: string, base: number) =>
  send(`/desk/user/${phone}/tds-opening`, { kind, base, reason: "A test" }, market.staff);
const buyerView = async ({ orderId, buyer }: CarriedVehicle) =>
  (await api.get(`/customer/order-detail/${orderId}`, buyer)).body.data;
const sellerView = async ({ orderId, seller }: CarriedVehicle) =>
  (await api.get(`/seller/order-detail/${orderId}`, seller)).body.data;
/** The buyer is credited for 160 kg that did not arrive. @returns the number of the note */
async function shortage(vehicle: CarriedVehicle): Promise<string> {
  const [{ number: invoice }] = (await buyerView(vehicle)).invoices;
  const note = await atDesk(api, vehicle, "note", { invoice, kind: "credit", cause: "weight", quantity: 0.16 });
  expect(note.status).toBe(200);
  return note.body.number;
}
const carrierRow = async ({ orderId, transporter }: CarriedVehicle) =>
  (await api.get("/transporter/freight-bill", transporter)).body.data.find(
    (row: { order_id: number }) => row.order_id === orderId,
  );

interface Figures {
  readonly tax: TaxSplit;
  readonly round_off: number;
  readonly total: number;
}
const figures = ({ tax: { taxable_amount, cgst, sgst, igst }, round_off, total }: Figures) => [
  taxable_amount,
  cgst,
  sgst,
  igst,
  round_off,
  total,
];

async function billFreight(vehicle: CarriedVehicle, tax: string): Promise<void> {
  const body = { number: `TR/${vehicle.vehicleId}`, date: "2026-11-21", tax };
  expect((await send(`/transporter/freight-bill/${vehicle.vehicleId}`, body, vehicle.transporter)).status).toBe(200);
  for (const step of ["check-freight-bill", "approve-freight-bill"]) {
    expect((await atDesk(api, vehicle, step, { vehicle_id: vehicle.vehicleId })).status).toBe(200);
  }
}

describe("28,215 kg in two sizes inside a state", () => {
  it("is invoiced at 17,78,799, of which the buyer keeps 1,507 back as tax and pays 17,77,292", async () => {
    const vehicle = await truckInside(450);

    const { invoices, for_price, paid_amount, due_amount } = await buyerView(vehicle);
    expect(figures(invoices[0])).toEqual([1_507_457.03, 135_671.13, 135_671.13, 0, -0.29, 1_778_799]);
    expect(invoices[0].freight).toBe(34_845.53);
    expect(for_price - paid_amount).toBeCloseTo(due_amount, 5);
    expect(await bookedFigures(api.db, vehicle.orderId, ["sale invoiced"])).toEqual({
      freight_recovered: -3_484_553,
      gst_out: -27_134_226,
      receivable: 177_879_900,
      rounding: 29,
      sales: -147_261_150,
    });
    const advised = await send(
      `/customer/order/${vehicle.orderId}/tds`,
      { amount: 1_507, tan_number: "MUMB12345C" },
      vehicle.buyer,
    );
    expect(advised.status).toBe(200);
    expect((await buyerView(vehicle)).due_amount).toBe(due_amount - 1_507);
  });

  it("is bought for 16,99,743, of which 1,340 are kept back as tax beyond 50 lakh", async () => {
    await openYear(market.seller.phone, "goods", 4_900_000);

    const vehicle = await truckInside(420);

    const { invoices: bills, due_amount } = await sellerView(vehicle);
    expect(figures(bills[0])).toEqual([1_440_460.5, 129_641.45, 129_641.45, 0, -0.4, 1_699_743]);
    expect(due_amount).toBe(1_698_403);
    expect(await bookedFigures(api.db, vehicle.orderId, ["seller billed", "tax deducted from seller"])).toEqual({
      gst_in: 25_928_290,
      "payable:seller": -169_840_300,
      purchases: 144_046_050,
      rounding: -40,
      tds_payable: -134_000,
    });
  });

  it("owes the carrier 30,415.50 after tax at source, and the state 2 x 775.91", async () => {
    const vehicle = await truckInside(450);

    await billFreight(vehicle, "reverse charge");

    expect(await carrierRow(vehicle)).toMatchObject({ freight: 31_036.5, tds: 621, due: 30_415.5 });
    expect(await bookedFigures(api.db, vehicle.orderId, ["freight bill approved"])).toEqual({
      gst_in: 155_182,
      rcm_payable: -155_182,
    });
  });

  it("is credited 10,087 by one note for a shortage of 160 kg, 104 of one size and 56 of the other", async () => {
    const vehicle = await truckInside(450);
    const before = await buyerView(vehicle);

    await shortage(vehicle);

    const { credit_notes, due_amount } = await buyerView(vehicle);
    expect(credit_notes.map(({ part }: { part: Figures }) => figures(part))).toEqual([
      [8_548.4, 769.36, 769.36, 0, -0.12, 10_087],
    ]);
    const [{ part }] = credit_notes;
    expect(part.lines.map((line: { quantity: number; taxable_amount: number }) => [line.quantity, line.taxable_amount])).toEqual([
      [0.104, 5_572.84],
      [0.056, 2_975.56],
    ]);
    expect(due_amount).toBe(before.due_amount - 10_087);
    expect(await bookedFigures(api.db, vehicle.orderId, ["note issued"])).toEqual({
      freight_recovered: 19_760,
      gst_out: 153_872,
      receivable: -1_008_700,
      rounding: -12,
      sales: 835_080,
    });
  });
});

describe("24,610 kg of a seller in Karnataka, sold to Gujarat, delivered to a third party in Karnataka", () => {
  it("bears IGST on both papers, by the buyer's state and by the platform's", async () => {
    await sellUnder("29AAACS5678B1Z8");
    await openYear(market.seller.phone, "goods", 5_000_000);

    const vehicle = await truckBetween();

    const [sale] = (await buyerView(vehicle)).invoices;
    expect([figures(sale), sale.place_of_supply]).toEqual([
      [1_413_475.35, 0, 0, 254_425.56, 0.09, 1_667_901],
      "Gujarat",
    ]);
    const { invoices: bills, due_amount } = await sellerView(vehicle);
    expect([figures(bills[0]), bills[0].place_of_supply]).toEqual([
      [1_326_479, 0, 0, 238_766.22, -0.22, 1_565_245],
      "Maharashtra",
    ]);
    expect(due_amount).toBe(1_563_919);
  });

  it("owes the carrier 61,377.58: freight and their own GST of 18 percent less the tax on the freight alone", async () => {
    const vehicle = await truckBetween();
    const tax = "forward with credit";
    expect((await send("/transporter/freight-tax", { tax }, vehicle.transporter)).status).toBe(200);

    await billFreight(vehicle, tax);

    expect(await carrierRow(vehicle)).toMatchObject({ freight: 52_911.5, tds: 1_058, due: 61_377.58 });
  });

  it("is credited 13,068 for a difference in grade of 450 per MT, without a quantity", async () => {
    const vehicle = await truckBetween();
    const { invoices, due_amount } = await buyerView(vehicle);

    const note = { invoice: invoices[0].number, kind: "credit", cause: "quality", rate: 450 };
    expect((await atDesk(api, vehicle, "note", note)).status).toBe(200);

    const after = await buyerView(vehicle);
    const { part } = after.credit_notes[0];
    expect(figures(part)).toEqual([11_074.5, 0, 0, 1_993.41, 0.09, 13_068]);
    expect(part.lines[0].quantity).toBe(0);
    expect(after.due_amount).toBe(due_amount - 13_068);
  });
});

describe("tax at source over a year", () => {
  it("begins with the one large bill of a carrier, and takes in all of the year beyond a lakh", async () => {
    const deducted: number[] = [];
    for (const tonnes of [28, 29.5, 31, 20]) {
      const vehicle = await carry(api, market, { tonnes, rate: 1_000, bill: nextBill() });
      await billFreight(vehicle, "reverse charge");
      deducted.push((await carrierRow(vehicle)).tds);
    }

    expect(deducted).toEqual([0, 0, 620, 1_550]);
  });

  it("begins with what a seller's bills come to beyond 50 lakh", async () => {
    await openYear(market.seller.phone, "goods", 4_800_000);
    const sold = async (tonnes: number, sellerRate: number) => {
      const vehicle = await carry(api, market, {
        tonnes,
        rate: 1_000,
        bill: nextBill(),
        booked: { tonnes: [tonnes], commission: { type: "exclude", rupees: 0 } },
        before: ({ orderId }) => priceOrder(api, orderId, { ...inside, sizes: [], rate: sellerRate + 500, sellerRate }),
      });
      const { invoices: bills, due_amount } = await sellerView(vehicle);
      return [bills[0].tax.taxable_amount, Math.round((bills[0].total - due_amount) * 100) / 100];
    };

    expect(await sold(10, 35_000.05)).toEqual([350_000.5, 150]);
    expect(await sold(24.998, 50_004.02)).toEqual([1_250_000.49, 1_250]);
  });
});

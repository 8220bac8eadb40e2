import { bookedFigures } from "../../testing/booked-figures";
import {
  billFreight,
  buyerView,
  carrierRow,
  creditShortage,
  type Figures,
  figures,
  nextBill,
  openYear,
  sellerView,
  sellUnder,
  truckBetween,
  truckInside,
  truckOfOneSize,
  workedMarket,
} from "../../testing/worked-trade";
import { atDesk, carry } from "../freight-bills/testing/carried-vehicle";

/* Trades whose documents, taxes and payments are known to the paisa: one inside a state, one through a third party. */

const { api, market } = workedMarket();

describe("28,215 kg in two sizes inside a state", () => {
  it("is invoiced at 17,78,799, of which the buyer deducts 1,507 as tax and pays 17,77,292", async () => {
    const vehicle = await truckInside(api, market(), 450);

    const { invoices, for_price, paid_amount, due_amount } = await buyerView(api, vehicle);
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
    const advised = await api.send(
      `/customer/order/${vehicle.orderId}/tds`,
      { amount: 1_507, tan_number: "MUMB12345C" },
      vehicle.buyer,
    );
    expect(advised.status).toBe(200);
    expect((await buyerView(api, vehicle)).due_amount).toBe(due_amount - 1_507);
  });

  it("is bought for 16,99,743, of which 1,340 is deducted as tax beyond 50 lakh", async () => {
    await openYear(api, market(), market().seller.phone, { kind: "goods", base: 4_900_000 });

    const vehicle = await truckInside(api, market(), 420);

    const { invoices: bills, due_amount } = await sellerView(api, vehicle);
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

  it("leaves 30,415.50 owed to the carrier after tax at source, and 2 x 775.91 to the state", async () => {
    const vehicle = await truckInside(api, market(), 450);

    await billFreight(api, vehicle, "reverse charge");

    expect(await carrierRow(api, vehicle)).toMatchObject({ freight: 31_036.5, tds: 621, due: 30_415.5 });
    expect(await bookedFigures(api.db, vehicle.orderId, ["freight bill approved"])).toEqual({
      gst_in: 155_182,
      rcm_payable: -155_182,
    });
  });

  it("is credited 10,087 by one note for a shortage of 160 kg, 104 of one size and 56 of the other", async () => {
    const vehicle = await truckInside(api, market(), 450);
    const before = await buyerView(api, vehicle);

    await creditShortage(api, vehicle);

    const { credit_notes, due_amount } = await buyerView(api, vehicle);
    expect(credit_notes.map(({ part }: { part: Figures }) => figures(part))).toEqual([
      [8_548.4, 769.36, 769.36, 0, -0.12, 10_087],
    ]);
    const [{ part }] = credit_notes;
    expect(
      part.lines.map((line: { quantity: number; taxable_amount: number }) => [line.quantity, line.taxable_amount]),
    ).toEqual([
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
  it("bears IGST on both documents, by the buyer's state and by the platform's", async () => {
    await sellUnder(api, market(), "29AAACS5678B1Z8");
    await openYear(api, market(), market().seller.phone, { kind: "goods", base: 5_000_000 });

    const vehicle = await truckBetween(api, market());

    const [sale] = (await buyerView(api, vehicle)).invoices;
    expect([figures(sale), sale.place_of_supply]).toEqual([
      [1_413_475.35, 0, 0, 254_425.56, 0.09, 1_667_901],
      "Gujarat",
    ]);
    const { invoices: bills, due_amount } = await sellerView(api, vehicle);
    expect([figures(bills[0]), bills[0].place_of_supply]).toEqual([
      [1_326_479, 0, 0, 238_766.22, -0.22, 1_565_245],
      "Maharashtra",
    ]);
    expect(due_amount).toBe(1_563_919);
  });

  it("leaves 61,377.58 owed to the carrier: freight and their own GST of 18 percent, less tax on the freight alone", async () => {
    const vehicle = await truckBetween(api, market());
    const tax = "forward with credit";
    expect((await api.send("/transporter/freight-tax", { tax }, vehicle.transporter)).status).toBe(200);

    await billFreight(api, vehicle, tax);

    expect(await carrierRow(api, vehicle)).toMatchObject({ freight: 52_911.5, tds: 1_058, due: 61_377.58 });
  });

  it("is credited 13,068 for a difference in grade of 450 per MT, without a quantity", async () => {
    const vehicle = await truckBetween(api, market());
    const { invoices, due_amount } = await buyerView(api, vehicle);

    const note = { invoice: invoices[0].number, kind: "credit", cause: "quality", rate: 450 };
    expect((await atDesk(api, vehicle, "note", note)).status).toBe(200);

    const after = await buyerView(api, vehicle);
    const { part } = after.credit_notes[0];
    expect(figures(part)).toEqual([11_074.5, 0, 0, 1_993.41, 0.09, 13_068]);
    expect(part.lines[0].quantity).toBe(0);
    expect(after.due_amount).toBe(due_amount - 13_068);
  });
});

describe("tax at source over a year", () => {
  it("begins with one large bill of a carrier, and covers the whole year beyond a lakh", async () => {
    const deducted: number[] = [];
    for (const tonnes of [28, 29.5, 31, 20]) {
      const vehicle = await carry(api, market(), { tonnes, rate: 1_000, bill: nextBill() });
      await billFreight(api, vehicle, "reverse charge");
      deducted.push((await carrierRow(api, vehicle)).tds);
    }

    expect(deducted).toEqual([0, 0, 620, 1_550]);
  });

  it("begins with the part of a seller's bills beyond 50 lakh", async () => {
    await openYear(api, market(), market().seller.phone, { kind: "goods", base: 4_800_000 });
    const sold = async (tonnes: number, sellerRate: number) => {
      const vehicle = await truckOfOneSize(api, market(), tonnes, sellerRate);
      const { invoices: bills, due_amount } = await sellerView(api, vehicle);
      return [bills[0].tax.taxable_amount, Math.round((bills[0].total - due_amount) * 100) / 100];
    };

    expect(await sold(10, 35_000.05)).toEqual([350_000.5, 150]);
    expect(await sold(24.998, 50_004.02)).toEqual([1_250_000.49, 1_250]);
  });
});

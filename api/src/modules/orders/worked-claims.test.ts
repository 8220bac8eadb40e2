import { bookedFigures } from "../../testing/booked-figures";
import {
  billFreight,
  buyerView,
  carrierRow,
  creditShortage,
  figures,
  nextBill,
  openYear,
  sellerView,
  sellUnder,
  truckBetween,
  truckInside,
  workedMarket,
} from "../../testing/worked-trade";
import { secondPersonAbove, secondPersonTotal } from "../desk/desk-settings";
import { atDesk, type CarriedVehicle } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { irnOf } from "../tax-portal/documents/irn";

/* Who bears what the buyer was credited for in the worked trades: the carrier or the seller. */

const { api, market } = workedMarket();

describe("160 kg that were lost on the road", () => {
  const charge = (vehicle: CarriedVehicle, note: string, more: object = {}) =>
    atDesk(api, vehicle, "charge-lost-goods", { note, ...more });
  const shortages = async ({ orderId }: CarriedVehicle) =>
    (await api.get(`/desk/order/${orderId}`, market().staff)).body.data.shortages;

  it("are borne by the carrier at 9,639: the purchase and its GST, whose credit the platform reverses", async () => {
    const vehicle = await truckInside(api, market(), 420, { advance: 8_000 });
    await billFreight(api, vehicle, "reverse charge");
    const note = await creditShortage(api, vehicle);
    const seller = await sellerView(api, vehicle);

    expect(await charge(vehicle, note)).toMatchObject({ status: 200 });

    expect(await carrierRow(api, vehicle)).toMatchObject({
      freight: 31_036.5,
      tds: 621,
      advance: 8_000,
      lost: 9_639,
      due: 12_776.5,
    });
    expect(await bookedFigures(api.db, vehicle.orderId, ["lost goods charged"])).toEqual({
      gst_in: -147_032,
      "payable:transporter": 963_900,
      shortage_loss: 147_032,
      shortage_recovered: -963_900,
    });
    const ledger = await api.get(`/transporter/order-ledger/${vehicle.orderId}`, vehicle.transporter);
    expect(JSON.stringify(ledger.body)).toContain(`Shortage of 0.160 MT, claim ${note}`);
    expect(await sellerView(api, vehicle)).toEqual(seller);
  });

  it("come off the freight once, and again only after the desk has reversed that", async () => {
    const vehicle = await truckInside(api, market(), 420);
    const note = await creditShortage(api, vehicle);
    expect(await charge(vehicle, note, { amount: 9_638 })).toMatchObject({
      status: 409,
      body: { message: "The shortage comes to ₹9,639, not ₹9,638. Please look at it again." },
    });
    expect(await shortages(vehicle)).toEqual([{ note, amount: 9_639 }]);
    expect((await charge(vehicle, note, { amount: 9_639 })).status).toBe(200);

    expect(await shortages(vehicle)).toEqual([]);
    expect(await charge(vehicle, note)).toMatchObject({
      status: 409,
      body: { message: "This has already been recorded." },
    });

    expect((await carrierRow(api, vehicle)).due).toBe(21_397.5);
    const { id } = await api.db
      .selectFrom("journal")
      .select("id")
      .where("event", "=", "lost goods charged")
      .where("order_id", "=", vehicle.orderId)
      .executeTakeFirstOrThrow();
    const undone = await api.send(`/desk/journal/${id}/reverse`, { reason: "The seal was broken" }, market().staff);
    expect(undone.status).toBe(200);
    expect(await carrierRow(api, vehicle)).toMatchObject({ lost: 0, due: 31_036.5 });
    expect(await shortages(vehicle)).toEqual([{ note, amount: 9_639 }]);
    expect((await charge(vehicle, note)).status).toBe(200);
  });

  it("do not prevent the approval of the freight bill when they come off before it", async () => {
    const vehicle = await truckInside(api, market(), 420, { advance: 22_000 });
    expect((await charge(vehicle, await creditShortage(api, vehicle))).status).toBe(200);

    await billFreight(api, vehicle, "reverse charge");

    expect(await carrierRow(api, vehicle)).toMatchObject({ tds: 621, lost: 9_639, due: -1_223.5 });
  });

  it("are borne by the seller or by the carrier, never by both", async () => {
    const enter = async (vehicle: CarriedVehicle, quantity: number) => {
      const [{ number: bill }] = (await sellerView(api, vehicle)).invoices;
      const body = { bill, number: nextBill(), date: "2026-11-21", cause: "weight", quantity };
      return atDesk(api, vehicle, "seller-note", body);
    };
    const [one, other] = [await truckInside(api, market(), 420), await truckInside(api, market(), 420)];
    const [note, ofOther] = [await creditShortage(api, one), await creditShortage(api, other)];
    expect((await charge(one, note)).status).toBe(200);
    const sellersNote = await enter(other, 0.1);
    expect(sellersNote.status).toBe(200);
    expect([await shortages(one), await shortages(other)]).toEqual([[], []]);
    const before = await Promise.all([sellerView(api, one), carrierRow(api, other)]);

    expect(await enter(one, 0.001)).toMatchObject({
      status: 409,
      body: {
        message: `The carrier already bears 0.160 MT of this vehicle (${note}). The buyer was credited for 0.160 MT in all.`,
      },
    });
    expect(await charge(other, ofOther)).toMatchObject({
      status: 409,
      body: {
        message: `The seller already bears 0.100 MT of this vehicle (${sellersNote.body.number}). The buyer was credited for 0.160 MT in all.`,
      },
    });

    expect(await Promise.all([sellerView(api, one), carrierRow(api, other)])).toEqual(before);
  });

  it("are borne once, also where a mistaken note was charged back and a second one credits the buyer", async () => {
    const vehicle = await truckInside(api, market(), 420);
    const [{ number: invoice }] = (await buyerView(api, vehicle)).invoices;
    await creditShortage(api, vehicle);
    const back = { invoice, kind: "debit", cause: "weight", quantity: 0.16, consent: "By telephone" };
    expect((await atDesk(api, vehicle, "note", back)).status).toBe(200);
    const note = await creditShortage(api, vehicle);
    expect((await charge(vehicle, note)).status).toBe(200);
    const [{ number: bill }] = (await sellerView(api, vehicle)).invoices;
    const before = await sellerView(api, vehicle);
    const sellers = { bill, number: nextBill(), date: "2026-11-21", cause: "weight", quantity: 0.16 };

    expect(await atDesk(api, vehicle, "seller-note", sellers)).toMatchObject({
      status: 409,
      body: {
        message: `The carrier already bears 0.160 MT of this vehicle (${note}). The buyer was credited for 0.160 MT in all.`,
      },
    });

    expect(await sellerView(api, vehicle)).toEqual(before);
  });

  it("are not borne by a carrier once the buyer was charged for them again", async () => {
    const vehicle = await truckInside(api, market(), 420);
    const [{ number: invoice }] = (await buyerView(api, vehicle)).invoices;
    const note = await creditShortage(api, vehicle);
    const back = { invoice, kind: "debit", cause: "weight", quantity: 0.16, consent: "By telephone" };
    expect((await atDesk(api, vehicle, "note", back)).status).toBe(200);

    expect(await charge(vehicle, note)).toMatchObject({
      status: 409,
      body: {
        message:
          "The buyer was credited for 0.160 MT, and 0.160 MT was charged again: nothing is left for the carrier to bear.",
      },
    });
  });

  it("are no claim on the carrier until the buyer has been credited for their weight", async () => {
    const vehicle = await truckBetween(api, market());
    const [{ number: invoice }] = (await buyerView(api, vehicle)).invoices;
    const body = { invoice, kind: "credit", cause: "quality", rate: 450 };
    const { number } = (await atDesk(api, vehicle, "note", body)).body;

    for (const note of [number, invoice, "MC2627999999"]) {
      expect(await charge(vehicle, note)).toMatchObject({
        status: 422,
        body: { errors: { note: ["Please name a credit note of this order that is about weight"] } },
      });
    }

    expect(await carrierRow(api, vehicle)).toMatchObject({ lost: 0, due: 52_911.5 });
  });
});

describe("a grade of 400 per MT below the agreed one, which the seller bears", () => {
  const grade = { number: "CN/26-27/31", date: "2026-11-21", cause: "quality", rate: 400 };
  const enter = async (vehicle: CarriedVehicle, body: object = {}) => {
    const [{ number: bill }] = (await sellerView(api, vehicle)).invoices;
    return atDesk(api, vehicle, "seller-note", { bill, ...grade, number: nextBill(), ...body });
  };

  it("is the seller's note of 11,616, and lowers the base of tax on their next bill by 9,844", async () => {
    await sellUnder(api, market(), "29AAACS5678B1Z8");
    await openYear(api, market(), market().seller.phone, { kind: "goods", base: 5_000_000 });
    const vehicle = await truckBetween(api, market());
    const before = await sellerView(api, vehicle);
    const buyer = await buyerView(api, vehicle);

    expect(await enter(vehicle, { number: "cn/26-27/31", total: 11_616 })).toMatchObject({
      status: 200,
      body: { number: "CN/26-27/31" },
    });

    const after = await sellerView(api, vehicle);
    expect(after.notes.map(({ part }: { part: Parameters<typeof figures>[0] }) => figures(part))).toEqual([
      [9_844, 0, 0, 1_771.92, 0.08, 11_616],
    ]);
    expect(after.due_amount).toBe(before.due_amount - 11_616);
    expect(after.for_price - after.paid_amount).toBeCloseTo(after.due_amount, 5);
    expect(await buyerView(api, vehicle)).toEqual(buyer);
    expect(await bookedFigures(api.db, vehicle.orderId, ["seller noted"])).toEqual({
      gst_in: -177_192,
      "payable:seller": 1_161_600,
      purchases: -984_400,
      rounding: -8,
    });
    const next = await truckBetween(api, market());
    const { total } = (await sellerView(api, next)).invoices[0];
    // 0.1 percent of 13,26,479 less 9,844.
    expect(total - (await sellerView(api, next)).due_amount).toBe(1_317);
  });

  it("is paid back by a seller who had already been paid in full, and only then is the order settled", async () => {
    for (const limit of [secondPersonAbove, secondPersonTotal]) await storeSetting(api.db, limit, 100_000_000);
    const vehicle = await truckBetween(api, market());
    const { due_amount } = await sellerView(api, vehicle);
    const paid = { to: "seller", amount: due_amount, reference: "NEFT1" };
    expect(await atDesk(api, vehicle, "payout", paid)).toMatchObject({ status: 200 });
    expect((await enter(vehicle)).status).toBe(200);
    expect((await sellerView(api, vehicle)).due_amount).toBe(-11_616);
    const back = (amount: number, reference: string) =>
      atDesk(api, vehicle, "paid-back", { from: "seller", amount, reference });

    expect(await back(11_617, "NEFT2")).toMatchObject({
      status: 422,
      body: { errors: { amount: ["The seller owes ₹11,616"] } },
    });
    expect((await back(11_000, "NEFT2")).status).toBe(200);
    expect((await back(616, "NEFT2")).status).toBe(409);
    expect((await back(616, "NEFT3")).status).toBe(200);

    expect((await sellerView(api, vehicle)).due_amount).toBe(0);
    expect(await bookedFigures(api.db, vehicle.orderId, ["seller paid back"])).toEqual({
      bank: 1_161_600,
      "payable:seller": -1_161_600,
    });
  });

  it("is registered under the number that the tax office counts, or is not entered", async () => {
    const vehicle = await truckBetween(api, market());
    const [{ supplier }] = (await sellerView(api, vehicle)).invoices;
    const number = nextBill();
    const irn = irnOf({ gstin: supplier.gst_number, type: "CRN", number, date: grade.date });

    expect(
      await enter(vehicle, { number, irn: irn.replace(/^./, "g").replace("g", irn[0] === "0" ? "1" : "0") }),
    ).toMatchObject({
      status: 422,
      body: { errors: { irn: ["This is not the IRN of a credit note with this number and day"] } },
    });
    expect((await sellerView(api, vehicle)).notes).toEqual([]);
    expect((await enter(vehicle, { number, irn })).status).toBe(200);
    expect((await sellerView(api, vehicle)).notes).toMatchObject([{ number, irn }]);
  });

  it.each([
    [
      "a total more than a rupee from that of the bill",
      { total: 11_618 },
      { total: ["By the bill this comes to ₹11,616.00"] },
    ],
    ["a day before the bill", { date: "2026-11-01" }, { date: ["The date of the note is before that of the bill"] }],
    ["a bill that does not exist", { bill: "NONE" }, { bill: ["This order has no such bill, or it was cancelled"] }],
    [
      "more than is left of the bill",
      { rate: 90_000 },
      { rate: [expect.stringMatching(/^Only .* before GST is left/)] },
    ],
    ["a rate by weight", { cause: "weight" }, { rate: ["A note by weight uses the bill's own rate"] }],
  ])("is not entered with %s, and nothing changes", async (_what, body, errors) => {
    const vehicle = await truckBetween(api, market());
    const before = await sellerView(api, vehicle);

    expect(await enter(vehicle, body)).toMatchObject({ status: 422, body: { errors } });

    expect(await sellerView(api, vehicle)).toEqual(before);
  });
});

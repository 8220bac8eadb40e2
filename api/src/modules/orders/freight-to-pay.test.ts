import { read } from "@mandi/shared/contract/read";
import { SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { bookedFigures } from "../../testing/booked-figures";
import { takeStep, wayTo } from "../../testing/order-steps";

import { atDesk } from "../freight-bills/testing/carried-vehicle";
import { freightModeOrder } from "./testing/freight-mode-order";

/* Freight that the consignee pays to the carrier: it is in no price, on no document and in no account of the platform. */

const { api, staff, pair, mark, priceOfPair, asked, booked, buyers, carriers, take } = freightModeOrder("to_pay");

describe("the desk marks a pair with freight to pay", () => {
  it("reads the landed price with the freight and the for price without it", async () => {
    const { body } = await priceOfPair();

    expect(body.data).toMatchObject({
      landed_per_mt: 49_200,
      landed_total: 1_476_000,
      gst: 255_960,
      for_price: 1_677_960,
      booking_amount: 167_796,
      transport_price: 0,
      freight_to_pay: 1_800,
    });
    expect((await mark({ ...pair(), freight_mode: "to_pay", expected_landed: 49_200 })).status).toBe(200);
    expect(await asked()).toMatchObject({
      transport_price: 0,
      ex_price: 1_677_960,
      for_price: 1_677_960,
      freight_to_pay: { per_mt: 1_800, amount: 54_000 },
    });
    expect((await asked()).price_steps.slice(-3)).toEqual([
      { kind: "total", label: "Ex price", per_mt: 55_932, amount: 1_677_960 },
      { kind: "freight", label: "Freight to the carrier, before GST", per_mt: 1_800, amount: 54_000 },
      { kind: "total", label: "Total", per_mt: 57_732, amount: 1_731_960 },
    ]);
  });

  it("is refused without any freight; without a freight mode, the freight is included", async () => {
    const { seller_id } = pair();
    expect((await mark({ seller_id, transport_price: 0, freight_mode: "to_pay" })).status).toBe(422);
    expect((await mark({ ...pair(), freight_mode: "untaxed" })).status).toBe(422);
    expect(await asked()).toMatchObject({ status: "pending", for_price: null });

    expect((await mark(pair())).status).toBe(200);

    expect(await asked()).toMatchObject({ transport_price: 2_124, for_price: 1_741_680, freight_to_pay: null });
  });
});

it("an order keeps it: the buyer owes only the goods, the carrier sees what the consignee pays, and the seller sees no amount", async () => {
  const order = await booked();

  const view = await buyers(order);
  expect(view).toMatchObject({
    transport_price: 0,
    ex_price: 1_677_960,
    for_price: 1_677_960,
    token_amount: 167_796,
    due_amount: 1_510_164,
    freight_to_pay: { per_mt: 1_800, amount: 54_000 },
  });
  expect(await carriers(order)).toMatchObject({ transport_price: 1_800, is_freight_to_pay: 1 });
  const { body } = await api.get(`/seller/order-detail/${order.orderId}`, order.seller);
  expect(read(SellerOrderAnswer, body).data.takes_no_advance).toBe(1);
  expect(JSON.stringify(body)).not.toContain("1800");
  const changed = api.db.updateTable("trade_order").set({ to_pay_rate_paise: 1 }).where("id", "=", order.orderId);
  await expect(changed.execute()).rejects.toThrow(/is paid as it was agreed/);
});

it("anything that would change the freight is refused, and nothing changes", async () => {
  const order = await booked();
  const before = await buyers(order);
  const award = (price: number) => atDesk(api, order, "award", { transporter_id: order.transporter.id, price });

  expect(await award(1_700)).toMatchObject({
    status: 422,
    body: { errors: { price: ["The consignee pays the carrier ₹1,800 per MT, as was agreed"] } },
  });
  expect((await award(1_800)).status).toBe(200);
  await take(order, wayTo.loading);
  expect((await takeStep(api, order, "change freight")).status).toBe(409);
  const { steps } = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data;
  expect([steps.includes("change order"), steps.includes("change freight")]).toEqual([true, false]);
  const { trips } = await carriers(order);
  const weight = { event: "final_quantity", vehicle_id: trips[0].id, final_quantity: 29.5, freight_advance: 500 };
  expect(await api.send(`/seller/order/${order.orderId}/event`, weight, order.seller)).toMatchObject({
    status: 422,
    body: { errors: { freight_advance: [expect.stringContaining("The consignee pays this freight")] } },
  });

  const { status: _then, updated_at: _at, driver_list: _drivers, waits_for: _turn, ...terms } = before;
  expect(await buyers(order)).toMatchObject(terms);
});

it("the invoice has no freight in its value and says who pays it, and the return of the month has the same value", async () => {
  const order = await booked();
  await take(order, [...wayTo.loading, "final quantity", "invoice"]);

  const {
    invoices: [invoice] = [],
    transport_price,
    ex_price,
    for_price,
    due_amount,
    paid_amount,
  } = await buyers(order);
  // 29.5 MT at 47,400.
  expect(invoice).toMatchObject({
    freight: 0,
    is_freight_to_pay: 1,
    tax: { taxable_amount: 1_398_300, cgst: 125_847, sgst: 125_847 },
    total: 1_649_994,
  });
  expect([transport_price, for_price]).toEqual([0, ex_price]);
  expect(for_price - paid_amount).toBeCloseTo(due_amount, 5);
  expect(await bookedFigures(api.db, order.orderId, ["sale invoiced"])).toEqual({
    gst_out: -25_169_400,
    receivable: 164_999_400,
    sales: -139_830_000,
  });
  const month = "month=2026-11";
  expect((await api.get(`/desk/export/check?${month}`, staff())).body.differences).toEqual([]);
  const form = JSON.parse((await api.get(`/desk/export/gstr1?gstin=27AAACM1234A1Z8&${month}`, staff())).body);
  const values = form.b2b.flatMap(({ inv }: { inv: { inum: string; val: number }[] }) => inv);
  expect(values).toContainEqual(expect.objectContaining({ inum: invoice?.number, val: 1_649_994 }));
});

it("the platform owes nothing for a delivered vehicle: no freight in the books, no bill to send, no shortage to charge", async () => {
  const order = await booked();
  await take(order, wayTo.delivered);

  expect(await bookedFigures(api.db, order.orderId, ["freight billed"])).toEqual({});
  const { body: bills } = await api.get("/transporter/freight-bill", order.transporter);
  expect([bills.data, bills.total, bills.total_due]).toEqual([[], 0, 0]);
  const { trips } = await carriers(order);
  const bill = { number: "TR/1", date: "2026-11-21", tax: "reverse charge" };
  expect(await api.send(`/transporter/freight-bill/${trips[0].id}`, bill, order.transporter)).toMatchObject({
    status: 409,
    body: { message: "The consignee pays this freight. Please send them your bill." },
  });
  const turn = (await api.get("/my-turn", order.transporter)).body;
  expect(JSON.stringify(turn)).not.toContain("freight bill");
  const { invoices: [invoice] = [], due_amount } = await buyers(order);
  const note = { invoice: invoice?.number, kind: "credit", cause: "weight", quantity: 0.1 };
  const { number } = (await atDesk(api, order, "note", note)).body;
  expect(await atDesk(api, order, "charge-lost-goods", { note: number })).toMatchObject({ status: 409 });
  expect((await buyers(order)).due_amount).toBeLessThan(due_amount);
});

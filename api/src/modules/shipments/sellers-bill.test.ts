import { randomUUID } from "node:crypto";
import { read } from "@mandi/shared/contract/read";
import { ReceivedOrderListAnswer, SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { reconciledApi } from "../../testing/api-of-file";
import { bookedFigures } from "../../testing/booked-figures";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { setGstin, setPlatform } from "../freight-bills/testing/carried-vehicle";

const api = reconciledApi();
let market: Market;
/** The sellers here have one GSTIN, so each number is used once. */
let count = 0;
beforeEach(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
  await setGstin(api, market.seller.id, "27AAACS5678B1ZC");
});

/** An order whose only vehicle is loaded with 29.5 MT. */
async function loaded(options: Parameters<typeof createBookedOrder>[1] = {}): Promise<BookedOrder> {
  const order = await createBookedOrder(api, { market, ...options });
  for (const step of [...wayTo.loading, "final quantity"] as const) await takeStep(api, order, step);
  return order;
}

async function invoice(order: BookedOrder, change: object = {}) {
  const { id } = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  count += 1;
  const number = { invoice_number: `K/${count}`, invoice_date: "2026-11-21" };
  const body = { event: "invoice", vehicle_id: id, ...number, ...change };
  const headers = { "idempotency-key": randomUUID() };
  return api.post(`/seller/order/${order.orderId}/event`, body, order.seller, headers);
}

const view = async (order: BookedOrder) =>
  read(SellerOrderAnswer, (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body).data;

/** The postings of the bill, in paise, debit positive. */
const booked = (orderId: number) => bookedFigures(api.db, orderId, ["seller billed", "commission deducted"]);

it("buys at the seller's rate less the included commission, taxed on that rate, and owes whole rupees", async () => {
  const order = await loaded({ commission: { type: "include", rupees: 100 } });

  expect(await invoice(order)).toMatchObject({ status: 200 });

  // 29.5 MT at 47,400 less 100 before GST.
  const [bill] = (await view(order)).invoices ?? [];
  expect(bill).toMatchObject({
    tax: { gst: 18, taxable_amount: 1_395_350, cgst: 125_581.5, sgst: 125_581.5, igst: 0 },
    goods_amount: 1_646_513,
    round_off: 0,
    total: 1_646_513,
    tax_rows: [expect.any(Number)],
  });
  expect(await booked(order.orderId)).toEqual({
    gst_in: 25_116_300,
    "payable:seller": -164_651_300,
    purchases: 139_535_000,
  });
  const seller = await view(order);
  expect(seller.for_price - (seller.paid_amount ?? 0)).toBeCloseTo(seller.due_amount ?? 0, 2);
  expect(seller.due_amount).toBe(1_646_513);
});

it("lists an order as due to its seller from its invoice on, with the invoice's day, before the goods arrive", async () => {
  const order = await loaded({ commission: { type: "include", rupees: 100 } });
  const listed = async () => {
    const { data } = read(ReceivedOrderListAnswer, (await api.get("/seller/order", order.seller)).body);
    return data.find(({ id }) => id === order.orderId);
  };
  expect(await listed()).toMatchObject({ due_amount: 1_646_513, invoiced_due: 0, due_on: null });

  expect(await invoice(order)).toMatchObject({ status: 200 });

  const due_on = (await view(order)).invoices?.[0]?.due_on;
  expect(due_on).toMatch(/^2026-/);
  expect(await listed()).toMatchObject({ status: "loading", due_amount: 1_646_513, invoiced_due: 1_646_513, due_on });
});

it("shows the rounding of the bill to the rupee as a separate line, on the document and in the books", async () => {
  const order = await loaded({ commission: { type: "include", rupees: 101 } });

  await invoice(order);

  const [bill] = (await view(order)).invoices ?? [];
  const { tax, round_off = 0, total = 0 } = bill ?? {};
  const exact = (tax?.taxable_amount ?? 0) + (tax?.cgst ?? 0) + (tax?.sgst ?? 0);
  expect(round_off).not.toBe(0);
  expect(exact + round_off).toBeCloseTo(total, 4);
  expect(Number.isInteger(total)).toBe(true);
  expect(await booked(order.orderId)).toMatchObject({ rounding: Math.round(round_off * 100) });
  expect((await view(order)).due_amount).toBe(total);
});

it("accepts a seller's number once in a financial year, across all their orders, in capitals or not", async () => {
  const [one, two] = [await loaded(), await loaded()];
  expect(await invoice(one, { invoice_number: "ms/26-27/9" })).toMatchObject({ status: 200 });

  const again = await invoice(two, { invoice_number: "MS/26-27/9" });

  const text = "This number has already been used in this financial year";
  expect(again).toMatchObject({ status: 422, body: { errors: { invoice_number: [text] } } });
  expect((await view(one)).invoices?.[0]?.number).toBe("MS/26-27/9");
  expect((await view(two)).invoices).toEqual([]);
});

it.each([
  ["a number that begins with 0", { invoice_number: "007" }, "invoice_number"],
  ["a number with a space", { invoice_number: "K 1" }, "invoice_number"],
  ["a day before the loading", { invoice_date: "2026-11-20" }, "invoice_date"],
])("refuses %s at its field, and nothing is invoiced", async (_what, change, field) => {
  const order = await loaded();

  const answer = await invoice(order, change);

  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  expect((await view(order)).invoices).toEqual([]);
});

it("refuses a bill that differs by more than a rupee from the agreed rate at the loaded weight, and shows by how much", async () => {
  const order = await loaded({ commission: { type: "include", rupees: 100 } });

  const refused = await invoice(order, { invoice_total: 1_650_053 });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    invoice_total: [
      "Your bill is ₹3,540.00 more than the agreed rate at the loaded weight: ₹13,95,350.00 and ₹2,51,163.00 of GST, ₹16,46,513.00 in all",
    ],
  });
  expect((await view(order)).invoices).toEqual([]);

  expect((await invoice(order, { invoice_total: 1_646_512.4 })).status).toBe(200);
  expect((await view(order)).invoices).toMatchObject([{ total: 1_646_513 }]);
});

it("names what the bill comes to before it is entered, to the paisa, and accepts exactly that", async () => {
  const order = await loaded({ commission: { type: "include", rupees: 101 } });
  const expected = (await view(order)).vehicles[0]?.expected_bill;
  expect(expected).toMatchObject({
    lines: [{ quantity: 29.5, rate: 47_299, taxable_amount: 1_395_320.5 }],
    commission: 101,
    tax: { gst: 18, taxable_amount: 1_395_320.5, cgst: 125_578.85, sgst: 125_578.85, igst: 0 },
    round_off: -0.2,
    total: 1_646_478,
  });

  expect(await invoice(order, { invoice_total: expected?.total })).toMatchObject({ status: 200 });

  const after = await view(order);
  expect(after.invoices).toMatchObject([{ tax: expected?.tax, round_off: -0.2, total: 1_646_478 }]);
  expect(after.vehicles[0]?.expected_bill).toBeNull();
});

it("names no expected bill before the weight, and another one once the weight is corrected", async () => {
  const order = await createBookedOrder(api, { market });
  for (const step of wayTo.loading) await takeStep(api, order, step);
  expect((await view(order)).vehicles[0]?.expected_bill).toBeNull();
  await takeStep(api, order, "final quantity");
  const before = (await view(order)).vehicles[0]?.expected_bill?.total ?? 0;
  const body = { event: "final_quantity", vehicle_id: (await view(order)).vehicles[0]?.id, final_quantity: 29 };
  await api.send(`/seller/order/${order.orderId}/event`, body, order.seller);
  const { total, lines } = (await view(order)).vehicles[0]?.expected_bill ?? { total: 0, lines: [] };
  expect(lines).toMatchObject([{ quantity: 29 }]);
  expect(total).toBeLessThan(before);
});

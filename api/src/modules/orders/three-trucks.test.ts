import { randomUUID } from "node:crypto";
import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { paise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { calculateBookingAmount } from "@mandi/shared/pricing/order-amounts";
import { reconciledApi } from "../../testing/api-of-file";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { priceOrder } from "../../testing/priced-order";
import type { SignedIn } from "../../testing/test-api";
import { setPlatform } from "../freight-bills/testing/carried-vehicle";

const api = reconciledApi();
let market: Market;
let bills = 0;

beforeEach(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
});

const buyer = {
  company_name: "Bharuch Fab Ltd",
  gst: "24AABCB8765D1ZS",
  address_line_one: "GIDC 9",
  city: "Bharuch",
  pincode: "392001",
  state: "Gujarat",
};

/** 90 MT at 48,250 and freight 950 before GST, for the buyer's own place in Gujarat; the platform is in Maharashtra. */
async function booked(): Promise<BookedOrder> {
  const order = await createBookedOrder(api, { market, tonnes: [90], commission: { type: "exclude", rupees: 0 } });
  await priceOrder(api, order.orderId, { buyer, rate: 48_250, sellerRate: 48_000, freight: 950 });
  return order;
}

const view = async (order: BookedOrder) =>
  read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;

async function done(as: SignedIn, path: string, body: object): Promise<void> {
  const answer = await api.post(path, body, as, { "idempotency-key": randomUUID() });
  expect([path, body, answer.status]).toEqual([path, body, 200]);
}
const step = (order: BookedOrder, body: object) => done(order.seller, `/seller/order/${order.orderId}/event`, body);

async function sendTrucks(order: BookedOrder): Promise<readonly number[]> {
  await step(order, { event: "confirm", dispatch_date: "2026-11-25" });
  for (const vehicle_number of ["GJ16AB0001", "GJ16AB0002", "GJ16AB0003"]) {
    const driver = { driver_name: "Ramesh", driver_phone: "9333333333" };
    const vehicle = { event: "vehicle", vehicle_number, planned_quantity: 30, ...driver };
    await done(order.transporter, `/transporter/order/${order.orderId}/event`, vehicle);
  }
  const rows = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", order.orderId)
    .orderBy("id")
    .execute();
  for (const { id } of rows) await step(order, { event: "loading", vehicle_id: id });
  return rows.map(({ id }) => id);
}

async function weigh(order: BookedOrder, vehicle_id: number, final_quantity: number): Promise<void> {
  await step(order, { event: "final_quantity", vehicle_id, final_quantity });
  bills += 1;
  await step(order, { event: "invoice", vehicle_id, invoice_number: `S/${bills}`, invoice_date: "2026-11-21" });
}

/** What an invoice or a note says. */
const figures = (paper: {
  readonly tax: { readonly taxable_amount: number; readonly igst: number };
  readonly freight: number;
  readonly round_off?: number;
  readonly total: number;
}) => [paper.freight, paper.tax.taxable_amount, paper.tax.igst, paper.round_off, paper.total];

it("invoices 90 MT truck by truck at the loaded weights, each paper in whole rupees", async () => {
  const order = await booked();
  expect(await view(order)).toMatchObject({ for_price: 5_225_040, place_of_supply: "Gujarat" });
  expect(calculateBookingAmount(paise(522_504_000), { share: basisPoints(1_000), floorPaise: paise(0) })).toBe(
    52_250_400,
  );
  const [one = 0, two = 0, three = 0] = await sendTrucks(order);
  await weigh(order, one, 31.24);
  await weigh(order, two, 29.86);
  await weigh(order, three, 28.7);

  const { invoices = [], due_amount, token_amount } = await view(order);
  expect(invoices.map(figures)).toEqual([
    [29_678, 1_537_008, 276_661.44, -0.44, 1_813_669],
    [28_367, 1_469_112, 264_440.16, -0.16, 1_733_552],
    [27_265, 1_412_040, 254_167.2, -0.2, 1_666_207],
  ]);
  expect(invoices.reduce((sum, { total }) => sum + total, 0)).toBe(5_213_428);
  expect(due_amount).toBe(5_213_428 - token_amount);
});

it("corrects a wrong weight by a new invoice before the truck leaves, or by a note after it: the buyer owes 10,450 less either way", async () => {
  const [early, late] = [await booked(), await booked()];
  const trucks = { early: await sendTrucks(early), late: await sendTrucks(late) };
  const [first = 0, second = 0] = [trucks.early[1], trucks.late[1]];
  await weigh(early, first, 29.86);
  await weigh(late, second, 29.86);
  const before = [(await view(early)).invoices?.[0]?.total, (await view(late)).due_amount ?? 0] as const;
  expect(before[0]).toBe(1_733_552);

  const mistake = { event: "cancel_invoice", vehicle_id: first, correction: "Correction of weight" };
  await step(early, mistake);
  await weigh(early, first, 29.68);
  const [sale] = (await view(late)).invoices ?? [];
  const note = { invoice: sale?.number, kind: "credit", cause: "weight", quantity: 0.18, reason: "Slip" };
  await done(late.staff, `/desk/order/${late.orderId}/note`, note);

  const [reissued] = (await view(early)).invoices ?? [];
  expect(reissued && figures(reissued)).toEqual([28_196, 1_460_256, 262_846.08, -0.08, 1_723_102]);
  expect((await view(early)).credit_notes).toMatchObject([{ invoice: { round_off: -0.16, total: 1_733_552 } }]);
  const [part] = ((await view(late)).credit_notes ?? []).map((credit) => credit.part);
  expect(part && figures(part)).toEqual([171, 8_856, 1_594.08, -0.08, 10_450]);
  expect(1_733_552 - (reissued?.total ?? 0)).toBe(10_450);
  expect((await view(late)).due_amount).toBe(before[1] - 10_450);
});

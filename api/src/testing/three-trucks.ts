import { daysAfter } from "@mandi/shared/format/days";
import { tradeDay } from "../platform/clock";
import type { Market } from "./order-market";
import { type BookedOrder, createBookedOrder } from "./order-world";
import { storePhotograph } from "./photograph";
import { priceOrder } from "./priced-order";
import type { SignedIn, TestApi } from "./test-api";
import { abroad, nextBill, send } from "./worked-trade";

/** 90 MT at 48,250 and freight 950 before GST, for the buyer's own place in Gujarat; the platform is in Maharashtra. */
export async function bookThreeTrucks(
  api: TestApi,
  market: Market,
  terms: { readonly creditDays?: number } = {},
): Promise<BookedOrder> {
  const commission = { type: "exclude", rupees: 0 } as const;
  const order = await createBookedOrder(api, { market, tonnes: [90], commission, ...terms });
  await priceOrder(api, order.orderId, { buyer: abroad, rate: 48_250, sellerRate: 48_000, freight: 950 });
  return order;
}

async function done(api: TestApi, as: SignedIn, path: string, body: object): Promise<void> {
  const answer = await send(api, path, body, as);
  expect([path, body, answer.status]).toEqual([path, body, 200]);
}

/** A step of the seller. */
export const sellersStep = (api: TestApi, order: BookedOrder, body: object) =>
  done(api, order.seller, `/seller/order/${order.orderId}/event`, body);

/** Three trucks at the plant. @returns their keys */
export async function sendTrucks(api: TestApi, order: BookedOrder): Promise<readonly [number, number, number]> {
  await sellersStep(api, order, { event: "confirm", dispatch_date: daysAfter(tradeDay(api.clock.now()), 4) });
  for (const vehicle_number of ["GJ16AB0001", "GJ16AB0002", "GJ16AB0003"]) {
    const driver = { driver_name: "Ramesh", driver_phone: "9333333333" };
    const vehicle = { event: "vehicle", vehicle_number, planned_quantity: 30, ...driver };
    await done(api, order.transporter, `/transporter/order/${order.orderId}/event`, vehicle);
  }
  const rows = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", order.orderId)
    .orderBy("id")
    .execute();
  for (const { id } of rows) await sellersStep(api, order, { event: "loading", vehicle_id: id });
  const [one = 0, two = 0, three = 0] = rows.map(({ id }) => id);
  return [one, two, three];
}

/** A truck is weighed today, and the seller bills it. */
export async function weighTruck(api: TestApi, order: BookedOrder, vehicle_id: number, tonnes: number): Promise<void> {
  await sellersStep(api, order, { event: "final_quantity", vehicle_id, final_quantity: tonnes });
  const bill = { invoice_number: nextBill(), invoice_date: tradeDay(api.clock.now()) };
  await sellersStep(api, order, { event: "invoice", vehicle_id, ...bill });
}

/** The papers of a truck that was billed, and its delivery. */
export async function deliverTruck(api: TestApi, order: BookedOrder, trip_id: number): Promise<void> {
  const step = (body: object) =>
    done(api, order.transporter, `/transporter/order/${order.orderId}/event`, { trip_id, ...body });
  await step({ event: "transport_receipt", document_number: `LR-${trip_id}` });
  await step({ event: "eway_bill", eway_bill: String(100_000_000_000 + trip_id) });
  const upload_id = await storePhotograph(api.db, order.transporter.id, api.clock.now());
  await step({ event: "proof_of_delivery", upload_id });
}

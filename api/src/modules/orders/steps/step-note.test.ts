import { takeStep } from "../../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../../testing/order-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function act(order: BookedOrder, event: object): Promise<void> {
  const path = `/seller/order/${order.orderId}/event`;
  const answer = await api.send(path, event, order.seller);
  expect([event, answer.status]).toEqual([event, 200]);
}

/** The latest entry in the timeline of the buyer's order. */
async function lastEntry({ buyer, orderId }: BookedOrder): Promise<string> {
  const { body } = await api.get(`/order/${orderId}/timeline`, buyer);
  return body.data.at(-1).text;
}

it("keeps the seller's note on each of their steps, and shows it to the buyer and the transporter too", async () => {
  const order = await createBookedOrder(api);
  await act(order, { event: "confirm", dispatch_date: "2026-11-25", note: "Gate 3 <b>only</b>" });
  expect(await lastEntry(order)).toBe("Stock confirmed, dispatch on 25 Nov 2026: Gate 3 <b>only</b>");
  await takeStep(api, order, "vehicle");
  await takeStep(api, order, "driver");
  const { id: vehicle_id } = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  await act(order, { event: "loading", vehicle_id, note: " Waits in the yard " });
  expect(await lastEntry(order)).toBe("Vehicle CG04AB1234 reported at the plant: Waits in the yard");
  await act(order, { event: "final_quantity", vehicle_id, final_quantity: 29.5, note: "Second weighbridge" });
  expect(await lastEntry(order)).toBe("Vehicle CG04AB1234 loaded with 29.500 MT: Second weighbridge");
  await act(order, {
    event: "invoice",
    vehicle_id,
    invoice_number: "K/1",
    invoice_date: "2026-11-21",
    note: "By hand",
  });
  expect(await lastEntry(order)).toMatch(/^Invoice \S+ for vehicle CG04AB1234: By hand$/);
  const told = await api.db
    .selectFrom("notification")
    .select("text")
    .where("user_id", "=", order.transporter.id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(told.text).toContain("Vehicle CG04AB1234 is invoiced: By hand");
});

it.each([
  ["2026-11-20", "The dispatch date is already past"],
  ["2027-01-21", "The dispatch date is too far ahead"],
])("takes no %s as the day of dispatch on 21 November 2026", async (dispatch_date, message) => {
  const order = await createBookedOrder(api);
  const answer = await api.send(
    `/seller/order/${order.orderId}/event`,
    { event: "confirm", dispatch_date },
    order.seller,
  );
  expect(answer).toMatchObject({ status: 422, body: { errors: { dispatch_date: [message] } } });
  const kept = await api.db
    .selectFrom("trade_order")
    .select(["status", "dispatch_on"])
    .where("id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ status: "pending", dispatch_on: null });
});

it.each(["2026-11-21", "2027-01-20"])("takes %s as the day of dispatch on 21 November 2026", async (dispatch_date) => {
  const order = await createBookedOrder(api);
  await act(order, { event: "confirm", dispatch_date });
  expect((await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data.dispatch_date).toBe(
    dispatch_date,
  );
});

it("accepts the longest note that the call allows, and shows nothing for an empty one", async () => {
  const order = await createBookedOrder(api);
  await act(order, { event: "confirm", dispatch_date: "2026-11-25", note: "x".repeat(500) });
  expect(await lastEntry(order)).toHaveLength(400);
  const other = await createBookedOrder(api);
  await act(other, { event: "confirm", dispatch_date: "2026-11-25", note: "  " });
  expect(await lastEntry(other)).toBe("Stock confirmed, dispatch on 25 Nov 2026");
});

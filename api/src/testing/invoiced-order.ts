import type { OrderStep } from "../modules/orders/order.policy";
import type { Market } from "./order-market";
import { takeStep, wayTo } from "./order-steps";
import { type BookedOrder, createBookedOrder } from "./order-world";
import type { TestApi } from "./test-api";

/** An order with one vehicle, loaded with 29.5 MT and invoiced as K/1, and further steps. */
export async function createInvoicedOrder(
  api: TestApi,
  market: Market,
  following: readonly OrderStep[] = [],
): Promise<BookedOrder> {
  const order = await createBookedOrder(api, { market, commission: { type: "include", rupees: 100 } });
  for (const step of [...wayTo.loading, "final quantity", "invoice", ...following] as const) {
    expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);
  }
  return order;
}

/** The only vehicle of an order as it is stored. */
export function vehicleOf(api: TestApi, { orderId }: Pick<BookedOrder, "orderId">) {
  return api.db.selectFrom("shipment").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
}

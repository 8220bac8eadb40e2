import type { OrderTurn } from "@mandi/shared/contract/order-turn";
import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import type { Db } from "../../platform/database/database";
import { readAgreedKg } from "../orders/amounts/order-amounts.service";
import { turnsOf } from "./next-step.policy";
import { listShipmentsOfOrders } from "./shipment-view.open.store";

/** What each order waits for, by key (docs/domain.md#vehicle), in two queries for any number of orders. */
export async function readTurns(
  db: Db,
  orders: readonly { readonly id: number; readonly status: OrderStatus }[],
): Promise<ReadonlyMap<number, readonly OrderTurn[]>> {
  const ids = orders.map(({ id }) => id);
  const [shipments, agreedKg] = await Promise.all([listShipmentsOfOrders(db, ids), readAgreedKg(db, ids)]);
  return new Map(
    orders.map(({ id, status }) => {
      const own = shipments.filter(({ order_id }) => order_id === id);
      const plannedKg = own.reduce((sum, { planned_kg }) => sum + planned_kg, 0);
      return [id, turnsOf(status, own, (agreedKg.get(id) ?? 0) - plannedKg)];
    }),
  );
}

import { type Kilograms, kilograms } from "@mandi/shared/money/kilograms";
import { paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import type { Load } from "../orders/amounts/order-amounts";

/** A load with the order it belongs to. */
export interface OrderLoad extends Load {
  readonly orderId: number;
}

/** The vehicles of an order by weight, without those that were removed. */
export function listLoads(db: Db, orderId: number): Promise<readonly OrderLoad[]> {
  return listLoadsOfOrders(db, [orderId]);
}

/** The vehicles of several orders by weight, without those that were removed. */
export async function listLoadsOfOrders(db: Db, orderIds: readonly number[]): Promise<readonly OrderLoad[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("shipment")
    .innerJoin("shipment_line", "shipment_line.shipment_id", "shipment.id")
    .select([
      "shipment.id",
      "shipment.order_id",
      "shipment.loaded_at",
      "shipment.freight_advance_paise",
      "shipment_line.order_line_id",
      "shipment_line.planned_kg",
      "shipment_line.loaded_kg",
    ])
    .where("shipment.order_id", "in", orderIds)
    .where("shipment.removed_at", "is", null)
    .orderBy("shipment.id")
    .orderBy("shipment_line.order_line_id")
    .execute();
  const loads = new Map<number, OrderLoad>();
  for (const row of rows) {
    const load = loads.get(row.id);
    const line = {
      lineId: row.order_line_id,
      plannedKg: kilograms(row.planned_kg),
      loadedKg: kilogramsOrNull(row.loaded_kg),
    };
    loads.set(row.id, {
      shipmentId: row.id,
      orderId: row.order_id,
      isLoaded: row.loaded_at !== null,
      freightAdvancePaise: paise(row.freight_advance_paise),
      lines: [...(load?.lines ?? []), line],
    });
  }
  return [...loads.values()];
}

function kilogramsOrNull(value: number | null): Kilograms | null {
  return value === null ? null : kilograms(value);
}

/** The vehicles of an order whose invoice is issued. */
export function listInvoiced(tx: Db, orderId: number) {
  return tx
    .selectFrom("shipment")
    .select(["vehicle_number", "sale_number", "delivered_at"])
    .where("order_id", "=", orderId)
    .where("invoiced_at", "is not", null)
    .orderBy("id")
    .execute();
}

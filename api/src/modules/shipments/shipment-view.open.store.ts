import type { Db } from "../../platform/database/database";
import type { ShipmentRow } from "./shipment.store";

/** The vehicles of an order in the sequence in which they were planned, without those that were removed. */
export const listShipments = (db: Db, orderId: number): Promise<ShipmentRow[]> => listShipmentsOfOrders(db, [orderId]);

/** The vehicles of several orders. */
export async function listShipmentsOfOrders(db: Db, orderIds: readonly number[]): Promise<ShipmentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("shipment")
    .selectAll()
    .where("order_id", "in", orderIds)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
}

/** A vehicle of a carrier, on any order. */
export function findCarriedShipment(db: Db, transporterId: number, id: number): Promise<ShipmentRow | undefined> {
  return db
    .selectFrom("shipment")
    .selectAll()
    .where("id", "=", id)
    .where("transporter_id", "=", transporterId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Name and phone of the carriers of an order's vehicles, for the driver list. */
export function listCarriers(db: Db, orderId: number) {
  return db
    .selectFrom("users")
    .select(["id", "name", "company_name", "phone"])
    .where("id", "in", (select) =>
      select
        .selectFrom("shipment")
        .select("transporter_id")
        .where("order_id", "=", orderId)
        .where("removed_at", "is", null),
    )
    .execute();
}

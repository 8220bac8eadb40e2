import type { Selectable, Updateable } from "kysely";
import type { Db } from "../../platform/database/database";

import type { LineQuantity } from "../orders/amounts/order-amounts";
import type { ShipmentTables } from "./shipment.tables";

/** A vehicle of an order as it is stored. */
export type ShipmentRow = Selectable<ShipmentTables["shipment"]>;

/** The vehicles of many orders. */
export function selectShipmentsOf(db: Db, orderIds: readonly number[]): Promise<ShipmentRow[]> {
  return db
    .selectFrom("shipment")
    .selectAll()
    .where(({ eb, val }) => eb("order_id", "=", eb.fn.any(val([...orderIds]))))
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
}

/** One vehicle of one order; the order's lock covers it. */
export function selectShipment(tx: Db, orderId: number, id: number): Promise<ShipmentRow | undefined> {
  return tx
    .selectFrom("shipment")
    .selectAll()
    .where("id", "=", id)
    .where("order_id", "=", orderId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** A vehicle before it is stored. */
export interface NewShipment {
  readonly orderId: number;
  readonly transporterId: number;
  readonly vehicleNumber: string;
  readonly plannedKg: number;
  readonly lines: readonly LineQuantity[];
  readonly at: Date;
}

/** Stores a vehicle; undefined when the same vehicle is already on this order. */
export async function insertShipment(tx: Db, shipment: NewShipment): Promise<number | undefined> {
  const row = await tx
    .insertInto("shipment")
    .values({
      order_id: shipment.orderId,
      transporter_id: shipment.transporterId,
      vehicle_number: shipment.vehicleNumber,
      planned_kg: shipment.plannedKg,
      created_at: shipment.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await tx
    .insertInto("shipment_line")
    .values(
      shipment.lines.map(({ lineId, quantityKg }) => ({
        shipment_id: row.id,
        order_line_id: lineId,
        planned_kg: quantityKg,
      })),
    )
    .execute();
  return row.id;
}

/** Changes columns of a vehicle. */
export async function updateShipment(
  tx: Db,
  id: number,
  change: Updateable<ShipmentTables["shipment"]>,
): Promise<void> {
  await tx.updateTable("shipment").set(change).where("id", "=", id).execute();
}

/** Writes the loaded weight of each size. */
export async function updateLoadedLines(tx: Db, shipmentId: number, lines: readonly LineQuantity[]): Promise<void> {
  for (const { lineId, quantityKg } of lines) {
    await tx
      .updateTable("shipment_line")
      .set({ loaded_kg: quantityKg })
      .where("shipment_id", "=", shipmentId)
      .where("order_line_id", "=", lineId)
      .execute();
  }
}

/** Whether an e-way bill number is already on a vehicle that was not removed. */
export async function isEwayBillTaken(tx: Db, number: string, shipmentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom("shipment")
    .select("id")
    .where("eway_bill", "=", number)
    .where("removed_at", "is", null)
    .where("id", "<>", shipmentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A user who may carry goods; undefined when they are not a transporter or are suspended. */
export function selectTransporter(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .select(["id", "name", "company_name", "phone"])
    .where("id", "=", userId)
    .where("type", "=", "transporter")
    .where("suspended_at", "is", null)
    .executeTakeFirst();
}

export async function countCarriedOrders(db: Db, transporterId: number): Promise<number> {
  const { total } = await db
    .selectFrom("freight_award")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("transporter_id", "=", transporterId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

import { sql } from "kysely";
import type { Party } from "../modules/orders/order.policy";
import type { Db } from "../platform/database/database";

/** The timeline of an order as one side reads it; null for the desk, which reads all. */
export function selectTimeline(db: Db, orderId: number, party: Party | null) {
  return db
    .selectFrom("order_event")
    .leftJoin("shipment", "shipment.id", "order_event.shipment_id")
    .select([
      "order_event.id",
      "order_event.at",
      "order_event.text",
      "order_event.step",
      "order_event.status",
      "order_event.audience",
      "shipment.vehicle_number",
    ])
    .where("order_event.order_id", "=", orderId)
    .$if(party !== null, (query) => query.where(sql<boolean>`${party} = any(order_event.audience)`))
    .orderBy("order_event.id")
    .execute();
}

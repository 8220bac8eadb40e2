import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { Party } from "../order.policy";

/** An entry of a timeline, before it is stored. */
export interface NewOrderEvent {
  readonly orderId: number;
  readonly shipmentId: number | null;
  readonly step: string;
  readonly status: OrderStatus;
  readonly text: string;
  readonly audience: readonly Party[];
  readonly at: Date;
  readonly actorId: number | null;
}

/** Appends to a timeline. */
export async function insertEvent(tx: Db, event: NewOrderEvent): Promise<void> {
  await tx
    .insertInto("order_event")
    .values({
      order_id: event.orderId,
      shipment_id: event.shipmentId,
      step: event.step,
      status: event.status,
      text: event.text,
      audience: [...event.audience],
      at: event.at,
      actor_id: event.actorId,
    })
    .execute();
}

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
      "shipment.vehicle_number",
    ])
    .where("order_event.order_id", "=", orderId)
    .$if(party !== null, (query) => query.where(sql<boolean>`${party} = any(order_event.audience)`))
    .orderBy("order_event.id")
    .execute();
}

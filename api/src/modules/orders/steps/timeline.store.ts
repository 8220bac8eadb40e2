import type { OrderStatus } from "@mandi/shared/contract/trade-document";

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

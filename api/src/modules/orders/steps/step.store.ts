import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import type { Db } from "../../../platform/database/database";
import type { OrderRow } from "../order.store";

/** Moves an order on; the day of delivery is written with the status it belongs to. */
export async function updateOrderAfterStep(tx: Db, order: OrderRow, status: OrderStatus, at: Date): Promise<void> {
  await tx
    .updateTable("trade_order")
    .set({
      status,
      updated_at: at,
      ...(status === "delivered" && order.status !== "delivered" ? { delivered_at: at } : {}),
    })
    .where("id", "=", order.id)
    .execute();
}

/** Marks an order as cancelled. */
export async function updateCancelled(tx: Db, orderId: number, reason: string, at: Date): Promise<void> {
  await tx
    .updateTable("trade_order")
    .set({ status: "cancel", cancelled_at: at, cancel_reason: reason })
    .where("id", "=", orderId)
    .execute();
}

/** Who is on which side of an order. */
export async function selectParties(db: Db, orderId: number) {
  const order = await db
    .selectFrom("trade_order")
    .leftJoin("freight_award", (join) =>
      join.onRef("freight_award.order_id", "=", "trade_order.id").on("freight_award.ended_at", "is", null),
    )
    .select(["trade_order.buyer_id", "trade_order.seller_id", "freight_award.transporter_id"])
    .where("trade_order.id", "=", orderId)
    .executeTakeFirstOrThrow();
  return { buyer: order.buyer_id, seller: order.seller_id, transporter: order.transporter_id };
}

/** Remembers the day of dispatch that the seller named. */
export async function updateDispatchDay(tx: Db, orderId: number, day: string): Promise<void> {
  await tx.updateTable("trade_order").set({ dispatch_on: day }).where("id", "=", orderId).execute();
}

/** Marks a delivered order as one in which nobody owes anybody anything; null: somebody does again. */
export async function updateSettled(tx: Db, orderId: number, at: Date | null): Promise<void> {
  await tx.updateTable("trade_order").set({ settled_at: at }).where("id", "=", orderId).execute();
}

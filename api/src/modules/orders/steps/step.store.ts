import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import type { Db } from "../../../platform/database/database";
import type { OrderRow } from "../order.store";

/** Sets the status of an order, and with delivery its day. */
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

/** Stores the day of dispatch that the seller set. */
export async function updateDispatchDay(tx: Db, orderId: number, day: string): Promise<void> {
  await tx.updateTable("trade_order").set({ dispatch_on: day }).where("id", "=", orderId).execute();
}

/** Marks a delivered order as settled, or with null as open again. */
export async function updateSettled(tx: Db, orderId: number, at: Date | null): Promise<void> {
  await tx.updateTable("trade_order").set({ settled_at: at }).where("id", "=", orderId).execute();
}

import type { Db } from "../platform/database/database";

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

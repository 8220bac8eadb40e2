import type { Party } from "../modules/orders/order.policy";
import type { OrderRow } from "../modules/orders/order.store";
import type { Db } from "../platform/database/database";

/** Loads an order for one of its sides; undefined when it does not exist or is not theirs. */
export async function selectOrderOf(db: Db, party: Party, userId: number, id: number): Promise<OrderRow | undefined> {
  return ofParty(db, party, userId).where("trade_order.id", "=", id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function selectOrderOfForUpdate(tx: Db, party: Party, userId: number, id: number) {
  return ofParty(tx, party, userId).where("trade_order.id", "=", id).forUpdate("trade_order").executeTakeFirst();
}

function ofParty(db: Db, party: Party, userId: number) {
  const orders = db.selectFrom("trade_order").selectAll("trade_order");
  if (party === "buyer") return orders.where("buyer_id", "=", userId);
  if (party === "seller") return orders.where("seller_id", "=", userId);
  return orders.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("freight_award")
        .select("freight_award.id")
        .whereRef("freight_award.order_id", "=", "trade_order.id")
        .where("freight_award.transporter_id", "=", userId)
        .where("freight_award.ended_at", "is", null),
    ),
  );
}

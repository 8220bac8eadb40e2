import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { PageWindow } from "../platform/routes/paging";

/** The orders a transporter carries, newest first, with their price per MT. */
export function selectCarriedOrders(db: Db, transporterId: number, { perPage, offset }: PageWindow) {
  return carried(db, transporterId).limit(perPage).offset(offset).execute();
}

/** The orders among these that a transporter carries, newest first. */
export function selectCarriedOrdersOf(db: Db, transporterId: number, ids: readonly number[]) {
  return carried(db, transporterId)
    .where("trade_order.id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

function carried(db: Db, transporterId: number) {
  return db
    .selectFrom("freight_award")
    .innerJoin("trade_order", "trade_order.id", "freight_award.order_id")
    .selectAll("trade_order")
    .select("freight_award.price_paise as award_price_paise")
    .where("freight_award.transporter_id", "=", transporterId)
    .where("freight_award.ended_at", "is", null)
    .orderBy("freight_award.order_id", "desc");
}

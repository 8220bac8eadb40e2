import { issueStatement } from "@mandi/api/public/account-statement.service";
import { tradeDay } from "@mandi/api/public/clock";
import type { Db } from "@mandi/api/public/database";
import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { daysAfter } from "@mandi/shared/format/days";

/** The month before that of a moment, `2026-10`. */
function lastMonth(now: Date): string {
  return daysAfter(`${tradeDay(now).slice(0, 7)}-01`, -1).slice(0, 7);
}

/** Statements of account over the last month, for the first buyer, a seller and a carrier of theirs. */
export async function showStatements(tx: Db, buyerId: number, now: Date): Promise<void> {
  const order = await tx
    .selectFrom("trade_order")
    .innerJoin("freight_award", "freight_award.order_id", "trade_order.id")
    .select(["seller_id", "transporter_id"])
    .where("buyer_id", "=", buyerId)
    .where("status", "=", "delivered")
    .orderBy("trade_order.id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const month = lastMonth(now);
  const of: readonly (readonly [number, AccountSide])[] = [
    [buyerId, "buyer"],
    [order.seller_id, "seller"],
    [order.transporter_id, "transporter"],
  ];
  for (const [userId, side] of of) {
    await issueStatement(tx, userId, { side, from: month, to: month }, { at: now, actorId: userId });
  }
}

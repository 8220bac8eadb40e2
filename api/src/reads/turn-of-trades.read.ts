import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { WaitingTrades } from "../platform/routes/turn-page";
import { invoicedDue, isPayable } from "./invoiced-due.read";
import { bookingsToPay, offersToGive, ordersToConfirm, type TurnOf, turnsAtMost, vehiclesToLoad } from "./my-turn.read";

/** A party's quotations whose next act is theirs, as in My turn: pay the booking amount; as a seller, give a price. */
export function selectQuotationsOfTurn(db: Db, caller: TurnOf): Promise<WaitingTrades> {
  return bySide(db, sql`select q.id ${bookingsToPay(caller)}`, sql`select q.id ${offersToGive(caller)}`);
}

/** The same of their orders: pay what is invoiced; or confirm the stock, and report, weigh and invoice vehicles. */
export function selectOrdersOfTurn(db: Db, caller: TurnOf): Promise<WaitingTrades> {
  return bySide(
    db,
    sql`select o.id from trade_order o ${invoicedDue} where o.buyer_id = ${caller.userId} and ${isPayable}`,
    sql`select o.id ${ordersToConfirm(caller)} union select o.id ${vehiclesToLoad(caller)}`,
  );
}

async function bySide(db: Db, asBuyer: RawBuilder<unknown>, asSeller: RawBuilder<unknown>): Promise<WaitingTrades> {
  const [sent, received] = await Promise.all([keysOf(db, asBuyer), keysOf(db, asSeller)]);
  return { sent, received };
}

async function keysOf(db: Db, keys: RawBuilder<unknown>): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select id from (${keys}) as waiting order by id desc limit ${turnsAtMost}`.execute(db);
  return rows.map(({ id }) => id);
}

import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import { invoicedDue, isPayable } from "./invoiced-due.read";
import { bookingsToPay, offersToGive, ordersToConfirm, type TurnOf, vehiclesToLoad } from "./my-turn.read";

type Side = "buyer" | "seller";

/** Nobody acts on more trades before their list is fetched again. */
const atMost = sql.lit(200);

/** Keys of a party's quotations whose next act is theirs, as in My turn: pay the booking amount, or give a price. */
export function selectQuotationsOfTurn(db: Db, side: Side, caller: TurnOf): Promise<readonly number[]> {
  return keysOf(db, sql`select q.id ${side === "buyer" ? bookingsToPay(caller) : offersToGive(caller)}`);
}

/** The same of their orders: pay what is invoiced; or confirm the stock, and report, weigh and invoice vehicles. */
export function selectOrdersOfTurn(db: Db, side: Side, caller: TurnOf): Promise<readonly number[]> {
  return keysOf(
    db,
    side === "buyer"
      ? sql`select o.id from trade_order o ${invoicedDue} where o.buyer_id = ${caller.userId} and ${isPayable}`
      : sql`select o.id ${ordersToConfirm(caller)} union select o.id ${vehiclesToLoad(caller)}`,
  );
}

async function keysOf(db: Db, keys: RawBuilder<unknown>): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select id from (${keys}) as waiting order by id desc limit ${atMost}`.execute(db);
  return rows.map(({ id }) => id);
}

import type { Updateable } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { OrderTables } from "../order.tables";

/** Writes a changed line. */
export async function updateLine(tx: Db, lineId: number, change: Updateable<OrderTables["order_line"]>): Promise<void> {
  await tx.updateTable("order_line").set(change).where("id", "=", lineId).execute();
}

/** Writes what the freight per MT has changed by. */
export async function updateFreightChange(tx: Db, orderId: number, changePaise: number): Promise<void> {
  await tx.updateTable("trade_order").set({ freight_change_paise: changePaise }).where("id", "=", orderId).execute();
}

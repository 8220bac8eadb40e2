import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { ReminderTables } from "./reminder.tables";

/** Records that a buyer was reminded. False when they already were. */
export async function insertReminder(tx: Db, row: Insertable<ReminderTables["payment_reminder"]>): Promise<boolean> {
  const stored = await tx
    .insertInto("payment_reminder")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("order_id")
    .executeTakeFirst();
  return stored !== undefined;
}

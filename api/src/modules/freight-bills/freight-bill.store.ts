import type { FreightTax } from "@mandi/shared/contract/transporter/freight-bill";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { FreightBillTables } from "./freight-bill.tables";

/** A carrier's bill as it is stored. */
export type FreightBillRow = Selectable<FreightBillTables["freight_bill"]>;

/** What carriers declared for a financial year (`2627`); those who declared nothing have no row. */
export function selectDeclaredTaxes(db: Db, userIds: readonly number[], year: string) {
  return db
    .selectFrom("freight_tax")
    .select(["user_id", "tax"])
    .where(({ eb, val }) => eb("user_id", "=", eb.fn.any(val([...userIds]))))
    .where("financial_year", "=", year)
    .execute();
}

/** Stores a declaration, or replaces the one of the same year. */
export async function upsertDeclaredTax(
  tx: Db,
  declared: { readonly userId: number; readonly year: string; readonly tax: FreightTax; readonly at: Date },
): Promise<void> {
  const { userId, year, tax, at } = declared;
  await tx
    .insertInto("freight_tax")
    .values({ user_id: userId, financial_year: year, tax, declared_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "financial_year"]).doUpdateSet({ tax, declared_at: at }))
    .execute();
}

/** Whether a carrier has billed in a financial year; a disputed bill does not count. */
export async function hasBillOf(db: Db, userId: number, year: string): Promise<boolean> {
  const row = await db
    .selectFrom("freight_bill")
    .select("id")
    .where("transporter_id", "=", userId)
    .where("financial_year", "=", year)
    .where("status", "<>", "disputed")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a bill. False when the carrier has used its number in this financial year. */
export async function insertFreightBill(tx: Db, bill: Insertable<FreightBillTables["freight_bill"]>): Promise<boolean> {
  const row = await tx
    .insertInto("freight_bill")
    .values(bill)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The current bill of a vehicle: the one that is not disputed. */
export function selectStandingBill(db: Db, shipmentId: number): Promise<FreightBillRow | undefined> {
  return (
    db
      .selectFrom("freight_bill")
      .selectAll()
      .where("shipment_id", "=", shipmentId)
      // As the index has it: a plan that is made for all values at once would not know that it may use it.
      .where("status", "<>", sql.lit("disputed" as const))
      .executeTakeFirst()
  );
}

/** Whether a carrier has used a number in a financial year, in capitals or not. */
export async function isNumberUsed(
  db: Db,
  { userId, year, number }: { readonly userId: number; readonly year: string; readonly number: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("freight_bill")
    .select("id")
    .where("transporter_id", "=", userId)
    .where("financial_year", "=", year)
    .where(({ fn }) => fn<string>("upper", ["number"]), "=", number.toUpperCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves a bill to its next status. */
export async function updateFreightBill(
  tx: Db,
  id: number,
  change: Updateable<FreightBillTables["freight_bill"]>,
): Promise<void> {
  await tx.updateTable("freight_bill").set(change).where("id", "=", id).execute();
}

import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { ShipmentTables } from "../shipment.tables";

/** An e-way bill as it is stored. */
export type EwayBillRow = Selectable<ShipmentTables["eway_bill"]>;

/** A change of a bill that was put off: what it waits for now is something else. */
export const notPutOff = { later_until: null, later_by: null } as const;

export async function insertEwayBill(tx: Db, row: Insertable<ShipmentTables["eway_bill"]>): Promise<number> {
  const { id } = await tx.insertInto("eway_bill").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** One e-way bill, locked until the transaction ends. */
export function lockEwayBill(tx: Db, id: number): Promise<EwayBillRow | undefined> {
  return tx.selectFrom("eway_bill").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The latest e-way bill of an invoice, locked; it may be cancelled. */
export function lockLatestOfPaper(tx: Db, paperId: number): Promise<EwayBillRow | undefined> {
  return tx
    .selectFrom("eway_bill")
    .selectAll()
    .where("paper_id", "=", paperId)
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEwayBill(
  tx: Db,
  id: number,
  change: Updateable<ShipmentTables["eway_bill"]>,
): Promise<void> {
  await tx.updateTable("eway_bill").set(change).where("id", "=", id).execute();
}

/** Active ones that end before an instant and have no warning for this few hours yet. */
export function lockEnding(tx: Db, before: Date, hours: number): Promise<EwayBillRow[]> {
  return tx
    .selectFrom("eway_bill")
    .selectAll()
    .where("state", "=", "active")
    .where("taken_back_at", "is", null)
    .where("valid_until", "<=", before)
    .where((eb) => eb.or([eb("warned_hours", "is", null), eb("warned_hours", ">", hours)]))
    .orderBy("valid_until")
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute();
}

import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { TaxPortalTables } from "./tax-portal.tables";

/** The state of a document's registration. */
export type EInvoiceRow = Selectable<TaxPortalTables["e_invoice"]>;

export async function insertEInvoice(tx: Db, row: Insertable<TaxPortalTables["e_invoice"]>): Promise<void> {
  await tx.insertInto("e_invoice").values(row).execute();
}

/** The registration of a document, locked until the transaction ends; undefined where it needs none. */
export function lockEInvoice(tx: Db, paperId: number): Promise<EInvoiceRow | undefined> {
  return tx.selectFrom("e_invoice").selectAll().where("paper_id", "=", paperId).forUpdate().executeTakeFirst();
}

export function selectEInvoice(db: Db, paperId: number): Promise<EInvoiceRow | undefined> {
  return db.selectFrom("e_invoice").selectAll().where("paper_id", "=", paperId).executeTakeFirst();
}

export async function updateEInvoice(
  tx: Db,
  paperId: number,
  change: Partial<Pick<EInvoiceRow, "state" | "code" | "message" | "acknowledged_at" | "warned_days">>,
): Promise<void> {
  await tx.updateTable("e_invoice").set(change).where("paper_id", "=", paperId).execute();
}

/** Unregistered documents issued on that day or earlier that have no warning for this number of days yet. */
export function selectUnregistered(tx: Db, issuedBy: string, days: number) {
  return tx
    .selectFrom("e_invoice")
    .select(["paper_id", "report_by"])
    .where("state", "in", ["pending", "failed"])
    .where("issued_on", "<=", issuedBy)
    .where("warned_days", "<", days)
    .orderBy("paper_id")
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute();
}

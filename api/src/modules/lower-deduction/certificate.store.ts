import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { LowerDeductionTables as Tables } from "./lower-deduction.tables";

/** Whose certificates: those of payees go by PAN, our own by the buyer. */
export type CertificateTable = keyof Tables;

/** Keeps a payee's certificate. */
export async function insertPayeeCertificate(tx: Db, row: Insertable<Tables["tds_lower_certificate"]>): Promise<void> {
  await tx.insertInto("tds_lower_certificate").values(row).execute();
}

/** Keeps a certificate of ours. */
export async function insertOwnCertificate(tx: Db, row: Insertable<Tables["tds_own_certificate"]>): Promise<void> {
  await tx.insertInto("tds_own_certificate").values(row).execute();
}

/** The certificates of a person's PAN, and those entered at their page under an earlier one, the newest first. */
export function selectPayeeCertificatesOf(db: Db, userId: number, pan: string) {
  return db
    .selectFrom("tds_lower_certificate")
    .selectAll()
    .where(({ eb, or }) => or([eb("user_id", "=", userId), eb("pan", "=", pan)]))
    .orderBy("id", "desc")
    .limit(50)
    .execute();
}

/** The certificates that a buyer deducts by, the newest first. */
export function selectOwnCertificatesOf(db: Db, userId: number) {
  return db
    .selectFrom("tds_own_certificate")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(50)
    .execute();
}

/** Whose certificate it is, and whether it counts; locked. */
export function selectCertificateForUpdate(tx: Db, table: CertificateTable, id: number) {
  return tx.selectFrom(table).select(["user_id", "ended_at"]).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Ends a certificate: from then on nothing goes by it. */
export async function updateCertificateEnd(
  tx: Db,
  table: CertificateTable,
  id: number,
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<void> {
  await tx.updateTable(table).set({ ended_at: at, ended_by: by }).where("id", "=", id).execute();
}

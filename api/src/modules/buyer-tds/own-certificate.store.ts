import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { BuyerTdsTables } from "./buyer-tds.tables";

/** Keeps a certificate. */
export async function insertOwnCertificate(
  tx: Db,
  row: Insertable<BuyerTdsTables["tds_own_certificate"]>,
): Promise<void> {
  await tx.insertInto("tds_own_certificate").values(row).execute();
}

/** The certificate under which a buyer deducts less on a day; undefined where there is none. */
export function selectOwnCertificate(db: Db, userId: number, code: string, day: string) {
  return db
    .selectFrom("tds_own_certificate")
    .selectAll()
    .where("user_id", "=", userId)
    .where("code", "=", code)
    .where("first_day", "<=", day)
    .where("last_day", ">=", day)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** The certificates that a buyer deducts by, newest first. */
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
export function selectOwnCertificateForUpdate(tx: Db, id: number) {
  return tx
    .selectFrom("tds_own_certificate")
    .select(["user_id", "ended_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a certificate: the law's rate applies again. */
export async function updateOwnCertificateEnd(tx: Db, id: number, by: number, at: Date): Promise<void> {
  await tx.updateTable("tds_own_certificate").set({ ended_at: at, ended_by: by }).where("id", "=", id).execute();
}

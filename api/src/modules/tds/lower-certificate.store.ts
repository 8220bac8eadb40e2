import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import { safeInteger } from "../../platform/database/pool";
import type { TdsTables } from "./tds.tables";

type LowerTable = TdsTables["tds_lower_certificate"];

/** Keeps a certificate. */
export async function insertLowerCertificate(tx: Db, row: Insertable<LowerTable>): Promise<void> {
  await tx.insertInto("tds_lower_certificate").values(row).execute();
}

/** The certificate of a PAN that counts for bills under a code on a day; undefined where there is none. */
export function selectLowerCertificate(db: Db, pan: string, code: string, day: string) {
  return db
    .selectFrom("tds_lower_certificate")
    .select(["id", "number", "rate_bp", "ceiling_paise"])
    .where("pan", "=", pan)
    .where("code", "=", code)
    .where("first_day", "<=", day)
    .where("last_day", ">=", day)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** How much of the ceilings of certificates is used up. */
export async function selectUsedOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number | null, Paise>> {
  const rows = await db
    .selectFrom("tds_entry")
    .select(({ fn }) => ["certificate_id", fn.sum<string>("certified_paise").as("used")])
    .where(({ eb, fn, val }) => eb("certificate_id", "=", fn.any(val([...ids]))))
    .groupBy("certificate_id")
    .execute();
  return new Map(rows.map(({ certificate_id, used }) => [certificate_id, paise(safeInteger(used))]));
}

/** The certificates of a person's PAN, and those entered at their page under an earlier one, the newest first. */
export function selectLowerCertificatesOf(db: Db, userId: number, pan: string) {
  return db
    .selectFrom("tds_lower_certificate")
    .selectAll()
    .where(({ eb, or }) => or([eb("user_id", "=", userId), eb("pan", "=", pan)]))
    .orderBy("id", "desc")
    .limit(50)
    .execute();
}

/** Whose certificate it is, and whether it counts; locked. */
export function selectLowerCertificateForUpdate(tx: Db, id: number) {
  return tx
    .selectFrom("tds_lower_certificate")
    .select(["user_id", "ended_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a certificate: later bills no longer go by it. */
export async function updateLowerCertificateEnd(tx: Db, id: number, by: number, at: Date): Promise<void> {
  await tx.updateTable("tds_lower_certificate").set({ ended_at: at, ended_by: by }).where("id", "=", id).execute();
}

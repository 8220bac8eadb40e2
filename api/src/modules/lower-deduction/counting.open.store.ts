import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Of the certificates of a PAN or buyer, the one that counts under a code on a day. */
const counts = (code: string, day: string) =>
  sql<boolean>`code = ${code} and first_day <= ${day} and last_day >= ${day} and ended_at is null`;

/** The certificate of a PAN that counts for bills under a code on a day; undefined where there is none. */
export function selectPayeeCertificate(db: Db, pan: string, code: string, day: string) {
  return db
    .selectFrom("tds_lower_certificate")
    .select(["id", "number", "rate_bp", "ceiling_paise"])
    .where("pan", "=", pan)
    .where(counts(code, day))
    .executeTakeFirst();
}

/** The certificate under which a buyer deducts less on a day; undefined where there is none. */
export function selectOwnCertificate(db: Db, userId: number, code: string, day: string) {
  return db
    .selectFrom("tds_own_certificate")
    .selectAll()
    .where("user_id", "=", userId)
    .where(counts(code, day))
    .executeTakeFirst();
}

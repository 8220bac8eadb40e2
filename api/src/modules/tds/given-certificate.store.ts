import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { TdsTables } from "./tds.tables";

type GivenTable = TdsTables["tds_given_certificate"];

/** Keeps a certificate that was given; it is never changed. */
export async function insertGivenCertificate(tx: Db, row: Insertable<GivenTable>): Promise<void> {
  await tx.insertInto("tds_given_certificate").values(row).execute();
}

/** Whether a number of a financial year is used. */
export async function isGivenNumberTaken(db: Db, year: string, number: string): Promise<boolean> {
  const row = await db
    .selectFrom("tds_given_certificate")
    .select("id")
    .where("financial_year", "=", year)
    .where("number", "=", number)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last certificate of each quarter and code of a person, newest first. */
export function selectGivenTo(db: Db, userId: number) {
  return db
    .selectFrom("tds_given_certificate")
    .distinctOn(["financial_year", "quarter", "code"])
    .select(["id", "number", "code", "financial_year", "quarter", "amount_paise", "upload_id", "at"])
    .where("user_id", "=", userId)
    .orderBy("financial_year", "desc")
    .orderBy("quarter", "desc")
    .orderBy("code", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}

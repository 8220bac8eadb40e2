import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { TdsTables } from "./tds.tables";

type GivenTable = TdsTables["tds_given_certificate"];

/** Stores a certificate that was given; it is never changed. False where its number is already used in the financial year, for anybody. */
export async function insertGivenCertificate(tx: Db, row: Insertable<GivenTable>): Promise<boolean> {
  const kept = await tx
    .insertInto("tds_given_certificate")
    .values(row)
    .onConflict((conflict) => conflict.columns(["financial_year", "number"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
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

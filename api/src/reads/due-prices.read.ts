import type { Db } from "../platform/database/database";

/** Marked quotations whose price has expired and for which no transfer is under check. */
export async function selectDuePrices(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("quotation")
    .innerJoin("marking", "marking.id", "quotation.marking_id")
    .select("quotation.id")
    .where("quotation.status", "=", "Seller Marked")
    .where("marking.valid_until", "<=", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payment")
            .select("payment.id")
            .whereRef("payment.quotation_id", "=", "quotation.id")
            .where("payment.purpose", "=", "booking")
            .where("payment.status", "=", "under check"),
        ),
      ),
    )
    .orderBy("marking.valid_until")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

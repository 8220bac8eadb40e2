import { sql } from "kysely";
import { tradeDay } from "./clock";
import type { Db } from "./database/database";

/** The financial year of an instant in India, April to March: `2627`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = tradeDay(at).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first % 100).padStart(2, "0")}${String((first + 1) % 100).padStart(2, "0")}`;
}

/**
 * The next number of a series, `Q2627000042`: letter, financial year, six digits. Waits for the transaction that took the
 * previous number, so take it late; a number is never used twice, and one that was rolled back was never seen.
 */
export async function nextDocumentNumber(tx: Db, series: string, at: Date): Promise<string> {
  const year = financialYear(at);
  const { last } = await tx
    .insertInto("document_number")
    .values({ series, financial_year: year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["series", "financial_year"]).doUpdateSet({ last: sql`document_number.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${series}${year}${String(last).padStart(6, "0")}`;
}

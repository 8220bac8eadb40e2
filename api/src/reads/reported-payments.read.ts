import { type Paise, paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** The transfers under check of a person for orders and booking amounts. */
const underCheckOf = (userId: number) =>
  sql`from payment where payer_id = ${userId} and status = 'under check' and purpose in ('booking', 'final')`;

/** What those transfers come to. */
export const reportedBy = (userId: number) => sql`(
  select coalesce(sum(amount_paise), 0)::bigint ${underCheckOf(userId)})`;

/** How many they are. */
export const transfersReportedBy = (userId: number) => sql`(select count(*)::int ${underCheckOf(userId)})`;

/** What a person has reported for orders and booking amounts and the desk has not decided, in paise. */
export async function selectReportedBy(db: Db, userId: number): Promise<Paise> {
  const { rows } = await sql<{ readonly reported: number }>`select ${reportedBy(userId)} as reported`.execute(db);
  return paise(rows[0]?.reported ?? 0);
}

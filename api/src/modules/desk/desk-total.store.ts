import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** The total that a sum belongs to: moved alone by a staff member, or moved alone for a person. */
export interface TotalOf {
  readonly countedFor: "staff" | "party";
  readonly userId: number;
}

/** The sum moved alone since a moment, in paise. */
export async function selectTotal(tx: Db, { countedFor, userId }: TotalOf, since: Date): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from desk_total
     where counted_for = ${countedFor} and user_id = ${userId} and at > ${since}`.execute(tx);
  return rows[0]?.paise ?? 0;
}

/** An act as it is counted. */
export interface CountedAct {
  readonly action: string;
  readonly subject: string;
  readonly amountPaise: number;
  readonly at: Date;
}

/** Counts an act in each of these totals. */
export async function insertTotals(tx: Db, totals: readonly TotalOf[], act: CountedAct): Promise<void> {
  await tx
    .insertInto("desk_total")
    .values(
      totals.map(({ countedFor, userId }) => ({
        counted_for: countedFor,
        user_id: userId,
        action: act.action,
        subject: act.subject,
        amount_paise: act.amountPaise,
        at: act.at,
      })),
    )
    .execute();
}

/** Deletes what was counted before a moment. */
export async function deleteTotalsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("desk_total").where("at", "<", moment).execute();
}

import { type Paise, paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { isCountedEntry, isStandingDeposit } from "./tds-counted";

/** A code of the law in a month, by its first day. */
interface CodeMonth {
  readonly code: string;
  readonly month: string;
}

/** What was deducted under a code in a month and is not yet paid to the government; below zero where more was paid. */
export async function selectOpenOfMonth(db: Db, { code, month }: CodeMonth): Promise<Paise> {
  const { rows } = await sql<{ open: number }>`
    select coalesce((
             select sum(e.tds_paise) from tds_entry e
              where e.code = ${code} and ${isCountedEntry}
                and e.date >= ${month}::date and e.date < ${month}::date + interval '1 month'), 0)::bigint
         - coalesce((
             select sum(d.amount_paise) from tds_deposit d
              where d.code = ${code} and d.month = ${month} and ${isStandingDeposit}), 0)::bigint as open`.execute(db);
  return paise(Number(rows[0]?.open ?? 0));
}

/** The months that a challan paid under a code, oldest first, each with what it paid of it; none where its entry was reversed. */
export async function selectMonthsOfChallan(
  db: Db,
  { code, challan }: { readonly code: string; readonly challan: string },
) {
  const { rows } = await sql<{ journal_id: number; month: string; paid_paise: number }>`
    select d.journal_id, d.month, sum(d.amount_paise)::bigint as paid_paise
      from tds_deposit d
     where d.challan = ${challan} and d.code = ${code} and ${isStandingDeposit}
     group by d.journal_id, d.month having sum(d.amount_paise) > 0
     order by d.month`.execute(db);
  return rows;
}

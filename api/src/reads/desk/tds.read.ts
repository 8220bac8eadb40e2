import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { MonthOf } from "../../platform/trade-month";
import { isCountedEntry, isStandingDeposit } from "../tds-counted";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** A bill or note that counts, with the tax on it, or what was billed before the platform began to deduct. */
export interface TdsLine {
  readonly date: string;
  readonly code: string;
  readonly person: string;
  readonly name: string;
  readonly phone: string;
  readonly cause: string;
  readonly paper: string | null;
  readonly paper_id: number | null;
  readonly order_number: string | null;
  readonly base_paise: number;
  readonly portion_paise: number;
  readonly tds_paise: number;
  readonly is_declared: boolean;
  /** Number of the certificate of lower deduction that it went by. */
  readonly certificate: string | null;
}

/** A page of the bills and notes of a month, under one code or all, oldest first. */
export async function selectTdsLines(
  db: Db,
  { first, last }: MonthOf,
  { code = null, page }: { readonly code?: string | null; readonly page?: number },
): Promise<readonly TdsLine[]> {
  const { rows } = await sql<TdsLine>`
    select e.date, e.code, e.person, ${nameAtDesk("u")} as name, u.phone, e.cause, p.number as paper, p.id as paper_id, o.number as order_number,
           e.base_paise, e.portion_paise, e.tds_paise, e.is_declared, lower.number as certificate
      from tds_entry e
      join users u on u.id = e.user_id
      left join issued_paper p on p.id = e.paper_id
      left join trade_order o on o.id = p.order_id
      left join tds_lower_certificate lower on lower.id = e.certificate_id
     where e.date between ${first} and ${last} and (${code}::text is null or e.code = ${code})
       and (e.cause = 'opening' or ${isCountedEntry})
     order by e.date, e.id limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/** From whom tax was deducted under a code in a month, the largest sum first. */
export async function selectDeductedFrom(db: Db, { first, last }: MonthOf, code: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${nameAtDesk("u")} as name
      from tds_entry e join users u on u.id = e.user_id
     where e.date between ${first} and ${last} and e.code = ${code} and ${isCountedEntry}
     group by u.id having sum(e.tds_paise) > 0
     order by sum(e.tds_paise) desc, u.id`.execute(db);
  return rows.map(({ name }) => name);
}

/** What was deducted under each code in each month since a day, and how much of it was paid to the government; newest first. */
export async function selectTdsMonths(db: Db, since: string) {
  const { rows } = await sql<{
    month: string;
    code: string;
    portion_paise: number;
    tds_paise: number;
    deposited_paise: number;
  }>`
    select to_char(month, 'YYYY-MM') as month, code, sum(portion)::bigint as portion_paise, sum(tds)::bigint as tds_paise,
           sum(deposited)::bigint as deposited_paise
      from (
        select date_trunc('month', e.date)::date as month, e.code, e.portion_paise as portion, e.tds_paise as tds, 0 as deposited
          from tds_entry e where e.date >= ${since} and ${isCountedEntry}
        union all
        select d.month, d.code, 0, 0, d.amount_paise
          from tds_deposit d
         where d.month >= ${since} and ${isStandingDeposit}
      ) everything
     group by month, code
     order by month desc, code`.execute(db);
  return rows;
}

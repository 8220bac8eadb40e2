import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { deskRows, offsetOf } from "./desk/desk-page";
import { nameAtDesk } from "./desk/name-at-desk";
import { isCountedEntry, isStandingDeposit } from "./tds-counted";

/** What we deducted from one person under a code in a quarter, and the last certificate that we gave for it. */
export interface GivenQuarter {
  readonly user_id: number;
  readonly name: string;
  readonly phone: string;
  readonly person: string;
  readonly code: string;
  readonly financial_year: string;
  readonly quarter: number;
  readonly deducted_paise: number;
  readonly certified_paise: number;
  readonly number: string | null;
  /** A month of the quarter whose tax under the code is not fully paid to the government. */
  readonly is_unpaid: boolean;
}

interface GivenOf {
  /** First day. */
  readonly since: string;
  /** Only one person. */
  readonly userId?: number;
  readonly page?: number | undefined;
}

/** A page of what was deducted, newest quarter first; rows without a certificate for their sum come before rows with one. */
export async function selectGivenQuarters(db: Db, { since, userId, page }: GivenOf): Promise<readonly GivenQuarter[]> {
  const ofUser = userId === undefined ? sql`` : sql`and user_id = ${userId}`;
  const { rows } = await sql<GivenQuarter>`
    with owed as (
      select user_id, max(person) as person, code, financial_year, quarter, sum(tds_paise)::bigint as deducted_paise,
             min(first_day) as first_day
        from (
          select user_id, person, code, financial_year, tds_paise, date_trunc('quarter', date)::date as first_day,
                 extract(quarter from date - interval '3 months')::integer as quarter
            from tds_entry e
           where e.date >= ${since} and ${isCountedEntry} ${ofUser}
        ) entry
       group by user_id, code, financial_year, quarter having sum(tds_paise) <> 0
    )
    select o.user_id, ${nameAtDesk("u")} as name, u.phone, o.person, o.code, o.financial_year, o.quarter, o.deducted_paise,
           coalesce(g.amount_paise, 0) as certified_paise, g.number,
           exists (
             select from (
                select date_trunc('month', e.date)::date as month, sum(e.tds_paise) as paise
                  from tds_entry e
                 where e.code = o.code and ${isCountedEntry}
                   and e.date >= o.first_day and e.date < o.first_day + interval '3 months'
                 group by 1
             ) of_month
              where paise > (
                select coalesce(sum(d.amount_paise), 0) from tds_deposit d
                 where d.code = o.code and d.month = of_month.month and ${isStandingDeposit})
           ) as is_unpaid
      from owed o
      join users u on u.id = o.user_id
      left join lateral (
        select amount_paise, number from tds_given_certificate g
         where g.user_id = o.user_id and g.financial_year = o.financial_year and g.quarter = o.quarter and g.code = o.code
         order by id desc limit 1
      ) g on true
     order by (g.amount_paise is not distinct from o.deducted_paise), o.financial_year desc, o.quarter desc, o.user_id, o.code
     limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import { nameAtDesk } from "./desk/name-at-desk";
import { isCountedEntry, isStandingDeposit } from "./tds-counted";

/** A quarter of a financial year: for 2026-27 the year is 2627, and the first quarter begins in April. */
interface QuarterKey {
  readonly year: string;
  readonly quarter: number;
}

const deductedBySeller = ["tax deducted from seller", "tax deducted from transporter"];

/** The first year and the quarter of a day in India. */
const quarterOfDay = (day: RawBuilder<unknown>) => sql`
  to_char(${day} - interval '3 months', 'YY') || to_char(${day} + interval '9 months', 'YY') as year,
  extract(quarter from ${day} - interval '3 months')::integer as quarter`;
const dayOf = (at: string) => sql`(${sql.ref(at)} at time zone 'Asia/Kolkata')::date`;
/** A reversed entry no longer counts. */
const stands = (journal: string) =>
  sql`not exists (select from journal undone where undone.reverses_id = ${sql.ref(journal)})`;

/** What a journal posts to accounts of a kind: a few rows of large tables, each by its key. */
const postingOn = (kind: string, journal: string) => sql`(
  select sum(p.amount_paise) as amount_paise
    from (select account_id, amount_paise from posting where journal_id = ${sql.ref(journal)} offset 0) p
   where (select kind from account where id = p.account_id offset 0) = ${kind})`;

/** What the journal of deposit `d` posted beyond all of its rows, once, at the first of them: one challan may pay several months. */
const unlikeBooks = sql`
  case when exists (select from tds_deposit earlier where earlier.journal_id = d.journal_id and earlier.id < d.id) then 0
       else coalesce((select paid.amount_paise from ${postingOn("tds_payable", "d.journal_id")} paid), 0)
            - (select sum(same.amount_paise) from tds_deposit same where same.journal_id = d.journal_id) end`;

/** The totals of each quarter's rows and of the books, by subject and code of the law; `first` is a day. */
export async function selectTdsQuarters(db: Db, first: string) {
  const { rows } = await sql<
    QuarterKey & {
      readonly what: "deducted" | "deposited" | "received" | "certified";
      readonly code: string;
      readonly said_paise: number;
      readonly booked_paise: number;
    }
  >`
    select year, quarter, what, code, sum(said)::bigint as said_paise, sum(booked)::bigint as booked_paise
      from (
        select ${quarterOfDay(sql`e.date`)}, 'deducted' as what, e.code, e.tds_paise as said, 0 as booked
          from tds_entry e where e.date >= ${first} and ${isCountedEntry}
        union all
        select ${quarterOfDay(dayOf("j.at"))}, 'deducted', a.part, 0, -p.amount_paise
          from account a
          join posting p on p.account_id = a.id
          join journal j on j.id = p.journal_id
         where a.code like 'tds_payable:%' and j.event = any(${deductedBySeller}) and ${stands("j.id")}
           and j.at >= ${`${first}T00:00:00+05:30`}::timestamptz
        union all
        select ${quarterOfDay(sql`d.month`)}, 'deposited', d.code, d.amount_paise, d.amount_paise + ${unlikeBooks}
          from tds_deposit d
         where d.month >= ${first} and ${isStandingDeposit}
        union all
        select t.financial_year, t.quarter, 'received', t.code, t.amount_paise, coalesce(p.amount_paise, 0)
          from tds_advice t
          left join lateral ${postingOn("tds_receivable", "t.journal_id")} p on ${stands("t.journal_id")}
         where t.date >= ${first} and t.refused_at is null
        union all
        select c.financial_year, c.quarter, 'certified', c.code, c.credited_paise, coalesce(-p.amount_paise, 0)
          from tds_certificate c
          left join lateral ${postingOn("tds_receivable", "c.journal_id")} p on ${stands("c.journal_id")}
         where c.financial_year >= ${`${first.slice(2, 4)}${String(Number(first.slice(2, 4)) + 1).padStart(2, "0")}`}
      ) everything
     group by year, quarter, what, code
     order by year desc, quarter desc, what, code`.execute(db);
  return rows;
}

/** First and last day of a quarter. */
export interface QuarterDays {
  readonly first: string;
  readonly last: string;
}

/** A line of the return: who was paid or credited how much, and what was deducted. */
export interface QuarterDeduction {
  readonly date: string;
  readonly code: string;
  readonly person: string;
  readonly name: string;
  readonly cause: string;
  readonly paper: string | null;
  readonly base_paise: number;
  readonly portion_paise: number;
  readonly rate_bp: string | null;
  readonly tds_paise: number;
  readonly is_declared: boolean;
  readonly certificate: string | null;
  readonly certificate_bp: number | null;
  readonly certified_paise: number;
  readonly certified_tds_paise: number;
  readonly challans: string | null;
}

/** The bills of a quarter that were not cancelled. Challans are those of their code and month. */
export async function selectQuarterDeductions(
  db: Db,
  { first, last }: QuarterDays,
): Promise<readonly QuarterDeduction[]> {
  const { rows } = await sql<QuarterDeduction>`
    select e.date, e.code, e.person, ${nameAtDesk("u")} as name, e.cause, p.number as paper, e.base_paise, e.portion_paise,
           law.value as rate_bp, e.tds_paise, e.is_declared, lower.number as certificate, lower.rate_bp as certificate_bp,
           e.certified_paise, e.certified_tds_paise, paid.challans
      from tds_entry e
      join users u on u.id = e.user_id
      left join issued_paper p on p.id = e.paper_id
      left join tds_lower_certificate lower on lower.id = e.certificate_id
      left join tax_row law on law.id = e.tax_rows[1]
      left join lateral (
        select string_agg(used.challan, ' ' order by used.first_row) as challans
          from (
            select d.challan, min(d.id) as first_row
              from tds_deposit d
             where d.month = date_trunc('month', e.date)::date and d.code = e.code and ${isStandingDeposit}
             group by d.challan having sum(d.amount_paise) > 0
          ) used
      ) paid on true
     where e.date between ${first} and ${last} and e.cause = 'bill' and ${isCountedEntry}
     order by e.date, e.id`.execute(db);
  return rows;
}

/** What was paid to the government for the months of a quarter. */
export async function selectQuarterChallans(db: Db, { first, last }: QuarterDays) {
  const { rows } = await sql<{ month: string; code: string; challan: string; paid_on: string; amount_paise: number }>`
    select to_char(d.month, 'YYYY-MM') as month, d.code, d.challan, d.paid_on, sum(d.amount_paise)::bigint as amount_paise
      from tds_deposit d
     where d.month between ${first} and ${last} and ${isStandingDeposit}
     group by d.month, d.code, d.challan, d.paid_on having sum(d.amount_paise) > 0
     order by d.month, d.code, min(d.id)`.execute(db);
  return rows;
}

/** What buyers deducted in a quarter and the desk accepted. */
export async function selectQuarterReceived(db: Db, { year, quarter }: QuarterKey) {
  const { rows } = await sql<{
    date: string;
    code: string;
    tan: string;
    name: string;
    order_number: string;
    amount_paise: number;
  }>`
    select t.date, t.code, t.tan, ${nameAtDesk("u")} as name, o.number as order_number, t.amount_paise
      from tds_advice t
      join users u on u.id = t.buyer_id
      join trade_order o on o.id = t.order_id
     where t.financial_year = ${year} and t.quarter = ${quarter} and t.refused_at is null
     order by t.date, t.id`.execute(db);
  return rows;
}

/** The certificates of a quarter. */
export async function selectQuarterCertificates(db: Db, { year, quarter }: QuarterKey) {
  const { rows } = await sql<{
    code: string;
    tan: string;
    name: string;
    number: string;
    amount_paise: number;
    credited_paise: number;
  }>`
    select c.code, c.tan, ${nameAtDesk("u")} as name, c.number, c.amount_paise, c.credited_paise
      from tds_certificate c
      join users u on u.id = c.buyer_id
     where c.financial_year = ${year} and c.quarter = ${quarter}
     order by c.tan, c.code, c.id`.execute(db);
  return rows;
}

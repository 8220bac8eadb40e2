import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import { nameAtDesk } from "./desk/name-at-desk";

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
        select ${quarterOfDay(sql`date`)}, 'deducted' as what, code, tds_paise as said, 0 as booked
          from tds_entry where date >= ${first} and cause <> 'opening'
        union all
        select ${quarterOfDay(dayOf("j.at"))}, 'deducted', a.part, 0, -p.amount_paise
          from account a
          join posting p on p.account_id = a.id
          join journal j on j.id = p.journal_id
          left join journal done on done.id = j.reverses_id
         where a.code like 'tds_payable:%' and coalesce(done.event, j.event) = any(${deductedBySeller})
           and j.at >= ${`${first}T00:00:00+05:30`}::timestamptz
        union all
        select ${quarterOfDay(sql`d.month`)}, 'deposited', d.code, d.amount_paise, coalesce(p.amount_paise, 0)
          from tds_deposit d
          left join lateral ${postingOn("tds_payable", "d.journal_id")} p on true
         where d.month >= ${first} and ${stands("d.journal_id")}
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

/** The lines of a quarter. Challans are those of their code and month. */
export async function selectQuarterDeductions(
  db: Db,
  { first, last }: QuarterDays,
): Promise<readonly QuarterDeduction[]> {
  const { rows } = await sql<QuarterDeduction>`
    select t.date, t.code, t.person, ${nameAtDesk("u")} as name, t.cause, p.number as paper, t.base_paise, t.portion_paise,
           law.value as rate_bp, t.tds_paise, t.is_declared, lower.number as certificate, lower.rate_bp as certificate_bp,
           t.certified_paise, t.certified_tds_paise, paid.challans
      from tds_entry t
      join users u on u.id = t.user_id
      left join issued_paper p on p.id = t.paper_id
      left join tds_lower_certificate lower on lower.id = t.certificate_id
      left join tax_row law on law.id = t.tax_rows[1]
      left join lateral (
        select string_agg(d.challan, ' ' order by d.id) as challans
          from tds_deposit d
         where d.month = date_trunc('month', t.date)::date and d.code = t.code and ${stands("d.journal_id")}
      ) paid on true
     where t.date between ${first} and ${last} and t.cause <> 'opening'
     order by t.date, t.id`.execute(db);
  return rows;
}

/** What was paid to the government for the months of a quarter. */
export async function selectQuarterChallans(db: Db, { first, last }: QuarterDays) {
  const { rows } = await sql<{ month: string; code: string; challan: string; paid_on: string; amount_paise: number }>`
    select to_char(month, 'YYYY-MM') as month, code, challan, paid_on, amount_paise
      from tds_deposit d
     where month between ${first} and ${last} and ${stands("d.journal_id")}
     order by month, code, id`.execute(db);
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

import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { MonthOf } from "../platform/trade-month";

/** Keys of the invoices, notes and self-invoices that a GSTIN issued in a month, in the order of their series. */
export async function selectMonthPapers(db: Db, gstin: string, { first, last }: MonthOf): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from issued_paper
     where gstin = ${gstin} and kind in ('invoice', 'credit note', 'debit note', 'self-invoice')
       and date between ${first} and ${last}
     order by kind, financial_year, position`.execute(db);
  return rows.map(({ id }) => id);
}

/** The numbers of a kind and year that a GSTIN issued in a month; `cancelled` are those of documents that no longer count. */
export interface SeriesOfMonth {
  readonly kind: "invoice" | "credit note" | "debit note" | "self-invoice";
  readonly from: string;
  readonly to: string;
  readonly issued: number;
  readonly cancelled: number;
}

/** The series of a month that its return lists. */
export async function selectMonthSeries(db: Db, gstin: string, { first, last }: MonthOf): Promise<SeriesOfMonth[]> {
  const { rows } = await sql<SeriesOfMonth>`
    select kind, (array_agg(number order by position))[1] as from, (array_agg(number order by position desc))[1] as to,
           count(*)::integer as issued, count(*) filter (where is_void)::integer as cancelled
      from (
        select p.kind, p.financial_year, p.number, p.position,
               exists (select from paper_event e where e.paper_id = p.id and e.event = 'void') as is_void
          from issued_paper p
         where p.gstin = ${gstin} and p.kind in ('invoice', 'credit note', 'debit note', 'self-invoice')
           and p.date between ${first} and ${last}
      ) own
     group by kind, financial_year
     order by kind, financial_year`.execute(db);
  return rows;
}

/** What the books posted in a month for invoices and notes to buyers, in paise: net of tax, and tax. */
export async function selectMonthSales(db: Db, { first, last }: MonthOf): Promise<{ net: number; tax: number }> {
  const { rows } = await sql<{ net: number; tax: number }>`
    select coalesce(-sum(p.amount_paise) filter (where a.kind in ('sales', 'freight_recovered')), 0)::bigint as net,
           coalesce(-sum(p.amount_paise) filter (where a.kind = 'gst_out'), 0)::bigint as tax
      from journal j
      join posting p on p.journal_id = j.id
      join account a on a.id = p.account_id
     where coalesce((select undone.event from journal undone where undone.id = j.reverses_id), j.event)
             in ('sale invoiced', 'note issued')
       and j.at >= ${`${first}T00:00:00+05:30`}::timestamptz
       and j.at < ${`${last}T00:00:00+05:30`}::timestamptz + interval '1 day'`.execute(db);
  return { net: Number(rows[0]?.net ?? 0), tax: Number(rows[0]?.tax ?? 0) };
}

/** Keys of the invoices that were cancelled in a month, whenever they were issued. */
export async function selectMonthVoided(db: Db, { first, last }: MonthOf): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from paper_event e join issued_paper p on p.id = e.paper_id
     where e.event = 'void' and p.kind = 'invoice'
       and e.at >= ${`${first}T00:00:00+05:30`}::timestamptz
       and e.at < ${`${last}T00:00:00+05:30`}::timestamptz + interval '1 day'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a GSTIN ever issued a document that the return lists, and is thus one of ours. */
export async function hasIssued(db: Db, gstin: string): Promise<boolean> {
  const { rows } = await sql<{ gstin: string }>`
    select gstin from paper_series
     where gstin = ${gstin} and kind in ('invoice', 'credit note', 'debit note', 'self-invoice') limit 1`.execute(db);
  return rows.length > 0;
}

/** GSTINs of ours that issued a document of a month's return. */
export async function selectMonthIssuers(db: Db, { first, last }: MonthOf): Promise<readonly string[]> {
  const { rows } = await sql<{ gstin: string }>`
    select distinct gstin from issued_paper
     where kind in ('invoice', 'credit note', 'debit note', 'self-invoice') and date between ${first} and ${last}
     order by gstin`.execute(db);
  return rows.map(({ gstin }) => gstin);
}

/** What an account stood at before a day in India, in paise; of rows that are known, before the first of them. Zero where nothing was posted. */
export async function selectOpeningOf(db: Db, code: string, day: string, beforeSequence: number | null) {
  const { rows } = await sql<{ balance_paise: number }>`
    select p.balance_paise from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
     where a.code = ${code} and j.at < ${`${day}T00:00:00+05:30`}::timestamptz
       and p.sequence < coalesce(${beforeSequence}::bigint, ${sql.lit("9223372036854775807")}::bigint)
     order by p.sequence desc
     limit 1`.execute(db);
  return rows[0]?.balance_paise ?? 0;
}

/** The first postings of an account (`bank` or `receivable:7`) between two days in India, in order. */
export async function selectLedgerRows(db: Db, code: string, { first, last }: MonthOf, limit: number) {
  const { rows } = await sql<{
    at: Date;
    journal_id: number;
    event: string;
    description: string;
    order_number: string | null;
    amount_paise: number;
    balance_paise: number;
    sequence: number;
  }>`
    select p.sequence, j.at, j.id as journal_id, j.event, j.description, o.number as order_number, p.amount_paise, p.balance_paise
      from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
      left join trade_order o on o.id = j.order_id
     where a.code = ${code}
       and j.at >= ${`${first}T00:00:00+05:30`}::timestamptz
       and j.at < ${`${last}T00:00:00+05:30`}::timestamptz + interval '1 day'
     order by p.sequence
     limit ${limit}::int`.execute(db);
  return rows;
}

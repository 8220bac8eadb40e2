import { type Paise, paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import { quarterText } from "../../../modules/buyer-tds/quarter";
import { compareMonth, readGstr1 } from "../../../modules/exports/export.service";
import { compareQuarters, readTdsFile } from "../../../modules/exports/tds-quarter.service";
import type { Db } from "../../../platform/database/database";
import { monthOf } from "../../../platform/trade-month";
import { selectGivenQuarters } from "../../../reads/tds-given.read";

/**
 * Differences between documents, ledger, exports and number series; nothing is the only good answer. Checks every month in
 * which something was posted.
 */
export async function findPaperFaults(db: Db): Promise<readonly unknown[]> {
  const { rows: months } = await sql<{ month: string }>`
    select distinct to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM') as month from journal order by month`.execute(
    db,
  );
  const faults: unknown[] = [];
  for (const { month } of months) {
    const { differences, leftOut } = await compareMonth(db, { month });
    faults.push(...differences, ...leftOut.map((number) => ({ month, leftOut: number })));
    const form = await filedForm(db, month);
    const [returned, booked] = [taxOfTables(form), await taxBooked(db, month)];
    if (returned !== booked) faults.push({ month, returned, booked });
    const goods = [...form.hsn.hsn_b2b, ...form.hsn.hsn_b2c];
    const ofGoods = sumPaise(goods.flatMap(taxOf));
    if (ofGoods !== booked) faults.push({ month, hsn: ofGoods, booked });
    faults.push(...(await findUnlistedNumbers(db, month, form)));
  }
  return [...faults, ...(await findNumberGaps(db)), ...(await findQuarterFaults(db))];
}

interface Row {
  readonly iamt: number;
  /** Absent in tables of sales to other states. */
  readonly camt?: number;
  readonly samt?: number;
}
interface Filed {
  readonly ntty?: "C" | "D";
  readonly itms: readonly { readonly itm_det: Row }[];
}
interface Form {
  readonly b2b: readonly { readonly inv: readonly Filed[] }[];
  readonly b2cl: readonly { readonly inv: readonly Filed[] }[];
  readonly cdnr: readonly { readonly nt: readonly Filed[] }[];
  readonly cdnur: readonly Filed[];
  readonly b2cs: readonly Row[];
  readonly hsn: { readonly hsn_b2b: readonly Row[]; readonly hsn_b2c: readonly Row[] };
  readonly doc_issue: {
    readonly doc_det: readonly {
      readonly doc_num: number;
      readonly docs: readonly { totnum: number; cancel: number }[];
    }[];
  };
}

/** The month's GSTR-1 as the portal reads it. */
async function filedForm(db: Db, month: string): Promise<Form> {
  return JSON.parse((await readGstr1(db, { month })).bytes.toString());
}

const taxOf = ({ iamt, camt = 0, samt = 0 }: Row): readonly Paise[] => [iamt, camt, samt].map(paiseFromRupees);

/** The tax in all tables of sales, in paise. */
function taxOfTables({ b2b, b2cl, cdnr, cdnur, b2cs }: Form): number {
  const filed = [...[...b2b, ...b2cl].flatMap(({ inv }) => inv), ...cdnr.flatMap(({ nt }) => nt), ...cdnur];
  const named = filed.reduce((sum, { ntty, itms }) => {
    const tax = sumPaise(itms.flatMap(({ itm_det }) => taxOf(itm_det)));
    return ntty === "C" ? sum - tax : sum + tax;
  }, 0);
  return named + sumPaise(b2cs.flatMap(taxOf));
}

/** Kinds of documents of which the return lists another number than were issued. */
async function findUnlistedNumbers(db: Db, month: string, { doc_issue }: Form): Promise<readonly unknown[]> {
  const { first, last } = monthOf(month);
  const { rows } = await sql<{ kind: number; issued: number; cancelled: number }>`
    select case kind when 'invoice' then 1 when 'self-invoice' then 2 when 'debit note' then 4 else 5 end as kind,
           count(*)::integer as issued,
           count(*) filter (where id in (select paper_id from paper_event where event = 'void'))::integer as cancelled
      from issued_paper
     where kind in ('invoice', 'self-invoice', 'debit note', 'credit note') and date between ${first} and ${last}
     group by 1`.execute(db);
  return [1, 2, 4, 5].flatMap((kind) => {
    const docs = doc_issue.doc_det.filter(({ doc_num }) => doc_num === kind).flatMap((one) => one.docs);
    const { issued = 0, cancelled = 0 } = rows.find((row) => row.kind === kind) ?? {};
    const listed = docs.reduce((sum, { totnum }) => sum + totnum, 0);
    const given = docs.reduce((sum, { cancel }) => sum + cancel, 0);
    return listed === issued && given === cancelled ? [] : [{ month, kind, listed, issued, void: given, cancelled }];
  });
}

/**
 * Quarters in which entries, books, the data of the return and the certificates say different things, or a row below zero.
 */
async function findQuarterFaults(db: Db): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  const { rows: payees } = await sql<{ user_id: number }>`select distinct user_id from tds_entry`.execute(db);
  const given: { readonly quarter: string; readonly pan: string; readonly code: string; readonly paise: number }[] = [];
  for (const { user_id: userId } of payees) {
    for (const row of await selectGivenQuarters(db, { since: "2026-04-01", userId })) {
      const quarter = quarterText({ year: row.financial_year, quarter: row.quarter });
      given.push({ quarter, pan: row.person, code: row.code, paise: row.deducted_paise });
    }
  }
  for (const { year, quarter: number, differences } of await compareQuarters(db, "2026-04-01")) {
    const quarter = quarterText({ year, quarter: number });
    faults.push(...differences.map((difference) => ({ quarter, ...difference })));
    const file: { deductions: { pan: string; code: string; tds: number; billed: number; deducted_on: number }[] } =
      JSON.parse((await readTdsFile(db, { quarter })).bytes.toString());
    const below = file.deductions.filter(({ tds, billed, deducted_on }) => Math.min(tds, billed, deducted_on) < 0);
    faults.push(...below.map((row) => ({ quarter, below: row })));
    const keys = [...file.deductions, ...given.filter((one) => one.quarter === quarter)].map(
      ({ pan, code }) => `${pan} ${code}`,
    );
    for (const key of new Set(keys)) {
      const isOwn = ({ pan, code }: { readonly pan: string; readonly code: string }) => `${pan} ${code}` === key;
      const filed = sumPaise(file.deductions.filter(isOwn).map(({ tds }) => paiseFromRupees(tds)));
      const certified = given
        .filter((one) => one.quarter === quarter && isOwn(one))
        .reduce((sum, { paise }) => sum + paise, 0);
      if (filed !== certified) faults.push({ quarter, key, filed, certified });
    }
  }
  return faults;
}

/** The month's movement on the account of GST owed on sales. */
async function taxBooked(db: Db, month: string): Promise<number> {
  const { first, last } = monthOf(month);
  const { rows } = await sql<{ tax: number }>`
    select -coalesce(sum(p.amount_paise), 0)::bigint as tax
      from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
     where a.kind = 'gst_out' and (j.at at time zone 'Asia/Kolkata')::date between ${first} and ${last}`.execute(db);
  return Number(rows[0]?.tax);
}

/** Series with a missing or misplaced number. */
async function findNumberGaps(db: Db): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select s.gstin || ' ' || s.kind || ' ' || s.financial_year as series, s.last, count(p.id) as issued
      from paper_series s left join issued_paper p using (gstin, kind, financial_year)
     group by s.gstin, s.kind, s.financial_year
    having count(p.id) <> s.last or coalesce(max(p.position), 0) <> s.last
        or bool_or(p.number <> s.prefix || s.financial_year || lpad(p.position::text, 6, '0'))
    union all
    select number || ' is dated ' || date || ' after ' || before, position, 0
      from (select number, date, position, financial_year,
                   lag(date) over (partition by gstin, kind, financial_year order by position) as before
              from issued_paper where kind not in ('bill', 'seller note', 'freight bill')) dated
     where date < before
    union all
    select number || ' of ' || date || ' is in ' || financial_year, position, 0
      from issued_paper
     where financial_year <> to_char(date - interval '3 months', 'YY') || to_char(date + interval '9 months', 'YY')
    union all
    select d.series || ' ' || d.financial_year, d.last, count(n.number)
      from document_number d
      left join (select number from quotation union all select number from trade_order) n
        on n.number like d.series || d.financial_year || '%'
     group by d.series, d.financial_year
    having count(distinct n.number) <> d.last or coalesce(max(right(n.number, 6)::integer), 0) <> d.last`.execute(db);
  return rows;
}

/** The documents and taxes that a run has produced; a run without any proves nothing. */
export async function paperKindsSeen(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ seen: string }>`
    select kind as seen from issued_paper
    union select event from journal
    union select event from paper_event
    union select 'lower deduction' from tds_entry where certified_paise > 0
    union select 'forward charge' from freight_bill where not is_reverse_charge and status = 'approved'
    union select case when (snapshot -> 'tax' ->> 'igst')::numeric > 0 then 'inter-state' else 'intra-state' end
      from issued_paper where kind = 'invoice'
    union select 'without GSTIN' from issued_paper where kind = 'invoice' and snapshot -> 'recipient' ->> 'gst_number' = 'URP'
    union select 'TDS deposited' from tds_deposit
    union select status || ' deposit' from payment where source = 'bank' and purpose <> 'booking'
    union select 'redirected deposit' from payment_redirect join payment on payment.id = payment_id
     where payment_redirect.purpose = 'top-up' and payment.order_id is not null
    union select 'reversed deposit' from journal join payment on payment.id = payment_id
     where reverses_id is not null and payment.purpose in ('top-up', 'credit repayment')
    union select 'set-off given back' from journal where reverses_id in (select journal_id from payout_set_off)
    union select 'financial year ' || financial_year from issued_paper where kind = 'invoice'
    union select 'debit note paid by name' from payment join issued_paper note on note.id = payment.invoice_id
     where note.kind = 'debit note' and payment.status = 'verified'
    union select 'third party' from issued_paper
     where kind = 'invoice' and snapshot -> 'consignee' ->> 'gst_number' <> snapshot -> 'recipient' ->> 'gst_number'`.execute(
    db,
  );
  return rows.map(({ seen }) => seen);
}

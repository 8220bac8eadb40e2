import { paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import { compareMonth, readGstr1 } from "../../../modules/exports/export.service";
import type { Db } from "../../../platform/database/database";
import { monthOf } from "../../../platform/trade-month";

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
    const [returned, booked] = [await taxReturned(db, month), await taxBooked(db, month)];
    if (returned !== booked) faults.push({ month, returned, booked });
  }
  return [...faults, ...(await findNumberGaps(db))];
}

interface FiledTax {
  readonly ntty?: "C" | "D";
  readonly itms: readonly {
    readonly itm_det: { readonly iamt: number; readonly camt: number; readonly samt: number };
  }[];
}

/** The tax in the month's GSTR-1, as the portal reads it, in paise. */
async function taxReturned(db: Db, month: string): Promise<number> {
  const form: { b2b: { inv: FiledTax[] }[]; cdnr: { nt: FiledTax[] }[] } = JSON.parse(
    (await readGstr1(db, { month })).bytes.toString(),
  );
  const filed = [...form.b2b.flatMap(({ inv }) => inv), ...form.cdnr.flatMap(({ nt }) => nt)];
  return filed.reduce((sum, { ntty, itms }) => {
    const tax = sumPaise(itms.flatMap(({ itm_det: { iamt, camt, samt } }) => [iamt, camt, samt].map(paiseFromRupees)));
    return ntty === "C" ? sum - tax : sum + tax;
  }, 0);
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
    union select 'debit note paid by name' from payment join issued_paper note on note.id = payment.invoice_id
     where note.kind = 'debit note' and payment.status = 'verified'
    union select 'third party' from issued_paper
     where kind = 'invoice' and snapshot -> 'consignee' ->> 'gst_number' <> snapshot -> 'recipient' ->> 'gst_number'`.execute(
    db,
  );
  return rows.map(({ seen }) => seen);
}

import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** A page of what buyers deducted in quarters since a financial year (`2526`), and how much of it certificates show; newest first. */
export async function selectDeductedQuarters(db: Db, sinceYear: string, page: number | undefined) {
  const { rows } = await sql<{
    buyer: string;
    phone: string;
    tan: string;
    code: string;
    financial_year: string;
    quarter: number;
    deducted_paise: number;
    certified_paise: number;
  }>`
    select ${nameAtDesk("u")} as buyer, u.phone, q.tan, q.code, q.financial_year, q.quarter, q.deducted_paise, q.certified_paise
      from (
        select buyer_id, tan, code, financial_year, quarter, sum(deducted)::bigint as deducted_paise,
               sum(certified)::bigint as certified_paise
          from (
            select buyer_id, tan, code, financial_year, quarter, amount_paise as deducted, 0 as certified
              from tds_advice where financial_year >= ${sinceYear} and refused_at is null
            union all
            select buyer_id, tan, code, financial_year, quarter, 0, credited_paise
              from tds_certificate where financial_year >= ${sinceYear}
          ) everything
         group by buyer_id, tan, code, financial_year, quarter
         order by financial_year desc, quarter desc, buyer_id, tan, code limit ${deskRows} offset ${offsetOf(page)}
      ) q
      join users u on u.id = q.buyer_id
     order by q.financial_year desc, q.quarter desc, q.buyer_id, q.tan, q.code`.execute(db);
  return rows;
}

/** A page of what buyers claim to have deducted, newest first. */
export async function selectAdvices(db: Db, page: number | undefined) {
  const { rows } = await sql<{
    id: number;
    date: string;
    order_number: string;
    invoice: string | null;
    buyer: string;
    phone: string;
    tan: string;
    code: string;
    amount_paise: number;
    refusal: string | null;
  }>`
    select t.id, t.date, o.number as order_number, p.number as invoice, ${nameAtDesk("u")} as buyer, u.phone, t.tan, t.code, t.amount_paise, t.refusal
      from tds_advice t
      join trade_order o on o.id = t.order_id
      join users u on u.id = t.buyer_id
      left join issued_paper p on p.id = t.invoice_id
     order by t.id desc limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

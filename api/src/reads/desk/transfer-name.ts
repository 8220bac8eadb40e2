import { sql } from "kysely";

/** What a transfer `p` is for, by its order `o`, quotation `q` and the document `i` that it names. */
export const transferName = sql`
  case p.purpose when 'top-up' then 'Transfer into the cash wallet' when 'credit repayment' then 'Repayment of credit'
    else 'Transfer for ' || coalesce(i.kind || ' ' || i.number || ', order ' || o.number, 'order ' || o.number, 'quotation ' || q.number)
  end`;

/** The rows that it reads. */
export const paidByTransfer = sql`
  left join quotation q on q.id = p.quotation_id
  left join trade_order o on o.id = p.order_id
  left join issued_paper i on i.id = p.invoice_id`;

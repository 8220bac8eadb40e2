import type { PaidPaper } from "@mandi/shared/contract/paid-paper";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/**
 * What a payment pays: the order by its number and the document that the payment names, or the quotation by its number whose
 * booking amount it is.
 */
export interface PaidThing {
  readonly order: string | null;
  readonly quotation: string | null;
  readonly paper: PaidPaper | null;
}

/** What these payments pay, by payment; those for neither an order nor a quotation are left out. */
export async function selectPaidThings(db: Db, paymentIds: readonly number[]): Promise<ReadonlyMap<number, PaidThing>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<PaidThing & { readonly id: number }>`
    select p.id, case when p.purpose <> 'booking' then o.number end as "order",
           case when p.purpose = 'booking' then q.number end as quotation,
           case when i.id is not null then json_build_object('kind', i.kind, 'number', i.number) end as paper
      from payment p
      left join trade_order o on o.id = p.order_id
      left join quotation q on q.id = p.quotation_id
      left join issued_paper i on i.id = p.invoice_id
     where p.id = any(${[...paymentIds]}::bigint[]) and (o.id is not null or q.id is not null)`.execute(db);
  return new Map(rows.map(({ id, ...paid }) => [id, paid]));
}

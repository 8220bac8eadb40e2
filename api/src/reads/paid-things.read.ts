import type { PaidPaper } from "@mandi/shared/contract/paid-paper";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** What a payment for an order pays: the order by its number, and the document that the payment names. */
export interface PaidThing {
  readonly order: string;
  readonly paper: PaidPaper | null;
}

/** What these payments pay, by payment; those that are for no order are left out. */
export async function selectPaidThings(db: Db, paymentIds: readonly number[]): Promise<ReadonlyMap<number, PaidThing>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<PaidThing & { readonly id: number }>`
    select p.id, o.number as "order",
           case when i.id is not null then json_build_object('kind', i.kind, 'number', i.number) end as paper
      from payment p join trade_order o on o.id = p.order_id left join issued_paper i on i.id = p.invoice_id
     where p.id = any(${[...paymentIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, order, paper }) => [id, { order, paper }]));
}

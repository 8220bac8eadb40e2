import { sql } from "kysely";
import type { Db } from "../platform/database/database";

export interface NamedDealRow {
  readonly kind: "quotation" | "order";
  readonly id: number;
  readonly number: string;
  readonly goods: string;
  readonly kg: number;
}

interface DealKeys {
  readonly quotations: readonly number[];
  readonly orders: readonly number[];
}

/** Number and goods of deals by key; access was already checked where the keys were found. */
export async function selectNamedDeals(db: Db, { quotations, orders }: DealKeys): Promise<readonly NamedDealRow[]> {
  if (quotations.length + orders.length === 0) return [];
  const { rows } = await sql<NamedDealRow>`
    select 'quotation' as kind, id, number, product_name as goods, total_kg as kg
      from quotation where id = any(${[...quotations]}::bigint[])
    union all
    select 'order', id, number, product_name, total_kg
      from trade_order where id = any(${[...orders]}::bigint[])`.execute(db);
  return rows;
}

import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf, onlyOne, totalOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

export interface OrderSummary {
  readonly id: number;
  readonly number: string;
  readonly quotation: string;
  readonly status: OrderStatus;
  readonly product: string;
  readonly total_kg: number;
  readonly buyer: string;
  readonly seller: string;
  readonly for_paise: number;
  readonly updated_at: Date;
}

const orderRows = sql`
  select o.id, o.number, o.quotation_number as quotation, o.status, o.product_name as product, o.total_kg, o.for_paise,
         ${nameAtDesk("buyer")} as buyer,
         ${nameAtDesk("seller")} as seller, o.updated_at
    from trade_order o join users buyer on buyer.id = o.buyer_id join users seller on seller.id = o.seller_id`;

/** A page of the orders, newest first. */
export async function selectDeskOrders(db: Db, query: OrderQuery): Promise<readonly OrderSummary[]> {
  const one = onlyOne(sql`o.status`, query.status);
  const { rows } = await sql<OrderSummary>`${orderRows} where ${one.filter}
    order by ${one.order} o.id desc limit ${deskRows} offset ${offsetOf(query.page)}`.execute(db);
  return rows;
}

/** How many such orders there are, next to a page of so many rows. */
export function countDeskOrders(db: Db, { page, status }: OrderQuery, rows: number): Promise<number> {
  return totalOf(db, { page, rows }, sql`trade_order o where ${onlyOne(sql`o.status`, status).filter} order by o.id`);
}

/** One order as a row of the desk's list. */
export async function selectDeskOrder(db: Db, id: number): Promise<OrderSummary | undefined> {
  const { rows } = await sql<OrderSummary>`${orderRows} where o.id = ${id}`.execute(db);
  return rows[0];
}

/** Which orders the desk asks for. */
export interface OrderQuery {
  readonly page?: number | undefined;
  readonly status?: OrderStatus | undefined;
}

import type { OrderStatus, SizeValue } from "@mandi/shared/contract/trade-document";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../platform/database/database";

import type { AdjustmentKind, OrderTables } from "./order.tables";

/** An order as it is stored. */
export type OrderRow = Selectable<OrderTables["trade_order"]>;
/** A size of an order as it is stored. */
export type OrderLineRow = Selectable<OrderTables["order_line"]>;

/** Any order, for the desk. */
export function selectOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom("trade_order").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Any order, locked until the transaction ends. */
export function selectOrderForUpdate(tx: Db, id: number): Promise<OrderRow | undefined> {
  return tx.selectFrom("trade_order").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The order of a quotation. */
export function selectOrderOfQuotation(db: Db, quotationId: number): Promise<OrderRow | undefined> {
  return db.selectFrom("trade_order").selectAll().where("quotation_id", "=", quotationId).executeTakeFirst();
}

/** The sizes of an order in sequence, including those that a change removed. */
export function selectLines(db: Db, orderId: number): Promise<OrderLineRow[]> {
  return selectLinesOf(db, [orderId]);
}

/** The sizes of several orders, each in sequence. */
export async function selectLinesOf(db: Db, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("position")
    .execute();
}

/** An order as its row in a side's list. */
export type ListedOrder = OrderRow & {
  readonly is_unread: boolean;
  /** The values of each size. */
  readonly sizes: SizeValue[][];
};

/** Which of a side's orders. */
export interface OrderListChoice {
  /** Only those with these keys; undefined: all. */
  readonly ids: readonly number[] | undefined;
  /** None: all. */
  readonly statuses: readonly OrderStatus[];
}

/** Which part of them, without those with some keys. */
export interface OrderListRange extends OrderListChoice {
  readonly except: readonly number[];
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

function ordersOf(db: Db, party: "buyer" | "seller", userId: number, { ids, statuses }: OrderListChoice) {
  return db
    .selectFrom("trade_order")
    .where(party === "buyer" ? "buyer_id" : "seller_id", "=", userId)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`trade_order.id = any(${[...(ids ?? [])]}::bigint[])`))
    .$if(statuses.length > 0, (query) => query.where("status", "in", statuses));
}

/** One page of a side's orders, each with whether it is unread. */
export function selectOrders(
  db: Db,
  party: "buyer" | "seller",
  userId: number,
  range: OrderListRange,
): Promise<readonly ListedOrder[]> {
  return ordersOf(db, party, userId, range)
    .$if(range.except.length > 0, (query) =>
      query.where(sql<boolean>`trade_order.id <> all(${[...range.except]}::bigint[])`),
    )
    .selectAll("trade_order")
    .select(
      sql<boolean>`not exists (select from order_seen
        where order_seen.order_id = trade_order.id and user_id = ${userId} and seen_at >= trade_order.updated_at)`.as(
        "is_unread",
      ),
    )
    .select(
      sql<SizeValue[][]>`coalesce((select json_agg(value order by position) from order_line
        where order_line.order_id = trade_order.id and quantity_kg > 0), '[]')`.as("sizes"),
    )
    .orderBy("id", range.newestFirst ? "desc" : "asc")
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}

/** How many orders of a side there are. */
export async function countOrders(
  db: Db,
  party: "buyer" | "seller",
  userId: number,
  choice: OrderListChoice,
): Promise<number> {
  const { total } = await ordersOf(db, party, userId, choice)
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Records that a party has opened an order. */
export async function upsertSeen(db: Db, orderId: number, userId: number, at: Date): Promise<void> {
  await db
    .insertInto("order_seen")
    .values({ order_id: orderId, user_id: userId, seen_at: at })
    // Opening an order without news writes nothing; otherwise no answer about the person's orders could be cached.
    .onConflict((conflict) =>
      conflict
        .columns(["order_id", "user_id"])
        .doUpdateSet({ seen_at: at })
        .where(({ eb, selectFrom }) =>
          eb("order_seen.seen_at", "<", selectFrom("trade_order").select("updated_at").where("id", "=", orderId)),
        ),
    )
    .execute();
}

/** A change after booking, before it is stored. */
export interface NewAdjustment {
  readonly orderId: number;
  readonly kind: AdjustmentKind;
  readonly before: object;
  readonly after: object;
  readonly reason: string;
  readonly consent: string | null;
  readonly at: Date;
  readonly actorId: number | null;
}

/** Records a change with the old and the new value. */
export async function insertAdjustment(tx: Db, adjustment: NewAdjustment): Promise<void> {
  await tx
    .insertInto("order_adjustment")
    .values({
      order_id: adjustment.orderId,
      kind: adjustment.kind,
      before: JSON.stringify(adjustment.before),
      after: JSON.stringify(adjustment.after),
      reason: adjustment.reason,
      consent: adjustment.consent,
      at: adjustment.at,
      actor_id: adjustment.actorId,
    })
    .execute();
}

/** The changes of an order, oldest first. */
export function selectAdjustments(db: Db, orderId: number) {
  return db.selectFrom("order_adjustment").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
}

/** The agreed quantity of orders, before any loaded weight. */
export async function selectAgreedKg(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("order_line")
    .select(["order_id", sql<number>`sum(quantity_kg)::bigint`.as("kg")])
    .where(({ eb, val }) => eb("order_id", "=", eb.fn.any(val([...orderIds]))))
    .groupBy("order_id")
    .execute();
  return new Map(rows.map(({ order_id, kg }) => [order_id, kg]));
}

/** Stores a new order with its lines. */
export async function insertOrder(
  tx: Db,
  order: Insertable<OrderTables["trade_order"]>,
  lines: readonly Omit<Insertable<OrderTables["order_line"]>, "order_id">[],
): Promise<number> {
  const { id } = await tx.insertInto("trade_order").values(order).returning("id").executeTakeFirstOrThrow();
  await tx
    .insertInto("order_line")
    .values(lines.map((line) => ({ ...line, order_id: id })))
    .execute();
  return id;
}

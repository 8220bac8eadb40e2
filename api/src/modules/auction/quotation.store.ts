import type { QuotationStatus } from "@mandi/shared/contract/trade-document";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared";
import type { Party } from "../orders/order.policy";
import type { MarkedQuotation } from "./marking/marked-quotation";
import type { MarkingTables } from "./marking/marking.tables";
import type { OfferTables } from "./offers/offer.tables";
import type { QuotationTables } from "./quotation.tables";
import type { MatchedTransporter } from "./request/matching.policy";

export type QuotationRow = Selectable<QuotationTables["quotation"]>;
export type QuotationLineRow = Selectable<QuotationTables["quotation_line"]>;
export type MarkingRow = Selectable<MarkingTables["marking"]>;

export async function insertQuotation(tx: Db, row: Insertable<QuotationTables["quotation"]>): Promise<number> {
  const { id } = await tx.insertInto("quotation").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** A request for several products. */
export async function insertGroup(tx: Db, buyerId: number, at: Date): Promise<number> {
  const row = { buyer_id: buyerId, created_at: at };
  const { id } = await tx.insertInto("quotation_group").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** The other quotations of a buyer's request, with the price of those that have one. */
export function selectGroupOf(db: Db, { id, group_id, buyer_id }: QuotationRow) {
  return db
    .selectFrom("quotation")
    .leftJoin("marking", "marking.id", "quotation.marking_id")
    .select([
      "quotation.id",
      "number",
      "product_name",
      "brand_name",
      "quotation.total_kg",
      "status",
      "marking.for_paise",
    ])
    .where("group_id", "=", group_id)
    .where("buyer_id", "=", buyer_id)
    .where("quotation.id", "<>", id)
    .orderBy("quotation.id")
    .execute();
}

export async function insertLines(
  tx: Db,
  rows: readonly Insertable<QuotationTables["quotation_line"]>[],
): Promise<void> {
  await tx
    .insertInto("quotation_line")
    .values([...rows])
    .execute();
}

export async function insertInvitedSellers(
  tx: Db,
  quotationId: number,
  sellers: readonly Omit<Insertable<OfferTables["invited_seller"]>, "quotation_id" | "invited_at">[],
  at: Date,
): Promise<void> {
  if (sellers.length === 0) return;
  await tx
    .insertInto("invited_seller")
    .values(sellers.map((seller) => ({ ...seller, quotation_id: quotationId, invited_at: at })))
    .execute();
}

export async function insertInvitedTransporters(
  tx: Db,
  quotationId: number,
  transporters: readonly MatchedTransporter[],
  at: Date,
): Promise<void> {
  if (transporters.length === 0) return;
  await tx
    .insertInto("invited_transporter")
    .values(
      transporters.map(({ transporterId, fit, minPricePaise, maxPricePaise }) => ({
        quotation_id: quotationId,
        transporter_id: transporterId,
        fit,
        min_price_paise: minPricePaise,
        max_price_paise: maxPricePaise,
        invited_at: at,
      })),
    )
    .execute();
}

/** The quotation, locked, so that changes to it happen one after the other. */
export async function lockQuotation(tx: Db, id: number): Promise<QuotationRow | undefined> {
  const [locked] = await lockQuotations(tx, { id });
  return locked;
}

const lockQuotations = prepared((tx, { id }: { readonly id: number }) =>
  tx.selectFrom("quotation").selectAll().where("id", "=", id).forUpdate(),
);

/** The buyer's own quotation, locked; undefined also for another's. */
export function lockOwnQuotation(tx: Db, buyerId: number, id: number): Promise<QuotationRow | undefined> {
  return tx
    .selectFrom("quotation")
    .selectAll()
    .where("id", "=", id)
    .where("buyer_id", "=", buyerId)
    .forUpdate()
    .executeTakeFirst();
}

const selectQuotations = prepared((db, { id }: { readonly id: number }) =>
  db.selectFrom("quotation").selectAll().where("id", "=", id),
);

export async function selectQuotation(db: Db, id: number): Promise<QuotationRow | undefined> {
  const [quotation] = await selectQuotations(db, { id });
  return quotation;
}

export function selectOwnQuotation(db: Db, buyerId: number, id: number): Promise<QuotationRow | undefined> {
  return db.selectFrom("quotation").selectAll().where("id", "=", id).where("buyer_id", "=", buyerId).executeTakeFirst();
}

export function selectLines(db: Db, quotationId: number): Promise<QuotationLineRow[]> {
  return selectLinesOf(db, [quotationId]);
}

/** The lines of several quotations, each in its own order; of at least one. */
export function selectLinesOf(db: Db, quotationIds: readonly number[]): Promise<QuotationLineRow[]> {
  return db
    .selectFrom("quotation_line")
    .selectAll()
    .where("quotation_id", "in", quotationIds)
    .orderBy("quotation_id")
    .orderBy("position")
    .execute();
}

export async function updateQuotation(
  tx: Db,
  id: number,
  change: Updateable<QuotationTables["quotation"]>,
): Promise<void> {
  await tx.updateTable("quotation").set(change).where("id", "=", id).execute();
}

/** The quotation with its terms in force; undefined when nothing is marked. */
export async function selectMarked(db: Db, quotation: QuotationRow): Promise<MarkedQuotation | undefined> {
  if (quotation.marking_id === null) return undefined;
  const [marking, prices, lines] = await Promise.all([
    db.selectFrom("marking").selectAll().where("id", "=", quotation.marking_id).executeTakeFirstOrThrow(),
    db.selectFrom("marking_line").selectAll().where("marking_id", "=", quotation.marking_id).execute(),
    selectLines(db, quotation.id),
  ]);
  return {
    quotation,
    marking,
    lines: lines.flatMap((line) => {
      const price = prices.find(({ line_id }) => line_id === line.id);
      return price ? [{ line, price }] : [];
    }),
  };
}

export function selectInvitedSellerIds(db: Db, quotationId: number): Promise<number[]> {
  return idsOf(db, quotationId, "invited_seller", "seller_id");
}

/** Everybody who was asked for an offer, with the city that they were asked in where those of several were. */
export function selectInvitedSellers(db: Db, quotationId: number) {
  return db
    .selectFrom("invited_seller")
    .select(["seller_id", "origin_city"])
    .where("quotation_id", "=", quotationId)
    .orderBy("seller_id")
    .execute();
}

export function selectInvitedTransporterIds(db: Db, quotationId: number): Promise<number[]> {
  return idsOf(db, quotationId, "invited_transporter", "transporter_id");
}

async function idsOf(
  db: Db,
  quotationId: number,
  table: "invited_seller" | "invited_transporter",
  column: "seller_id" | "transporter_id",
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(column)} as id from ${sql.table(table)} where quotation_id = ${quotationId} order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Marks the quotation as new for everybody who was asked. */
export async function updateUnreadForInvited(tx: Db, quotationId: number): Promise<void> {
  await tx.updateTable("invited_seller").set({ is_unread: true }).where("quotation_id", "=", quotationId).execute();
  await tx
    .updateTable("invited_transporter")
    .set({ is_unread: true })
    .where("quotation_id", "=", quotationId)
    .execute();
}

/** Marks the quotation as new for one party. */
export async function updateUnreadFor(tx: Db, quotationId: number, side: Party, partyId: number): Promise<void> {
  const news = { is_unread: true };
  if (side === "buyer") return updateQuotation(tx, quotationId, news);
  const asked = (table: "invited_seller" | "invited_transporter") =>
    tx.updateTable(table).set(news).where("quotation_id", "=", quotationId);
  const update =
    side === "seller"
      ? asked("invited_seller").where("seller_id", "=", partyId)
      : asked("invited_transporter").where("transporter_id", "=", partyId);
  await update.execute();
}

export async function countOffers(db: Db, quotationId: number): Promise<number> {
  const { total } = await db
    .selectFrom("offer")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("quotation_id", "=", quotationId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function countOwnQuotations(
  db: Db,
  buyerId: number,
  statuses: readonly QuotationStatus[],
  ids: readonly number[] | undefined,
): Promise<number> {
  const { total } = await db
    .selectFrom("quotation")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("buyer_id", "=", buyerId)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::bigint[])`))
    .$if(statuses.length > 0, (query) => query.where("status", "in", statuses))
    .executeTakeFirstOrThrow();
  return total;
}

/** Open windows that are over, oldest first, for the sweep. */
export async function selectDueWindows(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("quotation")
    .select("id")
    .where("status", "=", "pending")
    .where("closed_at", "is", null)
    .where("deadline_at", "<=", now)
    .orderBy("deadline_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Closed windows that waited for late freight (decision 0041) and have had none since, oldest first, for the sweep. */
export async function selectLateFreight(db: Db, quietSince: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("quotation")
    .select("id")
    .where("status", "=", "pending")
    .where("closed_at", "is not", null)
    .where("desk_note", "=", "late freight")
    .where("updated_at", "<=", quietSince)
    .orderBy("closed_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { StockHoldStatus } from "./stock.tables";

export interface NewHold {
  readonly lineId: number;
  readonly sizeId: number;
  readonly quantityKg: number;
}

/** Holds stock for a quotation. The rows must be locked and their stock checked. */
export async function insertHolds(
  tx: Db,
  place: { readonly quotationId: number; readonly listingId: number; readonly at: Date },
  holds: readonly NewHold[],
): Promise<void> {
  await tx
    .insertInto("stock_hold")
    .values(
      holds.map(({ lineId, sizeId, quantityKg }) => ({
        quotation_id: place.quotationId,
        line_id: lineId,
        listing_id: place.listingId,
        size_variation_id: sizeId,
        quantity_kg: quantityKg,
        created_at: place.at,
        ended_at: null,
      })),
    )
    .execute();
}

/** Moves all holds of a quotation that are in one of `from`. */
export async function moveHolds(
  tx: Db,
  quotationId: number,
  from: readonly StockHoldStatus[],
  to: "committed" | "released",
  at: Date,
): Promise<void> {
  await sql`
    with moved as (
      select id from stock_hold where quotation_id = ${quotationId} and status = any(${[...from]}::text[])
      order by listing_id, size_variation_id for update
    )
    update stock_hold set status = ${to}, ended_at = ${at} from moved where stock_hold.id = moved.id`.execute(tx);
}

/** What the marking of a quotation holds, by listing and size. */
export async function selectHeld(db: Db, quotationId: number) {
  const rows = await db
    .selectFrom("stock_hold")
    .select(["listing_id", "size_variation_id", "quantity_kg"])
    .where("quotation_id", "=", quotationId)
    .where("status", "=", "held")
    .execute();
  return rows.map((row) => ({
    listingId: row.listing_id,
    sizeId: row.size_variation_id,
    quantityKg: row.quantity_kg,
  }));
}

/** What an order has taken from stock for one of its lines, by the line's index. */
export interface CommittedHold {
  readonly id: number;
  readonly lineId: number;
  readonly position: number;
  readonly sizeId: number;
  readonly quantityKg: number;
  readonly isCommitted: boolean;
}

/** Every line of a quotation that stock was ever held for, with the quantity committed now. */
export async function selectCommitted(tx: Db, quotationId: number): Promise<readonly CommittedHold[]> {
  const { rows } = await sql<{
    id: number;
    line_id: number;
    position: number;
    size_variation_id: number;
    quantity_kg: number;
    status: StockHoldStatus;
  }>`
    select distinct on (line.position) hold.id, hold.line_id, line.position, hold.size_variation_id, hold.quantity_kg, hold.status
    from stock_hold hold join quotation_line line on line.id = hold.line_id
    where hold.quotation_id = ${quotationId}
    order by line.position, hold.id desc`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    lineId: row.line_id,
    position: row.position,
    sizeId: row.size_variation_id,
    quantityKg: row.quantity_kg,
    isCommitted: row.status === "committed",
  }));
}

/** Puts back into stock what these holds took. The sizes must be locked. */
export async function releaseHolds(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  await sql`update stock_hold set status = 'released', ended_at = ${at} where id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
}

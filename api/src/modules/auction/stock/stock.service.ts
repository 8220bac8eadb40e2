import { formatKg } from "@mandi/shared/format/quantity";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { listFreeStock, lockFreeStock } from "../../listings/listing-stock.open.store";
import type { SizeStock } from "./shortage.policy";
import { insertHolds, moveHolds, type NewHold, releaseHolds, selectCommitted } from "./stock.store";

/*
 * The stock that a marking holds, during the life of the order. Every function here is idempotent.
 */

/** The seller confirmed: what was on hold leaves their stock. */
export function commitStock(tx: Db, quotationId: number, at: Date): Promise<void> {
  return moveHolds(tx, quotationId, ["held"], "committed", at);
}

/** The price or the order has ended: what was on hold is free again, and back in stock if it had left it. */
export function releaseStock(tx: Db, quotationId: number, at: Date): Promise<void> {
  return moveHolds(tx, quotationId, ["held", "committed"], "released", at);
}

/** What a listing has free of the sizes of a quotation. */
export function listStockOf(
  db: Db,
  listingId: number,
  lines: readonly { readonly size_variation_id: number }[],
): Promise<readonly SizeStock[]> {
  return listFreeStock(
    db,
    [listingId],
    lines.map(({ size_variation_id }) => size_variation_id),
  );
}

/** What an order now takes for one of its lines; `position` is the line's index in quotation and order. */
export interface TakenLine {
  readonly position: number;
  readonly sizeId: number;
  /** The name of the size, for a refusal. */
  readonly sizeText: string;
  readonly quantityKg: number;
}

export interface StockChange {
  readonly quotationId: number;
  readonly listingId: number;
  readonly lines: readonly TakenLine[];
  /**
   * True for a weight from the weighbridge: it is a fact, so where the seller's count is short, all that is left is taken.
   * An agreed change must be covered by stock instead.
   */
  readonly isWeighed: boolean;
  readonly at: Date;
}

/**
 * Moves the stock with an order that changed after its confirmation: another quantity, another size, a loaded weight. What was
 * taken before comes back and what is taken now leaves, line by line.
 *
 * @throws Refusal 422 when the stock does not cover an agreed change
 */
export async function changeStock(tx: Db, change: StockChange): Promise<void> {
  const { quotationId, listingId, at } = change;
  const holds = await selectCommitted(tx, quotationId);
  const moved = change.lines.flatMap((line) => {
    const before = holds.find(({ position }) => position === line.position);
    const hasMoved = before && (before.sizeId !== line.sizeId || quantityOf(before) !== line.quantityKg);
    return hasMoved ? [{ before, line }] : [];
  });
  if (moved.length === 0) return;
  const sizeIds = [...new Set(moved.flatMap(({ before, line }) => [before.sizeId, line.sizeId]))];
  await lockFreeStock(tx, [listingId], sizeIds);
  await releaseHolds(
    tx,
    moved.filter(({ before }) => before.isCommitted).map(({ before }) => before.id),
    at,
  );
  const free = new Map((await lockFreeStock(tx, [listingId], sizeIds)).map(({ sizeId, freeKg }) => [sizeId, freeKg]));
  const taken = moved.map(
    ({ before, line }): NewHold => ({
      lineId: before.lineId,
      sizeId: line.sizeId,
      quantityKg: takeable(line, free.get(line.sizeId) ?? null, change.isWeighed),
    }),
  );
  const kept = taken.filter(({ quantityKg }) => quantityKg > 0);
  if (kept.length === 0) return;
  await insertHolds(tx, { quotationId, listingId, at }, kept);
  await commitStock(tx, quotationId, at);
}

const quantityOf = (hold: { readonly quantityKg: number; readonly isCommitted: boolean }): number =>
  hold.isCommitted ? hold.quantityKg : 0;

/** @throws Refusal 422 */
function takeable({ sizeText, quantityKg }: TakenLine, freeKg: number | null, isWeighed: boolean): number {
  if (freeKg === null || quantityKg <= freeKg) return quantityKg;
  if (isWeighed) return Math.max(0, freeKg);
  throw new Refusal("refused", {
    message: `The seller's stock does not cover this change. ${sizeText}: ${formatKg(quantityKg)} needed, ${formatKg(freeKg)} free.`,
  });
}

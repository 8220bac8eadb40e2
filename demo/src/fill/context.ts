import type { Db } from "@mandi/api/public/database";
import type { IngotMarket } from "../prices/ingot-market";

/** The input of every subject; ids are looked up by name, so that a subject can be filled in a later run. */
export interface FillContext {
  readonly tx: Db;
  readonly now: Date;
  readonly market: IngotMarket;
}

/**
 * PostgreSQL accepts 65,535 parameters per statement; equal parts also keep the number of different statements small.
 */
export function* inParts<Row>(rows: readonly Row[], size = 500): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** The value under a name; a missing one is a mistake in the content, so it stops the fill. */
export function named<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demo market refers to ${name}, which it does not contain.`);
  return value;
}

/** A value that every product must have; a missing one is a mistake in the content, so it stops the fill. */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A product of the demo market has no size, quality or packaging.");
  return value;
}

export async function idsOf(
  tx: Db,
  table: "category" | "brand" | "commodity_product" | "ingot_location" | "business_type" | "seller_type",
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom(table).select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export async function userIdsByPhone(tx: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom("users").select(["id", "phone"]).execute();
  return new Map(rows.map(({ id, phone }) => [phone, id]));
}

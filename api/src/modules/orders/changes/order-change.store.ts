import type { SizeValue } from "@mandi/shared/contract/trade-document";
import type { Updateable } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { OrderTables } from "../order.tables";

/** Writes a changed line. */
export async function updateLine(tx: Db, lineId: number, change: Updateable<OrderTables["order_line"]>): Promise<void> {
  await tx.updateTable("order_line").set(change).where("id", "=", lineId).execute();
}

/** Writes what the freight per MT has changed by. */
export async function updateFreightChange(tx: Db, orderId: number, changePaise: number): Promise<void> {
  await tx.updateTable("trade_order").set({ freight_change_paise: changePaise }).where("id", "=", orderId).execute();
}

/** The vehicles of an order whose invoice is issued. */
export function selectInvoiced(tx: Db, orderId: number) {
  return tx
    .selectFrom("shipment")
    .select(["vehicle_number", "sale_number", "delivered_at"])
    .where("order_id", "=", orderId)
    .where("invoiced_at", "is not", null)
    .orderBy("id")
    .execute();
}

/** A size that a listing offers, with its price and how it is written; undefined when it does not. */
export async function selectOfferedSize(tx: Db, listingId: number, sizeId: number) {
  const offered = await tx
    .selectFrom("listing_variation")
    .select("price_paise")
    .where("listing_id", "=", listingId)
    .where("size_variation_id", "=", sizeId)
    .where("is_selected", "=", true)
    .executeTakeFirst();
  if (offered === undefined) return undefined;
  const rows = await tx
    .selectFrom("size_value")
    .leftJoin("unit", "unit.id", "size_value.unit_id")
    .select(["size_value.name", "size_value.value", "unit.short_name"])
    .where("size_value.size_variation_id", "=", sizeId)
    .orderBy("size_value.position")
    .execute();
  const value = rows.map(
    (row): SizeValue => ({ name: row.name, value: row.value, unit: { short_name: row.short_name ?? "" } }),
  );
  return { price_paise: offered.price_paise, value };
}

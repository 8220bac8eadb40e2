import { isSameSize, sizeText } from "@mandi/shared/format/size-text";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";

/*
 * Objects named in the body of a desk act: by key, or by the name that people use. Each is searched only where it
 * belongs, in the order or among the listing's sizes.
 */

type Named = number | string;

function keyOf(named: Named, row: { readonly id: number } | undefined, refusal: string): number {
  if (row === undefined) throw new Refusal("not_found", { message: `${refusal} ${named}.` });
  return row.id;
}

/** A person by phone. @throws Refusal 404 */
export async function personKey(db: Db, named: Named): Promise<number> {
  if (typeof named === "number") return named;
  const row = await db.selectFrom("users").select("id").where("phone", "=", named.trim()).executeTakeFirst();
  return keyOf(named, row, "There is nobody here with the phone");
}

/** A vehicle currently on the order, by its number. @throws Refusal 404 */
export async function vehicleKey(db: Db, orderId: number, named: Named): Promise<number> {
  if (typeof named === "number") return named;
  const row = await db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", orderId)
    .where("vehicle_number", "=", named.replaceAll(/[\s-]/g, "").toUpperCase())
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return keyOf(named, row, "This order has no vehicle");
}

/** A line of the order by its size. @throws Refusal 404 */
export async function lineKey(db: Db, orderId: number, named: Named): Promise<number> {
  if (typeof named === "number") return named;
  const lines = await db.selectFrom("order_line").select(["id", "value"]).where("order_id", "=", orderId).execute();
  const line = lines.find(({ value }) => isSameSize(sizeText(value), named));
  return keyOf(named, line, "This order has no size");
}

/** A size that the order's seller offers for its product. @throws Refusal 404 */
export async function sizeKey(db: Db, orderId: number, named: Named): Promise<number> {
  if (typeof named === "number") return named;
  const { rows } = await sql<{ id: number; value: { value: string; unit: { short_name: string } }[] }>`
    select v.size_variation_id as id,
           jsonb_agg(jsonb_build_object('value', s.value, 'unit', jsonb_build_object('short_name', coalesce(u.short_name, '')))
                     order by s.position) as value
      from trade_order o
      join listing_variation v on v.listing_id = o.listing_id and v.is_selected
      join size_value s on s.size_variation_id = v.size_variation_id
      left join unit u on u.id = s.unit_id
     where o.id = ${orderId} group by v.size_variation_id`.execute(db);
  const size = rows.find(({ value }) => isSameSize(sizeText(value), named));
  return keyOf(named, size, "The seller does not offer the size");
}

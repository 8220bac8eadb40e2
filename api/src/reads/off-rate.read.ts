import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** An HSN of the catalogue whose products or listings do not have the rate of the day. */
export interface OffRate {
  readonly hsn: string;
  readonly gst_bp: number;
}

/** The changes that the catalogue needs to follow the rates of a day. */
export async function selectOffRate(db: Db, day: string): Promise<readonly OffRate[]> {
  const { rows } = await sql<OffRate>`
    with kept as (
      select hsn, gst_bp from commodity_product where hsn <> ''
      union select p.hsn, l.gst_bp from listing l join commodity_product p on p.id = l.commodity_product_id where p.hsn <> ''
    )
    select distinct kept.hsn, law.value::integer as gst_bp
      from kept cross join lateral (
        select value from tax_row
         where key = 'gst' and starts_with(kept.hsn, scope) and valid_from <= ${day}::date
           and coalesce(valid_to >= ${day}::date, true)
         order by length(scope) desc limit 1
      ) law
     where kept.gst_bp <> law.value::integer
     order by kept.hsn`.execute(db);
  return rows;
}

/** Listings of an HSN that have another rate, up to a limit. */
export async function selectListingsOffRate(
  db: Db,
  { hsn, gst_bp }: OffRate,
  atMost: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("listing")
    .innerJoin("commodity_product as product", "product.id", "listing.commodity_product_id")
    .select("listing.id")
    .where("product.hsn", "=", hsn)
    .where("listing.gst_bp", "<>", gst_bp)
    .orderBy("listing.id")
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

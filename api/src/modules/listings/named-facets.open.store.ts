import type { FacetValue } from "@mandi/shared/contract/offer-filter";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared";
import { measuresOfSize, sizeText, thicknessText } from "./size-measures.store";

/** The words of a text that may describe offers. */
export type Naming = "size" | "grade" | "brand" | "city";
type Named = Omit<FacetValue, "count">;
/**
 * `full` distinguishes sizes by their name with every measure of its unit: `50 × 50 × 6 mm`. The thickness (`6 mm`) and the
 * gauge (`16`) are null where the catalogue names none.
 */
export type NamedSize = Named & {
  readonly full: string;
  readonly thickness: string | null;
  readonly gauge: string | null;
};
export type NamedFacets = Readonly<Record<Exclude<Naming, "size">, readonly Named[]>> & {
  readonly size: readonly NamedSize[];
};

interface FacetRow {
  readonly facet: Naming;
  readonly value: string;
  readonly label: string;
  readonly full: string;
  readonly thickness: string | null;
  readonly gauge: string | null;
}

/** The measures of a size in the unit of its name, without zeros that say nothing. */
const fullSize = sql`(
  select concat_ws(' ', string_agg(regexp_replace(measure.value, '\\.0+$', ''), ' × ' order by measure.position), unit.short_name)
    from size_value as measure
   where measure.size_variation_id = size_variation.id and measure.unit_id is not distinct from first_value.unit_id)`;

/** Each size is checked for any offer: there are few sizes, and an index finds the first offer. */
const listNamed = prepared((db, { productId }: { readonly productId: number }) => ({
  compile: () =>
    sql<FacetRow>`
    with offered as materialized (
      select brand_id, city from offered_listing where commodity_product_id = ${productId}
    ), named (facet, value, label, full_label, thickness, gauge, place, count) as (
      select 'size', ${sizeText}, ${sizeText}, ${fullSize}, ${thicknessText}, first_value.gauge,
          size_variation.id, 0
        from size_variation ${measuresOfSize("size_variation.id")}
       where size_variation.commodity_product_id = ${productId} and exists (
         select from listing_variation join offered_listing on offered_listing.id = listing_variation.listing_id
          where listing_variation.size_variation_id = size_variation.id and listing_variation.is_selected
          -- The first is enough: joined, PostgreSQL would read the sizes of all listings.
          offset 0)
      union all
      select 'grade', name, name, name, null, null, position, 0 from product_quality
       where commodity_product_id = ${productId} and not is_hidden and exists (select from offered)
      union all
      select 'brand', brand.id::text, brand.name, brand.name, null, null, 0, of_brand.count
        from (select brand_id, count(*) from offered group by brand_id) as of_brand join brand on brand.id = of_brand.brand_id
      union all
      select 'city', city, city, city, null, null, 0, count(*) from offered group by city
    )
    select facet, value, label, full_label as full, thickness, gauge from named order by facet, place, count desc, label`.compile(
      db,
    ),
}));

/** The sizes, grades, brands and cities of a product's offers, the more frequent brands and cities first. */
export async function listNamedFacets(db: Db, productId: number): Promise<NamedFacets> {
  const rows = await listNamed(db, { productId });
  const of = (facet: Naming) => rows.filter((row) => row.facet === facet).map(({ value, label }) => ({ value, label }));
  const sizes = rows.filter(({ facet }) => facet === "size");
  return {
    size: sizes.map(({ value, label, full, thickness, gauge }) => ({ value, label, full, thickness, gauge })),
    grade: of("grade"),
    brand: of("brand"),
    city: of("city"),
  };
}

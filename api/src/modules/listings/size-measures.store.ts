import { valuesOf } from "@mandi/shared/contract/offer-filter";
import { type RawBuilder, sql } from "kysely";

/** Texts are compared without spaces and in lower case, so that `12mm` finds `12 mm`. */
export const plain = (text: RawBuilder<unknown>) => sql`replace(lower(${text}), ' ', '')`;
export const plainValues = (several: string | undefined) =>
  sql`${valuesOf(several).map((value) => value.toLowerCase().replaceAll(" ", ""))}::text[]`;

/** Whether a text is one of the chosen; where nothing is chosen, any is. */
export const isAmong = (text: RawBuilder<unknown>, several: string | undefined) =>
  several === undefined ? sql<boolean>`true` : sql<boolean>`${plain(text)} = any(${plainValues(several)})`;

/** The size that orders name: the first value of a size, with its unit. */
export const sizeText = sql`concat_ws(' ', first_value.value, unit.short_name)`;
const named = (column: "value" | "unit_id", name: "thickness" | "gauge") =>
  sql`(array_agg(${sql.ref(column)} order by position) filter (where lower(name) = ${sql.lit(name)}))[1]`;

/**
 * Joins the text of a size to the row that names it, and the thickness and the gauge where the catalogue names them, in one reading
 * of its values.
 */
export const measuresOfSize = (sizeId: string) => sql`
  cross join lateral (
    select (array_agg(value order by position))[1] as value, (array_agg(unit_id order by position))[1] as unit_id,
      ${named("value", "thickness")} as thickness, ${named("unit_id", "thickness")} as thickness_unit_id,
      ${named("value", "gauge")} as gauge
      from size_value where size_variation_id = ${sql.ref(sizeId)}
  ) as first_value
  left join unit on unit.id = first_value.unit_id
  left join unit as thickness_unit on thickness_unit.id = first_value.thickness_unit_id`;

/** A figure without zeros that say nothing: `5.0` and `5` are one thickness. */
const short = (figure: RawBuilder<unknown>) =>
  sql`case when ${figure} ~ '^[0-9]+[.][0-9]+$' then rtrim(rtrim(${figure}, '0'), '.') else ${figure} end`;

/** `6 mm`; null for a size whose thickness the catalogue does not name. */
export const thicknessText = sql<string | null>`case when first_value.thickness is not null
  then concat_ws(' ', ${short(sql`first_value.thickness`)}, thickness_unit.short_name) end`;

/** Whether a size has no other measure than its thickness, as those of sheets, plates and coils. */
export const isThicknessAlone = sql<boolean>`coalesce(
  concat_ws(' ', ${short(sql`first_value.value`)}, unit.short_name) = ${thicknessText}, false)`;

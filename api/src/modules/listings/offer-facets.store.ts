import type { FacetValue, OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import {
  type Facet,
  facets,
  fits,
  fitsAll,
  fitsAtPrice,
  freeKg,
  freightOf,
  type GroupFilter,
  groupColumn,
  hasSizes,
  isSet,
  type OfferGroup,
  qualityPrices,
  type RoadFilter,
  shownPrice,
  sizePrice,
} from "./offer-filter.store";
import { isAmong, isThicknessAlone, measuresOfSize, sizeText, thicknessText } from "./size-measures.store";

/** What is counted: the sizes by their names and by how thick they are. */
type Counted = Facet | "thickness" | "size_is" | "without";

interface FacetRow {
  readonly facet: Counted;
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const counted: readonly Counted[] = [...facets, "thickness", "size_is", "without"];

/** Amounts of free stock to choose from, MT. */
const freeSteps = [10, 25, 50, 100, 200];

/**
 * How many offers match each value together with the other filters, in one statement: every offer is compared with each filter
 * once, and for a size or a grade with the prices in it. Values without a match are included with 0.
 */
export async function countFacets(db: Db, group: OfferGroup, wish: RoadFilter): Promise<OfferFacetsAnswer> {
  const filter = { ...wish, group };
  const flags = sql.join(facets.map((facet) => sql`${fits(facet, filter)} as ${sql.ref(`fits_${facet}`)}`));
  const isPriced = isSet("price", filter) || isSet("landed", filter);
  const { rows } = await sql<FacetRow>`
    with offered as materialized (
      select offered_listing.id, offered_listing.city, offered_listing.brand_id, offered_listing.commodity_product_id,
        ${shownPrice(filter)} as ex_price_paise, own.free_kg, own.size_ids, own.size_prices,
        ${isPriced ? qualityPrices(filter) : sql`null::jsonb`} as quality_prices,
        ${filter.roads === undefined ? sql`null::bigint` : freightOf(filter.roads)} as freight_paise, ${flags}
      from offered_listing cross join lateral (
        select array_agg(listing_variation.size_variation_id) as size_ids,
          ${isPriced ? sql`array_agg(${sizePrice(filter)})` : sql`null::bigint[]`} as size_prices,
          ${hasSizes(filter) ? freeKg(filter) : sql`sum(listing_variation.stock_kg - listing_variation.held_kg)::bigint`} as free_kg
          from listing_variation
         where listing_variation.listing_id = offered_listing.id and listing_variation.is_selected
      ) as own
      where ${sql.ref(groupColumn[group.by])} = ${group.id}
    ), named as materialized (
      -- The text of each size once, not for every offer that has it.
      select size_variation.id, ${sizeText} as size, ${thicknessText} as thickness, ${isThicknessAlone} as is_thickness,
        ${isAmong(sizeText, filter.size)} as has_size, ${isAmong(thicknessText, filter.thickness)} as has_thickness
        from size_variation ${measuresOfSize("size_variation.id")}
       where size_variation.commodity_product_id = any(array(select distinct commodity_product_id from offered))
    )
    select facet, value, label, count
    from (${sql.join(
      counted.map((facet) => selections[facet](filter)),
      sql` union all `,
    )}) as counted (facet, value, label, place, count)
    order by facet, place, count desc, label`.execute(db);
  const of = (facet: Counted) =>
    rows.filter((row) => row.facet === facet).map(({ value, label, count }) => ({ value, label, count }));
  const [min, max] = of("price");
  return {
    product: of("product"),
    size: of("size"),
    grade: of("grade"),
    brand: of("brand"),
    city: of("city"),
    free_mt: of("free_mt"),
    ...(of("thickness").length === 0 ? {} : { thickness: of("thickness") }),
    ...(of("without").length === 0 ? {} : { without: of("without") }),
    ...(of("size_is").length === 0 ? {} : { size_is: "thickness" as const }),
    ...(min && max ? { price: { min: min.count, max: max.count } } : {}),
    ...(filter.roads === undefined ? {} : { landed: landedBands(of("landed")) }),
  };
}

/** Rupees of the narrowest band of landed prices. */
const narrowestBand = 250;
const bandsAtMost = 6;

/** Bands of one round width over all landed prices, six at most, from steps of the narrowest width. */
function landedBands(steps: readonly FacetValue[]): FacetValue[] {
  const starts = steps.map(({ value }) => Number(value));
  const [low, high] = [Math.min(...starts), Math.max(...starts)];
  const width = [1, 2, 4, 10, 20, 40]
    .map((times) => times * narrowestBand)
    .find((wide) => bandCount(low, high, wide) <= bandsAtMost);
  if (steps.length === 0 || width === undefined) return [];
  const first = bandOf(low, width);
  return Array.from({ length: bandCount(low, high, width) }, (_, place) => {
    const from = (first + place) * width;
    const within = steps.filter(({ value }) => Number(value) >= from && Number(value) < from + width);
    const value = `${from}-${from + width - 1}`;
    return { value, label: value, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}

const bandOf = (value: number, width: number) => Math.floor(value / width);
const bandCount = (low: number, high: number, width: number) => bandOf(high, width) - bandOf(low, width) + 1;

/** Matches every filter except these: except the facet's own, because choosing a second value of a facet widens the list. */
const fitsOthers = (...own: readonly Facet[]) =>
  sql.join(
    facets.filter((other) => !own.includes(other)).map((other) => sql.ref(`fits_${other}`)),
    sql` and `,
  );
const offersIn = (facet: Facet) =>
  sql`count(distinct offered.id) filter (where ${fitsOthers(facet)})::integer as count`;

/** Offers whose goods of a size or a quality match the other filters at their own price. */
const countedAt = (facet: Facet, filter: GroupFilter, price: RawBuilder<unknown>, also = sql`true`) => sql`
  count(distinct offered.id) filter (
    where ${also} and ${fitsOthers(facet, "price", "landed")} and ${fitsAtPrice(filter, price, sql`offered.freight_paise`)}
  )::integer as count`;

/** A filter without one of its conditions, for each that it has. */
function relaxed(filter: GroupFilter): readonly (readonly [string, GroupFilter])[] {
  const { min_price: _from, max_price: _to, ...unpriced } = filter;
  const { min_landed: _low, max_landed: _high, ...unlanded } = filter;
  const parts = [
    ...(["product", "size", "thickness", "grade", "brand", "city", "free_mt"] as const).flatMap((name) =>
      filter[name] === undefined ? [] : [[name, { ...filter, [name]: undefined }] as const],
    ),
    ...(isSet("price", filter) ? [["price", unpriced] as const] : []),
    ...(isSet("landed", filter) ? [["landed", unlanded] as const] : []),
  ];
  // One condition alone is dropped by clearing the filters.
  return parts.length < 2 ? [] : parts;
}

/** The sizes of each offer, with their prices. */
const ownSizes = sql`offered cross join unnest(offered.size_ids, offered.size_prices) as own_size (id, price_paise)
  join named on named.id = own_size.id`;

const countWithout = ([name, filter]: readonly [string, GroupFilter]) => sql`
  select ${sql.lit(name)}, (select count(*)::integer from offered_listing
    where ${sql.ref(groupColumn[filter.group.by])} = ${filter.group.id} and ${fitsAll(filter)})
  where not exists (select from offered where ${fitsOthers()})`;

const selections: Readonly<Record<Counted, (filter: GroupFilter) => RawBuilder<unknown>>> = {
  product: () => sql`
    select 'product' as facet, commodity_product.id::text as value, commodity_product.name as label, 0 as place,
      ${offersIn("product")}
    from offered join commodity_product on commodity_product.id = offered.commodity_product_id group by commodity_product.id`,
  brand: () => sql`
    select 'brand', brand.id::text, brand.name, 0, ${offersIn("brand")}
    from offered join brand on brand.id = offered.brand_id group by brand.id`,
  city: () => sql`select 'city', city, city, 0, ${offersIn("city")} from offered group by city`,
  size: (filter) => sql`
    select 'size', named.size, named.size, min(named.id)::integer,
      ${countedAt("size", filter, sql`own_size.price_paise`, sql`named.has_thickness`)}
    from ${ownSizes} group by named.size`,
  thickness: (filter) => sql`
    select 'thickness', named.thickness, named.thickness,
      min(substring(named.thickness from '^[0-9]{1,5}(?:[.][0-9]{1,3})?')::numeric * 1000)::integer,
      ${countedAt("size", filter, sql`own_size.price_paise`, sql`named.has_size`)}
    from ${ownSizes}
    where named.thickness is not null and not (select bool_and(is_thickness) from named) group by named.thickness`,
  // Counted only where no offer matches: PostgreSQL checks that first, and once.
  without: (filter) => sql`
    select 'without', dropped.name, dropped.name, 0, dropped.count from (
      ${sql.join(
        [sql`select null::text as name, 0 as count where false`, ...relaxed(filter).map(countWithout)],
        sql` union all `,
      )}
    ) as dropped where dropped.count > 0`,
  size_is: () => sql`select 'size_is', 'thickness', 'thickness', 0, 1 from named having bool_and(is_thickness)`,
  grade: (filter) => sql`
    select 'grade', product_quality.name, product_quality.name, min(product_quality.position),
      ${countedAt("grade", filter, sql`(offered.quality_prices ->> product_quality.id::text)::bigint`)}
    from offered join product_quality
      on product_quality.commodity_product_id = offered.commodity_product_id and not product_quality.is_hidden
    group by product_quality.name`,
  free_mt: () => sql`
    select 'free_mt', step::text, step::text, step,
      count(*) filter (where free_kg >= step * 1000 and ${fitsOthers("free_mt")})::integer
    from offered cross join unnest(${freeSteps}::integer[]) as step group by step`,
  // Rounded outwards to whole rupees, so that the bounds, used as filters, leave nothing out.
  price: () => sql`
    select 'price', bound, bound, place, rupees::integer
    from (
      select floor(min(ex_price_paise) / 100.0) as low, ceil(max(ex_price_paise) / 100.0) as high
      from offered where ${fitsOthers("price")}
    ) as span
    cross join lateral (values ('min', 1, low), ('max', 2, high)) as bounds (bound, place, rupees)
    where rupees is not null`,
  landed: () => sql`
    select 'landed', step::text, step::text, step::integer, ${offersIn("landed")}
    from (
      select *, (ex_price_paise + freight_paise) / ${narrowestBand * 100} * ${narrowestBand} as step from offered
    ) as offered
    where step is not null group by step`,
};

import { largestPrice, type OfferFilter, valuesOf } from "@mandi/shared/contract/offer-filter";
import { type RawBuilder, sql } from "kysely";
import { isAmong, measuresOfSize, sizeText, thicknessText } from "./size-measures.store";

/** What the offers can be narrowed by; by size also means by thickness. */
export type Facet = "product" | "size" | "grade" | "brand" | "city" | "free_mt" | "price" | "landed";

/** A loading place of a product's offers, and the GST on them. */
export interface OriginRow {
  readonly commodity_product_id: number;
  readonly state: string;
  readonly city: string;
  readonly gst_bp: number;
}

/** The cost of bringing one MT from there, with GST. */
export interface PricedRoad extends OriginRow {
  readonly price: { readonly landedPaise: number };
}

/** A filter with the roads by which landed prices are estimated; none without a pincode. */
export interface RoadFilter extends OfferFilter {
  readonly roads?: readonly PricedRoad[] | undefined;
}

/** Whose offers: of a product or of a brand, two separate id spaces. */
export interface OfferGroup {
  readonly by: "product" | "brand";
  readonly id: number;
}

/** A filter with the offers that it narrows, and the roads for their landed prices. */
export interface GroupFilter extends RoadFilter {
  readonly group: OfferGroup;
}

export const groupColumn = {
  product: "offered_listing.commodity_product_id",
  brand: "offered_listing.brand_id",
} as const;

/** The products that offers of a group may be of. */
const productsOf = ({ by, id }: OfferGroup) =>
  by === "product"
    ? sql`array[${id}]::bigint[]`
    : sql`array(select commodity_product_id from product_brand where brand_id = ${id})`;

/**
 * The keys of the sizes that a list is narrowed to, in the order of the catalogue. A product has few, and every offer has some
 * of them: they are looked up once, not for every offer.
 */
const chosenSizes = ({ size, thickness, group }: GroupFilter) => sql`array(
  select size_variation.id from size_variation ${measuresOfSize("size_variation.id")}
   where size_variation.commodity_product_id = any(${productsOf(group)})
     and ${isAmong(sizeText, size)} and ${isAmong(thicknessText, thickness)}
   order by size_variation.position, size_variation.id)`;

/** Whether a list is narrowed to some sizes, by their names or by how thick they are. */
export const hasSizes = ({ size, thickness }: OfferFilter) => size !== undefined || thickness !== undefined;

/** The row of a size on offer is one of the sizes that a list is narrowed to. */
export const isChosenSize = (filter: GroupFilter) => sql`
  listing_variation.is_selected and listing_variation.size_variation_id = any(${chosenSizes(filter)})`;

/**
 * Of the qualities that a list is narrowed to, the first that the product of an offer has: its key as text, null where it has
 * none. All products of the group are looked up once, not for every offer.
 */
const chosenQuality = ({ grade, group }: GroupFilter) => sql<string | null>`(
  (select jsonb_object_agg(commodity_product_id, id) from (
    select distinct on (commodity_product_id) commodity_product_id, id from product_quality
     where commodity_product_id = any(${productsOf(group)}) and not is_hidden
       and ${isAmong(sql`name`, grade)}
     order by commodity_product_id, position, id
  ) as chosen) ->> offered_listing.commodity_product_id::text)`;

/** The size and the quality that the price of an offer in a list is for, and what one MT costs with GST. */
export interface PricedGoods {
  readonly size_id: number | null;
  readonly quality_id: number | null;
  readonly ex_price_paise: number;
}

/**
 * What an offer is priced in: of the sizes and of the qualities that a list is narrowed to, the first that it has; else the
 * usual ones. No row without such a size; without such a quality, no price.
 */
export function pricedGoods(filter?: GroupFilter): RawBuilder<PricedGoods> {
  if (filter === undefined || (!hasSizes(filter) && filter.grade === undefined)) {
    return sql`(select offered_listing.default_size_id as size_id, offered_listing.default_quality_id as quality_id,
      offered_listing.ex_price_paise)`;
  }
  const quality =
    filter.grade === undefined ? sql`offered_listing.default_quality_id` : sql`${chosenQuality(filter)}::bigint`;
  return sql`(
    select listing_variation.size_variation_id as size_id, ${quality} as quality_id, ${sizePrice(filter)} as ex_price_paise
      from ${pricedSize(filter)})`;
}

/** What a size of an offer costs in the quality that it is priced in; null where it has no such price. */
export const sizePrice = (filter: GroupFilter) =>
  filter.grade === undefined
    ? sql`listing_variation.ex_price_paise`
    : sql`(listing_variation.quality_prices ->> ${chosenQuality(filter)})::bigint`;

/** The one size of an offer that it is priced in. */
const pricedSize = (filter: GroupFilter) => sql`
  listing_variation where listing_variation.listing_id = offered_listing.id and ${
    hasSizes(filter)
      ? sql`${isChosenSize(filter)}
          order by array_position(${chosenSizes(filter)}, listing_variation.size_variation_id) limit 1`
      : sql`listing_variation.size_variation_id = offered_listing.default_size_id`
  }`;

/** What an offer costs in each quality, in the size that it is priced in. */
export const qualityPrices = (filter: GroupFilter) => sql`(select quality_prices from ${pricedSize(filter)})`;

/** The price of an offer in a list, for the goods that it is priced in there. */
export function shownPrice(filter: GroupFilter): RawBuilder<number> {
  if (!hasSizes(filter) && filter.grade === undefined) return sql`offered_listing.ex_price_paise`;
  return sql`(select priced.ex_price_paise from ${pricedGoods(filter)} as priced)`;
}

/** Free stock of an offer in kilograms: of the chosen size that it is priced in, else of all; null where no stock was entered. */
export function freeKg(filter: GroupFilter): RawBuilder<number | null> {
  if (hasSizes(filter))
    return sql`(select listing_variation.stock_kg - listing_variation.held_kg from ${pricedSize(filter)})`;
  return sql`(
    select sum(listing_variation.stock_kg - listing_variation.held_kg)::bigint from listing_variation
     where listing_variation.listing_id = offered_listing.id and listing_variation.is_selected)`;
}

/** What there is of an offer. Keys of its sizes in any order; null for none, as the stock where none was entered. */
export interface GoodsOnOffer {
  readonly size_ids: readonly number[] | null;
  /** As `freeKg` has it. */
  readonly free_kg: number | null;
  /** Of the size that it is priced in. */
  readonly priced_free_kg: number | null;
}

/** All sizes of an offer and its free stock, in one reading of its rows; the size that it is priced in is `priced.size_id`. */
export function goodsOnOffer(filter?: GroupFilter): RawBuilder<GoodsOnOffer> {
  const free = sql`sum(listing_variation.stock_kg - listing_variation.held_kg)`;
  const priced = sql`${free} filter (where listing_variation.size_variation_id = priced.size_id)`;
  return sql`(
    select json_build_object('size_ids', array_agg(listing_variation.size_variation_id),
        'free_kg', ${filter && hasSizes(filter) ? priced : free}, 'priced_free_kg', ${priced})
      from listing_variation
     where listing_variation.listing_id = offered_listing.id and listing_variation.is_selected)`;
}

/** The freight of an offer by the road from where it is loaded; no row without one. */
export function freightOf(roads: readonly PricedRoad[]) {
  return sql<{ paise: number }>`(
    select (road.price ->> 'landedPaise')::bigint as paise
    from jsonb_to_recordset(${JSON.stringify(roads)}::jsonb)
      as road (commodity_product_id bigint, state text, city text, gst_bp integer, price jsonb)
    where road.commodity_product_id = offered_listing.commodity_product_id and road.state = offered_listing.state
      and road.city = offered_listing.city and road.gst_bp = offered_listing.gst_bp)`;
}

/** The landed price of an offer in a list; null without an estimate. */
export function landedPrice({ roads = [], ...filter }: GroupFilter): RawBuilder<number | null> {
  return sql`(select ${shownPrice(filter)} + freight.paise from ${freightOf(roads)} as freight)`;
}

/** Whether an offer matches one filter; without the filter, all do. */
export function fits(facet: Facet, filter: GroupFilter): RawBuilder<boolean> {
  return isSet(facet, filter) ? conditions[facet](filter) : sql`true`;
}

/** Whether a list is narrowed by this. */
export function isSet(facet: Facet, filter: RoadFilter): boolean {
  switch (facet) {
    case "size":
      return hasSizes(filter);
    case "price":
      return filter.min_price !== undefined || filter.max_price !== undefined;
    case "landed":
      return filter.roads !== undefined && (filter.min_landed !== undefined || filter.max_landed !== undefined);
    default:
      return filter[facet] !== undefined;
  }
}

const ids = (several: string | undefined) => sql`${valuesOf(several).map(Number)}::bigint[]`;

const isPriceWithin = ({ min_price = 0, max_price = largestPrice }: OfferFilter, price: RawBuilder<unknown>) =>
  sql<boolean>`${price} between ${min_price * 100} and ${max_price * 100}`;

/** An offer without an estimate matches no landed price. */
const isLandedWithin = ({ min_landed = 0, max_landed = largestPrice }: OfferFilter, landed: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(${landed} between ${min_landed * 100} and ${max_landed * 100}, false)`;

/** Whether goods match the filters by price and by landed price, at another price than the list shows for the offer. */
export function fitsAtPrice(filter: GroupFilter, price: RawBuilder<unknown>, freight: RawBuilder<unknown>) {
  const isWithin = isSet("price", filter) ? isPriceWithin(filter, price) : sql`true`;
  return isSet("landed", filter)
    ? sql`${isWithin} and ${isLandedWithin(filter, sql`${price} + ${freight}`)}`
    : isWithin;
}

const conditions: Record<Facet, (filter: GroupFilter) => RawBuilder<boolean>> = {
  product: ({ product }) => sql`offered_listing.commodity_product_id = any(${ids(product)})`,
  brand: ({ brand }) => sql`offered_listing.brand_id = any(${ids(brand)})`,
  city: ({ city }) => isAmong(sql`offered_listing.city`, city),
  size: (filter) => sql`offered_listing.id in (select listing_id from listing_variation where ${isChosenSize(filter)})`,
  grade: ({ grade = "", group }) => sql`${shownPrice({ grade, group })} is not null`,
  price: (filter) => isPriceWithin(filter, shownPrice(filter)),
  landed: (filter) => isLandedWithin(filter, landedPrice(filter)),
  free_mt: (filter) => sql`${freeKg(filter)} >= ${(filter.free_mt ?? 0) * 1000}`,
};

export const facets: readonly Facet[] = ["product", "size", "grade", "brand", "city", "free_mt", "price", "landed"];

/** Whether an offer matches all filters that are set. */
export function fitsAll(filter: GroupFilter): RawBuilder<boolean> {
  const set = facets.filter((facet) => isSet(facet, filter));
  if (set.length === 0) return sql`true`;
  return sql`(${sql.join(
    set.map((facet) => fits(facet, filter)),
    sql` and `,
  )})`;
}

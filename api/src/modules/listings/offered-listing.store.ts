import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { PageWindow } from "../../platform/routes/paging";
import {
  fitsAll,
  freightOf,
  type GoodsOnOffer,
  type GroupFilter,
  goodsOnOffer,
  groupColumn,
  type OfferGroup,
  type OriginRow,
  type PricedGoods,
  pricedGoods,
  type RoadFilter,
} from "./offer-filter.store";
import { measuresOfSize, sizeText, thicknessText } from "./size-measures.store";

/** Offers in one answer; a longer list is no help in choosing. */
export const offersAtMost = 200;

export interface OfferRow extends PricedGoods {
  readonly id: number;
  readonly commodity_product_id: number;
  readonly name: string;
  readonly thumbnail: string;
  readonly brand: string;
  readonly city: string;
  readonly price_updated_at: Date | null;
  readonly goods: GoodsOnOffer;
  readonly state: string;
  readonly gst_bp: number;
}

/** Offers that buyers may see; narrowed, those of a group. */
export function offers(db: Db, filter?: GroupFilter) {
  return db
    .selectFrom("offered_listing")
    .innerJoin("commodity_product", "commodity_product.id", "offered_listing.commodity_product_id")
    .innerJoin("brand", "brand.id", "offered_listing.brand_id")
    .innerJoinLateral(pricedGoods(filter).as("priced"), (join) => join.onTrue())
    .select([
      "offered_listing.id",
      "offered_listing.commodity_product_id",
      "commodity_product.name",
      "commodity_product.thumbnail",
      "brand.name as brand",
      "offered_listing.city",
      "offered_listing.state",
      "offered_listing.gst_bp",
      "priced.ex_price_paise",
      "priced.size_id",
      "priced.quality_id",
      "offered_listing.price_updated_at",
      goodsOnOffer(filter).as("goods"),
    ])
    .where(filter ? fitsAll(filter) : sql<boolean>`true`);
}

/** Which offers of a product or a brand, and in which order. */
export interface OfferWish extends OfferGroup {
  readonly sort: "price" | "-price" | "-updated" | "landed" | undefined;
  readonly filter: RoadFilter;
  /** Only these, by their keys. */
  readonly only?: readonly number[] | undefined;
}

/** The most loading places; nobody compares more. */
const originsAtMost = 1_000;

/** The places that the offers of a group are loaded at. */
export function selectOrigins(db: Db, { by, id }: OfferGroup): Promise<OriginRow[]> {
  return db
    .selectFrom("offered_listing")
    .select(["commodity_product_id", "state", "city", "gst_bp"])
    .distinct()
    .where(groupColumn[by], "=", id)
    .limit(originsAtMost)
    .execute();
}

/**
 * Offers of a group: by price when asked for; else a product's cheapest first, a brand's product by product. By landed price with
 * the freight of the filter's roads, offers of other roads last.
 */
export function selectOffers(
  db: Db,
  { by, id, sort, filter, only }: OfferWish,
  { perPage, offset }: PageWindow,
): Promise<OfferRow[]> {
  // Both in one direction: an index is read forwards or backwards.
  const direction = sort === "-price" ? "desc" : "asc";
  return offers(db, { ...filter, group: { by, id } })
    .where(groupColumn[by], "=", id)
    .$if(only !== undefined, (query) => query.where(isOneOf(only)))
    .$if(sort === "landed", (query) =>
      query
        .leftJoinLateral(freightOf(filter.roads ?? []).as("freight"), (join) => join.onTrue())
        .orderBy(sql`priced.ex_price_paise + freight.paise`, (by) => by.asc().nullsLast()),
    )
    .$if(sort === "-updated", (query) =>
      query.orderBy("offered_listing.price_updated_at", (by) => by.desc().nullsLast()),
    )
    .$if(by === "brand" && sort === undefined, (query) => query.orderBy("commodity_product.name"))
    .orderBy("priced.ex_price_paise", direction)
    .orderBy("offered_listing.id", direction)
    .limit(perPage)
    .offset(offset)
    .execute();
}

/** The lowest price of each product at each loading place of its offers, with its size and quality. */
export function selectCheapestOrigins(db: Db, productIds: readonly number[]): Promise<(OriginRow & PricedGoods)[]> {
  return db
    .selectFrom("offered_listing")
    .select((select) => [
      "commodity_product_id",
      "state",
      "city",
      "gst_bp",
      select.fn.min<number>("ex_price_paise").as("ex_price_paise"),
      sql<number | null>`(array_agg(default_size_id order by ex_price_paise, id))[1]`.as("size_id"),
      sql<number | null>`(array_agg(default_quality_id order by ex_price_paise, id))[1]`.as("quality_id"),
    ])
    .where((where) => where("commodity_product_id", "=", where.fn.any(where.val([...productIds]))))
    .groupBy(["commodity_product_id", "state", "city", "gst_bp"])
    .limit(originsAtMost)
    .execute();
}

const isOneOf = (ids: readonly number[] = []) => sql<boolean>`offered_listing.id = any(${[...ids]}::bigint[])`;

export async function countOffers(db: Db, { by, id, filter, only }: OfferWish): Promise<number> {
  const { total } = await db
    .selectFrom("offered_listing")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where(groupColumn[by], "=", id)
    .$if(only !== undefined, (query) => query.where(isOneOf(only)))
    .where(fitsAll({ ...filter, group: { by, id } }))
    .executeTakeFirstOrThrow();
  return total;
}

export interface LowestRow {
  readonly total: number;
  readonly ex_price_paise: number | null;
  /** With the freight of the filter's roads; null where none leads from any of the offers. */
  readonly landed_paise: number | null;
}

/** How many offers of a group match, and the lowest prices among them. */
export function selectLowest(db: Db, group: OfferGroup, wish: RoadFilter): Promise<LowestRow> {
  const filter = { ...wish, group };
  return db
    .selectFrom("offered_listing")
    .innerJoinLateral(pricedGoods(filter).as("priced"), (join) => join.onTrue())
    .leftJoinLateral(freightOf(wish.roads ?? []).as("freight"), (join) => join.onTrue())
    .select((select) => [
      select.fn.countAll<number>().as("total"),
      select.fn.min<number | null>("priced.ex_price_paise").as("ex_price_paise"),
      sql<number | null>`min(priced.ex_price_paise + freight.paise)`.as("landed_paise"),
    ])
    .where(groupColumn[group.by], "=", group.id)
    .where(fitsAll(filter))
    .executeTakeFirstOrThrow();
}

/** What a person watches, the newest first. Offers that are not on the market now are left out and reappear when they return. */
export function selectBookmarkedOffers(
  db: Db,
  userId: number,
  { perPage, offset }: PageWindow,
): Promise<(OfferRow & { saved_price_paise: number | null })[]> {
  return offers(db)
    .innerJoin("bookmark", "bookmark.listing_id", "offered_listing.id")
    .select("bookmark.saved_price_paise")
    .where("bookmark.user_id", "=", userId)
    .orderBy("bookmark.created_at", "desc")
    .orderBy("bookmark.listing_id", "desc")
    .limit(perPage)
    .offset(offset)
    .execute();
}

export async function countBookmarkedOffers(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom("offered_listing")
    .innerJoin("bookmark", "bookmark.listing_id", "offered_listing.id")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("bookmark.user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}

export interface SizePriceRow {
  readonly listing_id: number;
  readonly size: string;
  /** `6 mm`; null where the catalogue names none. */
  readonly thickness: string | null;
  readonly ex_price_paise: number;
}

/** What one MT of each size on offer costs in the quality of the offer's price, in the order of the catalogue. */
export async function selectSizePrices(
  db: Db,
  priced: readonly Pick<OfferRow, "id" | "quality_id">[],
): Promise<readonly SizePriceRow[]> {
  const qualities = Object.fromEntries(priced.map(({ id, quality_id }) => [id, quality_id]));
  const quality = sql`${JSON.stringify(qualities)}::jsonb ->> listing_variation.listing_id::text`;
  const { rows } = await sql<SizePriceRow>`
    select listing_variation.listing_id, ${sizeText} as size, ${thicknessText} as thickness,
      coalesce((listing_variation.quality_prices ->> (${quality}))::bigint, listing_variation.ex_price_paise) as ex_price_paise
    from listing_variation ${measuresOfSize("listing_variation.size_variation_id")}
    join size_variation on size_variation.id = listing_variation.size_variation_id
    where listing_variation.listing_id = any(${priced.map(({ id }) => id)}::bigint[]) and listing_variation.is_selected
    order by listing_variation.listing_id, size_variation.position, size_variation.id`.execute(db);
  return rows;
}

export interface OfferChoice {
  readonly listingId: number;
  readonly productId?: number;
  readonly brandId?: number;
}

/** Whether buyers may see the listing, and it is of that product or brand. */
export async function isOffered(db: Db, { listingId, productId, brandId }: OfferChoice): Promise<boolean> {
  const row = await db
    .selectFrom("offered_listing")
    .select(sql`1`.as("one"))
    .where("id", "=", listingId)
    .$if(productId !== undefined, (query) => query.where("commodity_product_id", "=", productId ?? 0))
    .$if(brandId !== undefined, (query) => query.where("brand_id", "=", brandId ?? 0))
    .executeTakeFirst();
  return row !== undefined;
}

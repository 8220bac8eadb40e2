import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

export interface SellerSearch {
  readonly productId: number;
  /** Null means any brand. */
  readonly brandId: number | null;
  /** Null means any city. */
  readonly city: string | null;
  readonly sizeIds: readonly number[];
  readonly buyerId: number;
  readonly pricedSince: Date;
}

/** A seller to ask, with the listing they would answer with from a city. */
export interface SellerMatch {
  readonly seller_id: number;
  readonly listing_id: number;
  readonly city: string;
  readonly state: string;
  readonly ex_price_paise: number;
}

/** The city as spelt in the listings, if anybody, including the buyer, offers this product of this brand there. */
export async function findOriginCity(
  db: Db,
  search: Pick<SellerSearch, "productId"> & { readonly brandId: number; readonly city: string },
) {
  const row = await db
    .selectFrom("offered_listing")
    .select("city")
    .where("commodity_product_id", "=", search.productId)
    .where("brand_id", "=", search.brandId)
    .where(({ eb, fn, val }) => eb(fn("lower", ["city"]), "=", fn<string>("lower", [val(search.city.trim())])))
    .orderBy("id")
    .executeTakeFirst();
  return row?.city;
}

/**
 * Sellers to ask, each with the cheapest of their listings in a city that fits: this product, brand (or any) and city (or any),
 * every size offered, a price that is not old, and not the buyer's own.
 */
export async function matchSellers(db: Db, search: SellerSearch): Promise<readonly SellerMatch[]> {
  // A chosen brand was already checked to make the sizes; for any brand, each listing is checked here.
  const ofBrand =
    search.brandId === null
      ? sql`and not exists (
          select from unnest(${[...search.sizeIds]}::bigint[]) as wanted (id)
          where not exists (
            select from brand_size
            where brand_size.brand_id = listing.brand_id and brand_size.size_variation_id = wanted.id
          )
        )`
      : sql`and listing.brand_id = ${search.brandId}`;
  const inCity = search.city === null ? sql`` : sql`and lower(listing.city) = lower(${search.city})`;
  const { rows } = await sql<SellerMatch>`
    select distinct on (listing.seller_id, lower(listing.city))
      listing.seller_id, listing.id as listing_id, listing.city, listing.state, listing.ex_price_paise
    from offered_listing as listing
    where listing.commodity_product_id = ${search.productId} ${ofBrand}
      ${inCity} and listing.seller_id <> ${search.buyerId}
      and listing.price_updated_at >= ${search.pricedSince}
      and not exists (
        select from unnest(${[...search.sizeIds]}::bigint[]) as asked (id)
        where not exists (
          select from listing_variation as size
          where size.listing_id = listing.id and size.size_variation_id = asked.id and size.is_selected
        )
      )
    order by listing.seller_id, lower(listing.city), listing.ex_price_paise, listing.id`.execute(db);
  return rows;
}

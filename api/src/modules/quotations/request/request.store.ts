import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { BeltStop } from "./matching.policy";

/** The product as a quotation copies it; nothing when it is not traded or the brand does not make it. */
export function findTradedProduct(db: Db, productId: number, brandId: number) {
  return db
    .selectFrom("product_brand")
    .innerJoin("commodity_product as product", "product.id", "product_brand.commodity_product_id")
    .innerJoin("category", "category.id", "product.category_id")
    .innerJoin("brand", "brand.id", "product_brand.brand_id")
    .select([
      "product.id",
      "product.name",
      "product.thumbnail",
      "product.hsn",
      "product.gst_bp",
      "product.min_order_kg",
      "category.name as category_name",
      "brand.name as brand_name",
    ])
    .where("product_brand.commodity_product_id", "=", productId)
    .where("product_brand.brand_id", "=", brandId)
    .where("product.is_active", "=", true)
    .executeTakeFirst();
}

/** Sizes of the product that the brand makes, with their place in the product's list. */
export function listBrandSizes(db: Db, productId: number, brandId: number) {
  return db
    .selectFrom("size_variation as size")
    .innerJoin("brand_size", "brand_size.size_variation_id", "size.id")
    .select(["size.id", "size.position"])
    .where("size.commodity_product_id", "=", productId)
    .where("brand_size.brand_id", "=", brandId)
    .orderBy("size.position")
    .orderBy("size.id")
    .execute();
}

interface SellerSearch {
  readonly productId: number;
  readonly brandId: number;
  readonly city: string;
  readonly sizeIds: readonly number[];
  readonly buyerId: number;
  readonly pricedSince: Date;
}

/** The city as the listings write it, where anybody offers this product of this brand; also the buyer themselves. */
export async function findOriginCity(db: Db, search: Pick<SellerSearch, "productId" | "brandId" | "city">) {
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
 * Sellers to ask, each with the cheapest of their listings that fits: this product, brand and city, every size
 * offered, a price that is not old, and not the buyer's own.
 */
export async function matchSellers(db: Db, search: SellerSearch) {
  const { rows } = await sql<{ seller_id: number; listing_id: number }>`
    select distinct on (listing.seller_id) listing.seller_id, listing.id as listing_id
    from offered_listing as listing
    where listing.commodity_product_id = ${search.productId} and listing.brand_id = ${search.brandId}
      and lower(listing.city) = lower(${search.city}) and listing.seller_id <> ${search.buyerId}
      and listing.price_updated_at >= ${search.pricedSince}
      and not exists (
        select from unnest(${[...search.sizeIds]}::bigint[]) as asked (id)
        where not exists (
          select from listing_variation as size
          where size.listing_id = listing.id and size.size_variation_id = asked.id and size.is_selected
        )
      )
    order by listing.seller_id, listing.ex_price_paise, listing.id`.execute(db);
  return rows;
}

/** Belts of transporters who carry the product and whom the desk has approved, but for the buyer's own. */
export async function listBeltStops(db: Db, productId: number, buyerId: number): Promise<readonly BeltStop[]> {
  const rows = await db
    .selectFrom("transporter_product")
    .innerJoin("users", "users.id", "transporter_product.user_id")
    .innerJoin("belt", "belt.user_id", "users.id")
    .innerJoin("belt_city", "belt_city.belt_id", "belt.id")
    .select([
      "belt.user_id",
      "belt.loading_address",
      "belt_city.state",
      "belt_city.city",
      "belt_city.min_price_paise",
      "belt_city.max_price_paise",
    ])
    .where("transporter_product.commodity_product_id", "=", productId)
    .where("users.type", "=", "transporter")
    .where("users.verification_status", "=", "approved")
    .where("users.suspended_at", "is", null)
    .where("users.id", "<>", buyerId)
    .execute();
  return rows.map((row) => ({
    transporterId: row.user_id,
    loadingAddress: row.loading_address,
    state: row.state,
    city: row.city,
    minPricePaise: row.min_price_paise,
    maxPricePaise: row.max_price_paise,
  }));
}

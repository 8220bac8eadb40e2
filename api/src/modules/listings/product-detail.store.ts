import type { Db } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared";

const selectOpened = prepared((db, { listingId }: OneListing) =>
  db
    .selectFrom("offered_listing as listing")
    .innerJoin("commodity_product as product", "product.id", "listing.commodity_product_id")
    .innerJoin("brand", "brand.id", "listing.brand_id")
    .innerJoin("unit", "unit.id", "product.unit_id")
    .select([
      "listing.id",
      "listing.seller_id",
      "listing.commodity_product_id",
      "product.category_id",
      "listing.brand_id",
      "listing.city",
      "listing.base_price_paise",
      "listing.loading_charge_paise",
      "listing.insurance_charge_paise",
      "listing.quality_charge_paise",
      "listing.total_charges_paise",
      "listing.total_amount_paise",
      "listing.ex_price_paise",
      "listing.gst_bp",
      "listing.default_size_id",
      "listing.price_updated_at",
      "product.name",
      "product.description",
      "product.thumbnail",
      "product.images",
      "product.min_order_kg",
      "product.delivery_info",
      "product.terms_condition",
      "brand.name as brand_name",
      "unit.name as unit_name",
    ])
    .where("listing.id", "=", listingId),
);

export async function selectOfferedListing(db: Db, listingId: number) {
  const [listing] = await selectOpened(db, { listingId });
  return listing;
}

interface OneListing {
  readonly listingId: number;
}

export const selectOtherCharges = prepared((db, { listingId }: OneListing) =>
  db
    .selectFrom("listing_other_charge")
    .select(["name", "operator", "price_paise"])
    .where("listing_id", "=", listingId)
    .orderBy("position"),
);

function sizesOfListings(db: Db) {
  return db
    .selectFrom("listing")
    .innerJoin("size_variation", "size_variation.commodity_product_id", "listing.commodity_product_id")
    .leftJoin("listing_variation", (join) =>
      join
        .onRef("listing_variation.listing_id", "=", "listing.id")
        .onRef("listing_variation.size_variation_id", "=", "size_variation.id"),
    )
    .leftJoin("brand_size", (join) =>
      join
        .onRef("brand_size.brand_id", "=", "listing.brand_id")
        .onRef("brand_size.size_variation_id", "=", "size_variation.id"),
    )
    .select([
      "size_variation.id",
      "listing.id as listing_id",
      "listing_variation.price_paise",
      "listing_variation.is_selected",
      "listing_variation.stock_kg",
      "brand_size.brand_id",
    ])
    .where(({ or, eb }) =>
      or([eb("size_variation.is_hidden", "=", false), eb("listing_variation.is_selected", "=", true)]),
    )
    .orderBy("size_variation.position")
    .orderBy("size_variation.id");
}

/**
 * Every size of the listing's product, with whether this seller offers it and this brand makes it, in the product's order; a hidden
 * one only where the listing offers it.
 */
export const selectListingSizes = prepared((db, { listingId }: OneListing) =>
  sizesOfListings(db).where("listing.id", "=", listingId),
);

/** The same for many listings. */
export function selectSizesOfListings(db: Db, listingIds: readonly number[]) {
  return sizesOfListings(db)
    .where((where) => where("listing.id", "=", where.fn.any(where.val([...listingIds]))))
    .execute();
}

interface PriceSince extends OneListing {
  readonly since: Date;
}

const selectPriceInForce = prepared((db, { listingId, since }: PriceSince) =>
  db
    .selectFrom("listing_price")
    .select(["at", "ex_price_paise"])
    .where("listing_id", "=", listingId)
    .where("at", "<", since)
    .orderBy("at", "desc")
    .limit(1),
);

const selectLaterPrices = prepared((db, { listingId, since }: PriceSince) =>
  db
    .selectFrom("listing_price")
    .select(["at", "ex_price_paise"])
    .where("listing_id", "=", listingId)
    .where("at", ">=", since)
    .orderBy("at")
    .orderBy("id"),
);

/** Price changes since an instant, oldest first, and before them the one that was in force then. */
export async function selectPriceChanges(db: Db, wish: PriceSince) {
  const [before, changes] = await Promise.all([selectPriceInForce(db, wish), selectLaterPrices(db, wish)]);
  return [...before, ...changes];
}

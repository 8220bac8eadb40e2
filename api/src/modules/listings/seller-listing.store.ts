import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { PageWindow } from "../../platform/routes/paging";

// Names are looked up by key, because planning a join of six tables takes longer than reading them.
function ownListings(db: Db, sellerId: number) {
  return db
    .selectFrom("listing")
    .innerJoin("commodity_product as product", "product.id", "listing.commodity_product_id")
    .select(({ selectFrom, exists, not }) => [
      "listing.id",
      "listing.commodity_product_id",
      "listing.state",
      "listing.city",
      "listing.status",
      "listing.desk_note",
      exists(
        selectFrom("taken_off_listing")
          .select("listing_id")
          .whereRef("listing_id", "=", "listing.id")
          .where("changed_at", "is not", null),
      ).as("is_changed_off_market"),
      "listing.price_updated_at",
      "listing.base_price_paise",
      "listing.loading_charge_paise",
      "listing.ex_price_paise",
      "product.name",
      "product.description",
      "product.thumbnail",
      "product.images",
      selectFrom("category")
        .select("name")
        .whereRef("id", "=", "product.category_id")
        .$asScalar()
        .$notNull()
        .as("category_name"),
      selectFrom("sub_category")
        .select("name")
        .whereRef("id", "=", "product.sub_category_id")
        .$asScalar()
        .$notNull()
        .as("sub_category_name"),
      selectFrom("brand")
        .select("name")
        .whereRef("id", "=", "listing.brand_id")
        .$asScalar()
        .$notNull()
        .as("brand_name"),
      selectFrom("unit").select("name").whereRef("id", "=", "product.unit_id").$asScalar().$notNull().as("unit_name"),
      not(
        exists(
          selectFrom("loading_address as place")
            .select("place.id")
            .whereRef("place.listing_id", "=", "listing.id")
            .where("place.pincode", "<>", ""),
        ),
      ).as("lacks_loading_address"),
    ])
    .where("listing.seller_id", "=", sellerId)
    .where("listing.status", "<>", "removed");
}

export type OwnListing = Awaited<ReturnType<typeof selectOwnListings>>[number];

export function selectOwnListings(db: Db, sellerId: number, { perPage, offset }: PageWindow) {
  const listings = ownListings(db, sellerId).orderBy("product.name").orderBy("listing.id");
  return listings.limit(perPage).offset(offset).execute();
}

export async function countOwnListings(db: Db, sellerId: number): Promise<number> {
  const { total } = await db
    .selectFrom("listing")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("seller_id", "=", sellerId)
    .where("status", "<>", "removed")
    .executeTakeFirstOrThrow();
  return total;
}

export function selectOwnListing(db: Db, sellerId: number, id: number) {
  return ownListings(db, sellerId).where("listing.id", "=", id).executeTakeFirst();
}

/** Cities where this seller offers this product of this brand already. */
export async function selectCitiesOnSale(db: Db, sellerId: number, productId: number, brandId: number, state: string) {
  const rows = await db
    .selectFrom("listing")
    .select("city")
    .where("seller_id", "=", sellerId)
    .where("status", "<>", "removed")
    .where("commodity_product_id", "=", productId)
    .where("brand_id", "=", brandId)
    .where("state", "=", state)
    .execute();
  return new Set(rows.map(({ city }) => city));
}

export interface NewListing {
  readonly sellerId: number;
  readonly productId: number;
  readonly brandId: number;
  readonly state: string;
  readonly city: string;
  readonly gstBp: number;
  readonly now: Date;
}

/** The key of the new listing; undefined when the seller has this product, brand and city already. */
export async function insertListing(tx: Db, listing: NewListing): Promise<number | undefined> {
  const row = await tx
    .insertInto("listing")
    .values({
      seller_id: listing.sellerId,
      commodity_product_id: listing.productId,
      brand_id: listing.brandId,
      state: listing.state,
      city: listing.city,
      gst_bp: listing.gstBp,
      default_size_id: null,
      price_updated_at: null,
      created_at: listing.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export interface PriceSettings {
  readonly base_price_paise: number;
  readonly loading_charge_paise: number;
  readonly insurance_charge_paise: number;
  readonly quality_charge_paise: number;
  readonly gst_bp: number;
  readonly tcs_bp: number;
}

const priceColumns = [
  "base_price_paise",
  "loading_charge_paise",
  "insurance_charge_paise",
  "quality_charge_paise",
  "gst_bp",
  "tcs_bp",
] as const;

export function selectPriceSettings(db: Db, sellerId: number, id: number): Promise<PriceSettings | undefined> {
  return db
    .selectFrom("listing")
    .select(priceColumns)
    .where("id", "=", id)
    .where("seller_id", "=", sellerId)
    .where("status", "<>", "removed")
    .executeTakeFirst();
}

/** The same for many listings; those of other sellers are left out. */
export function selectPriceSettingsOf(db: Db, sellerId: number, ids: readonly number[]) {
  return db
    .selectFrom("listing")
    .select(["id", ...priceColumns])
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .where("seller_id", "=", sellerId)
    .where("status", "<>", "removed")
    .execute();
}

/** The GST rate of a listing's product today, and the HSN that it follows from. */
export function selectRateOfProduct(db: Db, id: number) {
  return db
    .selectFrom("listing")
    .innerJoin("commodity_product as product", "product.id", "listing.commodity_product_id")
    .select(["product.gst_bp", "product.hsn"])
    .where("listing.id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Writes what a seller entered. */
export async function updatePriceSettings(tx: Db, id: number, settings: PriceSettings): Promise<void> {
  await tx.updateTable("listing").set(settings).where("id", "=", id).execute();
}

/** The base price in force, or the last one before the seller took it away; undefined before the first. */
export async function selectLastListedPrice(tx: Db, id: number): Promise<number | undefined> {
  const { base_price_paise: current } = await tx
    .selectFrom("listing")
    .select("base_price_paise")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (current > 0) return current;
  const last = await tx
    .selectFrom("listing_price")
    .select("base_price_paise")
    .where("listing_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.base_price_paise;
}

/** When the price of a listing was entered or confirmed. The listing is locked. */
export async function selectPriceMoment(tx: Db, id: number): Promise<Date | null> {
  const row = await tx.selectFrom("listing").select("price_updated_at").where("id", "=", id).executeTakeFirst();
  return row?.price_updated_at ?? null;
}

/** Counts a price as entered now, unchanged; false without a price. The listing is locked. */
export async function renewPrice(tx: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("listing")
    .set({ price_updated_at: now })
    .where("id", "=", id)
    .where("base_price_paise", ">", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the seller's listing for the rest of the transaction; undefined when it is not there or not theirs. */
export function lockOwnListing(tx: Db, sellerId: number, id: number) {
  return tx
    .selectFrom("listing")
    .select(["id", "state", "status", "desk_note", "ex_price_paise"])
    .where("id", "=", id)
    .where("seller_id", "=", sellerId)
    .where("status", "<>", "removed")
    .forUpdate()
    .executeTakeFirst();
}

/** Locks those of the listings that are the seller's, always in the same order, so that two calls cannot deadlock. */
export async function lockOwnListings(tx: Db, sellerId: number, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom("listing")
    .select("id")
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .where("seller_id", "=", sellerId)
    .where("status", "<>", "removed")
    .orderBy("id")
    .forUpdate()
    .execute();
}

export interface SizeSetting {
  readonly id: number;
  readonly price_paise: number;
  readonly is_selected: boolean;
}

// Rows are sent as one JSON parameter, so that the statement, and with it its plan, is the same for any number of sizes.
export async function upsertSizeSettings(tx: Db, listingId: number, sizes: readonly SizeSetting[]): Promise<void> {
  await sql`
    insert into listing_variation (listing_id, size_variation_id, price_paise, is_selected)
    select ${listingId}, id, price_paise, is_selected
    from jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) as size (id bigint, price_paise bigint, is_selected boolean)
    on conflict (listing_id, size_variation_id)
    do update set price_paise = excluded.price_paise, is_selected = excluded.is_selected`.execute(tx);
}

export interface SizeStock {
  readonly id: number;
  readonly stock_kg: number;
}

export async function updateSizeStocks(tx: Db, listingId: number, stocks: readonly SizeStock[]): Promise<void> {
  await sql`
    update listing_variation set stock_kg = size.stock_kg
    from jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb) as size (id bigint, stock_kg bigint)
    where listing_variation.listing_id = ${listingId} and listing_variation.size_variation_id = size.id`.execute(tx);
}

/** The stock of sizes, locked, so that no order changes it before the transaction ends. */
export function lockStocks(tx: Db, listingId: number, sizeIds: readonly number[]) {
  return tx
    .selectFrom("listing_variation")
    .select(["size_variation_id", "stock_kg", "is_selected"])
    .where("listing_id", "=", listingId)
    .where((where) => where("size_variation_id", "=", where.fn.any(where.val([...sizeIds]))))
    .orderBy("size_variation_id")
    .forUpdate()
    .execute();
}

/** Puts a listing of the seller on or off the market, or removes it from the list. The listing is locked. */
export async function updateOwnStatus(tx: Db, id: number, status: "live" | "paused" | "removed"): Promise<void> {
  await tx.updateTable("listing").set({ status }).where("id", "=", id).execute();
}

import { refreshListingPrice } from "../modules/listings/listing-price.service";
import type { Db } from "../platform/database/database";
import type { TestClock } from "./test-clock";

export interface CatalogueWorld {
  readonly categoryId: number;
  readonly productId: number;
  readonly brandId: number;
  /** Two sizes that the brand makes, and a third that it does not. */
  readonly sizeIds: readonly [number, number, number];
}

let worlds = 0;

/**
 * A product with one brand, three sizes (8, 10 and 12 mm), two qualities (Rs 300 and Rs 500) and two packagings (Rs 200 and
 * Rs 0): with base 45,000, loading 250, insurance 50, other +100 and size 1,500 it is the worked example of docs/domain.md#prices.
 */
export async function createCatalogue(db: Db, name?: string): Promise<CatalogueWorld> {
  worlds += 1;
  const { id: unitId } = await db
    .insertInto("unit")
    .values({ name: `Millimetre ${worlds}`, short_name: "mm" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: brandId } = await db
    .insertInto("brand")
    .values({ name: `Loha ${worlds}`, thumbnail: "/art/brand.svg" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { categoryId, productId } = await insertProduct(db, name ?? `TMT Bar ${worlds}`, unitId);
  await db.insertInto("product_brand").values({ commodity_product_id: productId, brand_id: brandId }).execute();
  await insertChoices(db, productId);
  const size = (position: number, value: string) => insertSize(db, { productId, unitId, position, value });
  const sizeIds = [await size(1, "8"), await size(2, "10"), await size(3, "12")] as const;
  await db
    .insertInto("brand_size")
    .values(sizeIds.slice(0, 2).map((id) => ({ brand_id: brandId, size_variation_id: id })))
    .execute();
  return { categoryId, productId, brandId, sizeIds };
}

async function insertProduct(db: Db, name: string, unitId: number) {
  const { id: categoryId } = await db
    .insertInto("category")
    .values({ name: `Steel ${worlds}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: subCategoryId } = await db
    .insertInto("sub_category")
    .values({ category_id: categoryId, name: "Bars" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: productId } = await db
    .insertInto("commodity_product")
    .values({
      name,
      category_id: categoryId,
      sub_category_id: subCategoryId,
      unit_id: unitId,
      description: "<p>Ribbed bars</p>",
      hsn: "72142090",
      thumbnail: "/art/tmt.svg",
      images: ["/art/tmt-1.svg", "/art/tmt-2.svg"],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { categoryId, productId };
}

async function insertChoices(db: Db, productId: number): Promise<void> {
  await db
    .insertInto("product_quality")
    .values([
      { commodity_product_id: productId, name: "Fe 500", price_paise: 30_000, position: 1 },
      { commodity_product_id: productId, name: "Fe 550D", price_paise: 50_000, position: 2 },
    ])
    .execute();
  await db
    .insertInto("product_packaging")
    .values([
      { commodity_product_id: productId, name: "Bundle", charge_paise: 20_000, position: 1 },
      { commodity_product_id: productId, name: "Loose", charge_paise: 0, position: 2 },
    ])
    .execute();
}

interface SizeInput {
  readonly productId: number;
  readonly unitId: number;
  readonly position: number;
  readonly value: string;
}

async function insertSize(db: Db, { productId, unitId, position, value }: SizeInput): Promise<number> {
  const { id } = await db
    .insertInto("size_variation")
    .values({ commodity_product_id: productId, position })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("size_value")
    .values({ size_variation_id: id, position: 1, name: "Size", value, unit_id: unitId })
    .execute();
  return id;
}

/** Gives a size a further measure, in the unit of its name. */
export async function nameMeasure(db: Db, sizeId: number, name: "Thickness" | "Gauge", value: string): Promise<void> {
  const { unit_id, last } = await db
    .selectFrom("size_value")
    .select((select) => [select.fn.max<number>("position").as("last"), select.fn.max("unit_id").as("unit_id")])
    .where("size_variation_id", "=", sizeId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("size_value")
    .values({ size_variation_id: sizeId, position: last + 1, name, value, unit_id })
    .execute();
}

/** Gives a size another name. */
export async function renameSize(db: Db, sizeId: number, value: string): Promise<void> {
  await db
    .updateTable("size_value")
    .set({ value })
    .where("size_variation_id", "=", sizeId)
    .where("position", "=", 1)
    .execute();
}

export interface ListingOptions {
  readonly city?: string;
  readonly state?: string;
  readonly basePaise?: number;
  readonly status?: "draft" | "live" | "paused";
}

/** A seller's live offer of the world's product with the figures of the worked example; the first size costs 1,500 more. */
export async function createListing(
  db: Db,
  clock: TestClock,
  world: CatalogueWorld,
  sellerId: number,
  options: ListingOptions = {},
): Promise<number> {
  const { id } = await db
    .insertInto("listing")
    .values({
      seller_id: sellerId,
      commodity_product_id: world.productId,
      brand_id: world.brandId,
      state: options.state ?? "Chhattisgarh",
      city: options.city ?? "Raipur",
      status: options.status ?? "live",
      base_price_paise: options.basePaise ?? 4_500_000,
      loading_charge_paise: 25_000,
      insurance_charge_paise: 5_000,
      gst_bp: 1_800,
      default_size_id: null,
      price_updated_at: null,
      created_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("listing_other_charge")
    .values({ listing_id: id, position: 1, name: "Cutting", operator: "+", price_paise: 10_000 })
    .execute();
  await db
    .insertInto("listing_variation")
    .values([
      {
        listing_id: id,
        size_variation_id: world.sizeIds[0],
        price_paise: 150_000,
        is_selected: true,
        stock_kg: 100_000,
      },
      { listing_id: id, size_variation_id: world.sizeIds[1], price_paise: 0, is_selected: true, stock_kg: 50_000 },
    ])
    .execute();
  await db
    .insertInto("loading_address")
    .values({
      listing_id: id,
      address_line_one: "Plot 4",
      address_line_two: "Siltara",
      pincode: "493111",
      city: "Raipur",
      state: "Chhattisgarh",
    })
    .execute();
  await db.transaction().execute((tx) => refreshListingPrice(tx, id, clock.now()));
  return id;
}

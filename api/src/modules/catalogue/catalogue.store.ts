import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { textSearch } from "../../platform/database/text-search";
import { remember } from "../../platform/memory/remember";

export function selectBrands(db: Db) {
  return db
    .selectFrom("brand")
    .select(["id", "name", "thumbnail"])
    .where("is_hidden", "=", false)
    .orderBy("position")
    .orderBy("name")
    .execute();
}

/** Which products of the catalogue are meant, and in what order. */
export interface ProductChoice {
  readonly search: string | undefined;
  readonly category?: number;
  readonly brand?: number;
  readonly sort?: "name" | "-name";
}

/** Written exactly as in the partial indexes: a generic plan cannot see that a parameter means the same. */
const isTraded = sql<boolean>`is_active`;

/** Products that are traded and match the filter. */
function chosenProducts(db: Db, { search, category, brand }: ProductChoice) {
  return db
    .selectFrom("commodity_product")
    .where(isTraded)
    .$if(search !== undefined, (query) => query.where(textSearch(search ?? "").condition))
    .$if(category !== undefined, (query) => query.where("category_id", "=", category ?? 0))
    .$if(brand !== undefined, (query) =>
      query.where("id", "in", (select) =>
        select
          .selectFrom("product_brand")
          .select("commodity_product_id")
          .where("brand_id", "=", brand ?? 0),
      ),
    );
}

/** A page of products: by name on request, else by how well they match a text, else in the desk's order. */
export function selectProducts(db: Db, choice: ProductChoice, limit: number, offset: number) {
  const { search, sort } = choice;
  const isBestFirst = search !== undefined && sort === undefined;
  return chosenProducts(db, choice)
    .select(["id", "name", "thumbnail"])
    .$if(isBestFirst, (query) => query.orderBy(textSearch(search ?? "").order))
    .$if(!isBestFirst && sort === undefined, (query) => query.orderBy("position"))
    .orderBy("name", sort === "-name" ? "desc" : "asc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countProducts(db: Db, choice: ProductChoice): Promise<number> {
  const { total } = await chosenProducts(db, choice)
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export function selectProduct(db: Db, id: number) {
  return db
    .selectFrom("commodity_product")
    .select(["id", "name", "thumbnail"])
    .where("id", "=", id)
    .where("is_active", "=", true)
    .executeTakeFirst();
}

export function selectProductIds(db: Db, atMost: number) {
  return db.selectFrom("commodity_product").select("id").where(isTraded).limit(atMost).execute();
}

export function selectCategories(db: Db) {
  return db
    .selectFrom("category")
    .select(["id", "name"])
    .where("is_hidden", "=", false)
    .orderBy("position")
    .orderBy("name")
    .execute();
}

export function selectProductsOfCategory(db: Db, categoryId: number) {
  return db
    .selectFrom("commodity_product")
    .select(["id", "name"])
    .where("category_id", "=", categoryId)
    .where("is_active", "=", true)
    .orderBy("position")
    .orderBy("name")
    .execute();
}

export function selectBrandsOfProduct(db: Db, productId: number) {
  return db
    .selectFrom("product_brand")
    .innerJoin("brand", "brand.id", "product_brand.brand_id")
    .innerJoin("commodity_product", "commodity_product.id", "product_brand.commodity_product_id")
    .select(["brand.id", "brand.name"])
    .where("product_brand.commodity_product_id", "=", productId)
    .where("commodity_product.is_active", "=", true)
    .where("brand.is_hidden", "=", false)
    .orderBy("brand.position")
    .orderBy("brand.name")
    .execute();
}

/** The product with the defaults of a new listing; undefined when the brand does not make it or is hidden. */
export function selectBrandedProduct(db: Db, productId: number, brandId: number) {
  return db
    .selectFrom("product_brand")
    .innerJoin("commodity_product", "commodity_product.id", "product_brand.commodity_product_id")
    .innerJoin("brand", "brand.id", "product_brand.brand_id")
    .select(["commodity_product.id", "commodity_product.gst_bp"])
    .where("product_brand.commodity_product_id", "=", productId)
    .where("product_brand.brand_id", "=", brandId)
    .where("commodity_product.is_active", "=", true)
    .where("brand.is_hidden", "=", false)
    .executeTakeFirst();
}

/** A quality of a product with its price per MT. */
export interface Quality {
  readonly id: number;
  readonly name: string;
  readonly price_paise: number;
}

/** The qualities of products with their prices per MT, each product's in its order; hidden ones cannot be chosen. */
export const selectQualities = remember("catalogue", async (db, productIds: readonly number[]) => {
  const rows = await db
    .selectFrom("product_quality")
    .select(["commodity_product_id", "id", "name", "price_paise"])
    .where((where) => where("commodity_product_id", "=", where.fn.any(where.val([...productIds]))))
    .where("is_hidden", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return grouped(
    rows.map(({ commodity_product_id, ...quality }): [number, Quality] => [commodity_product_id, quality]),
  );
});

/** How a product can be packed, with the charge per MT. */
export interface Packaging {
  readonly id: number;
  readonly name: string;
  readonly charge_paise: number;
}

/** How products can be packed with the charges per MT, each product's in its order; hidden ways cannot be chosen. */
export const selectPackaging = remember("catalogue", async (db, productIds: readonly number[]) => {
  const rows = await db
    .selectFrom("product_packaging")
    .select(["commodity_product_id", "id", "name", "charge_paise"])
    .where((where) => where("commodity_product_id", "=", where.fn.any(where.val([...productIds]))))
    .where("is_hidden", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return grouped(rows.map(({ commodity_product_id, ...way }): [number, Packaging] => [commodity_product_id, way]));
});

function grouped<Row>(pairs: readonly (readonly [number, Row])[]): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const [key, row] of pairs) groups.set(key, [...(groups.get(key) ?? []), row]);
  return groups;
}

export interface SizeValue {
  readonly size_variation_id: number;
  readonly name: string;
  readonly value: string;
  readonly short_name: string | null;
  /** Of the size among those of its product. */
  readonly size_position: number;
}

/** The values of sizes, grouped by size, the order size first. */
export const selectSizeValues = remember("catalogue", async (db, sizeIds: readonly number[]) => {
  const rows = await db
    .selectFrom("size_value")
    .innerJoin("size_variation", "size_variation.id", "size_value.size_variation_id")
    .leftJoin("unit", "unit.id", "size_value.unit_id")
    .select([
      "size_value.size_variation_id",
      "size_value.name",
      "size_value.value",
      "unit.short_name",
      "size_variation.position as size_position",
    ])
    .where((where) => where("size_value.size_variation_id", "=", where.fn.any(where.val([...sizeIds]))))
    .orderBy("size_value.size_variation_id")
    .orderBy("size_value.position")
    .execute();
  return grouped(rows.map((row): [number, SizeValue] => [row.size_variation_id, row]));
});

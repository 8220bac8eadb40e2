import type { Db } from "../../platform/database/database";

export function listBrands(db: Db) {
  return db.selectFrom("brand").select(["id", "name", "thumbnail"]).orderBy("position").orderBy("name").execute();
}

export function listProducts(db: Db) {
  return db
    .selectFrom("commodity_product")
    .select(["id", "name", "thumbnail"])
    .where("is_active", "=", true)
    .orderBy("position")
    .orderBy("name")
    .execute();
}

export function listCategories(db: Db) {
  return db.selectFrom("category").select(["id", "name"]).orderBy("position").orderBy("name").execute();
}

export function listProductsOfCategory(db: Db, categoryId: number) {
  return db
    .selectFrom("commodity_product")
    .select(["id", "name"])
    .where("category_id", "=", categoryId)
    .where("is_active", "=", true)
    .orderBy("position")
    .orderBy("name")
    .execute();
}

export function listBrandsOfProduct(db: Db, productId: number) {
  return db
    .selectFrom("product_brand")
    .innerJoin("brand", "brand.id", "product_brand.brand_id")
    .innerJoin("commodity_product", "commodity_product.id", "product_brand.commodity_product_id")
    .select(["brand.id", "brand.name"])
    .where("product_brand.commodity_product_id", "=", productId)
    .where("commodity_product.is_active", "=", true)
    .orderBy("brand.position")
    .orderBy("brand.name")
    .execute();
}

/** The product as a new listing of it starts; nothing when the brand does not make it. */
export function findBrandedProduct(db: Db, productId: number, brandId: number) {
  return db
    .selectFrom("product_brand")
    .innerJoin("commodity_product", "commodity_product.id", "product_brand.commodity_product_id")
    .select(["commodity_product.id", "commodity_product.gst_bp"])
    .where("product_brand.commodity_product_id", "=", productId)
    .where("product_brand.brand_id", "=", brandId)
    .where("commodity_product.is_active", "=", true)
    .executeTakeFirst();
}

export interface SizeValue {
  readonly size_variation_id: number;
  readonly name: string;
  readonly value: string;
  readonly short_name: string | null;
}

/** The values of sizes, first the order size, grouped by size. */
export async function listSizeValues(
  db: Db,
  sizeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SizeValue[]>> {
  const rows = await db
    .selectFrom("size_value")
    .leftJoin("unit", "unit.id", "size_value.unit_id")
    .select(["size_value.size_variation_id", "size_value.name", "size_value.value", "unit.short_name"])
    .where((where) => where("size_value.size_variation_id", "=", where.fn.any(where.val([...sizeIds]))))
    .orderBy("size_value.size_variation_id")
    .orderBy("size_value.position")
    .execute();
  const bySize = new Map<number, SizeValue[]>();
  for (const row of rows) bySize.set(row.size_variation_id, [...(bySize.get(row.size_variation_id) ?? []), row]);
  return bySize;
}

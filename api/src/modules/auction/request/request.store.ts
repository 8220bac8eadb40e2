import type { Db } from "../../../platform/database/database";

/** The product as a quotation copies it; nothing when it is not traded or the brand does not make it. */
export function selectTradedProduct(db: Db, productId: number, brandId: number) {
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

/** Sizes of the product that the brand makes, with their position in the product's list. */
export function selectBrandSizes(db: Db, productId: number, brandId: number) {
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

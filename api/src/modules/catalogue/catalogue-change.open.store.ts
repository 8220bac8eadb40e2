import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** The position after the last one, for parts of a product after the last one there. */
const nextPlace = (
  table: "brand" | "category" | "commodity_product" | "product_packaging" | "product_quality",
  productId?: number,
) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)}
                where ${productId === undefined ? sql`true` : sql`commodity_product_id = ${productId}`})`;

/** Adds a category after the last one; undefined when the name is taken. */
export async function addCategory(tx: Db, name: string): Promise<number | undefined> {
  const row = await tx
    .insertInto("category")
    .values({ name, position: nextPlace("category") })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Adds a brand after the last one; undefined when the name is taken. */
export async function addBrand(tx: Db, name: string, thumbnail: string): Promise<number | undefined> {
  const row = await tx
    .insertInto("brand")
    .values({ name, thumbnail, position: nextPlace("brand") })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Adds a sub-category; undefined when its name is taken there. */
export async function addSubCategory(tx: Db, categoryId: number, name: string): Promise<number | undefined> {
  const row = await tx
    .insertInto("sub_category")
    .values({ category_id: categoryId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** A product before it is stored. */
export interface NewProduct {
  readonly name: string;
  /** Null: the category of the sub-category. */
  readonly categoryId: number | null;
  readonly subCategoryId: number;
  readonly unitId: number;
  readonly description: string;
  readonly hsn: string;
  readonly gstBp: number;
  readonly thumbnail: string;
}

/**
 * Adds a product after the last one; undefined when the name is taken, when category, sub-category and unit do not fit together,
 * or when the category is hidden.
 */
export async function addProduct(tx: Db, product: NewProduct): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into commodity_product (name, category_id, sub_category_id, unit_id, description, hsn, gst_bp, thumbnail, position)
    select ${product.name}, sub.category_id, sub.id, unit.id, ${product.description}, ${product.hsn},
           ${product.gstBp}::integer, ${product.thumbnail}, ${nextPlace("commodity_product")}
      from sub_category sub join category on category.id = sub.category_id and not category.is_hidden, unit
     where sub.id = ${product.subCategoryId} and unit.id = ${product.unitId}
       and sub.category_id = coalesce(${product.categoryId}::bigint, sub.category_id)
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** Gives all products of an HSN a GST rate. */
export async function changeProductRate(db: Db, hsn: string, gstBp: number): Promise<void> {
  await db.updateTable("commodity_product").set({ gst_bp: gstBp }).where("hsn", "=", hsn).execute();
}

/** True when all of these exist. */
export async function existAll(
  tx: Db,
  table: "brand" | "category" | "commodity_product" | "unit",
  ids: readonly number[],
) {
  const rows = await tx
    .selectFrom(table)
    .select("id")
    .where(({ eb, val }) => eb("id", "=", eb.fn.any(val([...ids]))))
    .execute();
  return rows.length === new Set(ids).size;
}

/** Records that a brand makes a product. */
export async function addProductBrand(tx: Db, productId: number, brandId: number): Promise<void> {
  await tx
    .insertInto("product_brand")
    .values({ commodity_product_id: productId, brand_id: brandId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A size of a product before it is stored. */
export interface NewSize {
  readonly productId: number;
  readonly values: readonly { readonly name: string; readonly value: string; readonly unitId: number | null }[];
  readonly brandIds: readonly number[];
}

/** Adds a size after the last one of its product. */
export async function addSize(tx: Db, size: NewSize): Promise<number> {
  const { id } = await tx
    .insertInto("size_variation")
    .values(({ selectFrom, fn }) => ({
      commodity_product_id: size.productId,
      position: selectFrom("size_variation")
        .where("commodity_product_id", "=", size.productId)
        .select(sql<number>`${fn.coalesce(fn.max("position"), sql.lit(0))} + 1`.as("position")),
    }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("size_value")
    .values(
      size.values.map(({ name, value, unitId }, index) => ({
        size_variation_id: id,
        position: index + 1,
        name,
        value,
        unit_id: unitId,
      })),
    )
    .execute();
  await tx
    .insertInto("brand_size")
    .values(size.brandIds.map((brandId) => ({ brand_id: brandId, size_variation_id: id })))
    .execute();
  return id;
}

/** Sets the price of a quality, or the charge of a packaging, of a product; a new one comes after the last. */
export async function saveExtra(
  tx: Db,
  kind: "quality" | "packaging",
  extra: { readonly productId: number; readonly name: string; readonly paise: number },
): Promise<void> {
  const own = { commodity_product_id: extra.productId, name: extra.name };
  if (kind === "quality") {
    await tx
      .insertInto("product_quality")
      .values({ ...own, price_paise: extra.paise, position: nextPlace("product_quality", extra.productId) })
      .onConflict((conflict) =>
        conflict.columns(["commodity_product_id", "name"]).doUpdateSet({ price_paise: extra.paise }),
      )
      .execute();
    return;
  }
  await tx
    .insertInto("product_packaging")
    .values({ ...own, charge_paise: extra.paise, position: nextPlace("product_packaging", extra.productId) })
    .onConflict((conflict) =>
      conflict.columns(["commodity_product_id", "name"]).doUpdateSet({ charge_paise: extra.paise }),
    )
    .execute();
}

import { sql, type Updateable } from "kysely";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import type { CatalogueTables } from "./catalogue.tables";

/** What the desk hides from new choices and shows again. */
export type HiddenTable = "brand" | "category" | "product_packaging" | "product_quality" | "size_variation";
/** Parts of one product that are kept in an order. */
export type PartTable = "product_packaging" | "product_quality" | "size_variation";
/** What the desk puts in order. */
export type OrderedTable = "brand" | "category" | "commodity_product" | PartTable;

/** Allows one writer of the catalogue at a time until the transaction ends, because orders and names concern all of it. */
export const lockCatalogue = (tx: Db): Promise<void> => advisoryLock(tx, "catalogue");

/** A category, or undefined. */
export function selectCategory(db: Db, id: number) {
  return db.selectFrom("category").select(["id", "name", "is_hidden"]).where("id", "=", id).executeTakeFirst();
}

/** A brand, or undefined. */
export function selectBrand(db: Db, id: number) {
  return db.selectFrom("brand").select(["id", "name", "thumbnail"]).where("id", "=", id).executeTakeFirst();
}

/** A product as the desk changes it, or undefined. */
export function selectEntry(db: Db, id: number) {
  return db
    .selectFrom("commodity_product")
    .select(["id", "name", "category_id", "sub_category_id", "thumbnail", "min_order_kg", "hsn", "is_active"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A sub-category with its category, or undefined. */
export function selectSubCategory(db: Db, id: number) {
  return db
    .selectFrom("sub_category")
    .innerJoin("category", "category.id", "sub_category.category_id")
    .select(["sub_category.id", "sub_category.category_id", "category.is_hidden"])
    .where("sub_category.id", "=", id)
    .executeTakeFirst();
}

/** Whether a product has this size, quality or packaging; locked, so that no seller begins to offer it in the meantime. */
export async function lockPart(tx: Db, table: PartTable, productId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("commodity_product_id", "=", productId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Products of a category that are traded. */
export async function countTraded(db: Db, categoryId: number): Promise<number> {
  const { total } = await db
    .selectFrom("commodity_product")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("category_id", "=", categoryId)
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  return total;
}

/** The values of a size in their order, with the keys of their units. */
export function selectSizeValues(db: Db, sizeId: number) {
  return db
    .selectFrom("size_value")
    .select(["name", "value", "unit_id"])
    .where("size_variation_id", "=", sizeId)
    .orderBy("position")
    .execute();
}

/** The sizes of a product in which a brand makes it, in the order of the product; null when it does not make it at all. */
export async function selectBrandSizes(db: Db, productId: number, brandId: number): Promise<readonly number[] | null> {
  const { rows } = await sql<{ makes: boolean; size_ids: number[] }>`
    select exists (select from product_brand where commodity_product_id = ${productId} and brand_id = ${brandId}) as makes,
           coalesce((select jsonb_agg(size.id order by size.position, size.id)
              from size_variation size join brand_size on brand_size.size_variation_id = size.id
             where size.commodity_product_id = ${productId} and brand_size.brand_id = ${brandId}), '[]') as size_ids`.execute(
    db,
  );
  return rows[0]?.makes ? rows[0].size_ids : null;
}

/** The keys of a list in its order, hidden ones too; of sizes, qualities and packaging those of one product. */
export async function selectOrder(db: Db, table: OrderedTable, productId: number | null): Promise<readonly number[]> {
  const of = productId === null ? sql`true` : sql`commodity_product_id = ${productId}`;
  const named = table === "brand" || table === "category" || table === "commodity_product";
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${of} order by position, ${named ? sql`name, id` : sql`id`}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Puts all of them into this order. */
export async function updateOrder(tx: Db, table: OrderedTable, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} as entry set position = placed.position
    from unnest(${[...ids]}::bigint[]) with ordinality as placed (id, position)
    where entry.id = placed.id and entry.position <> placed.position`.execute(tx);
}

/** Shows or hides one; false when it does not exist. */
export async function updateHidden(tx: Db, table: HiddenTable, id: number, isHidden: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ is_hidden: isHidden })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @throws the database's unique_violation when the name is taken */
export async function updateCategory(tx: Db, id: number, name: string): Promise<void> {
  await tx.updateTable("category").set({ name }).where("id", "=", id).execute();
}

/** @throws the database's unique_violation when the name is taken */
export async function updateBrand(tx: Db, id: number, change: Updateable<CatalogueTables["brand"]>): Promise<void> {
  await tx.updateTable("brand").set(change).where("id", "=", id).execute();
}

/** @throws the database's unique_violation when the name is taken */
export async function updateProduct(
  tx: Db,
  id: number,
  change: Updateable<CatalogueTables["commodity_product"]>,
): Promise<void> {
  await tx.updateTable("commodity_product").set(change).where("id", "=", id).execute();
}

/** Replaces all values of a size. */
export async function replaceSizeValues(
  tx: Db,
  sizeId: number,
  values: readonly { readonly name: string; readonly value: string; readonly unit_id: number | null }[],
): Promise<void> {
  await tx.deleteFrom("size_value").where("size_variation_id", "=", sizeId).execute();
  await tx
    .insertInto("size_value")
    .values(values.map((value, index) => ({ ...value, size_variation_id: sizeId, position: index + 1 })))
    .execute();
}

/** Sets the sizes of a product that a brand makes: these and no others. */
export async function replaceBrandSizes(
  tx: Db,
  productId: number,
  brandId: number,
  sizeIds: readonly number[],
): Promise<void> {
  await sql`
    delete from brand_size using size_variation size
     where brand_size.size_variation_id = size.id and size.commodity_product_id = ${productId}
       and brand_size.brand_id = ${brandId} and size.id <> all(${[...sizeIds]}::bigint[])`.execute(tx);
  await sql`
    insert into brand_size (brand_id, size_variation_id)
    select ${brandId}::bigint, unnest(${[...sizeIds]}::bigint[]) on conflict do nothing`.execute(tx);
}

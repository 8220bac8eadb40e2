import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { textSearch } from "../../platform/database/text-search";
import { deskRows, offsetOf, totalOf } from "./desk-page";

/** A category with its sub-categories and the number of its products. */
interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly is_hidden: boolean;
  readonly products: number;
  readonly sub_categories: { readonly id: number; readonly name: string }[];
}

/** Every category in the order of the desk. */
export async function selectCategories(db: Db): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category.id, category.name, category.is_hidden,
           (select count(*)::integer from commodity_product where category_id = category.id) as products,
           coalesce((select jsonb_agg(jsonb_build_object('id', sub.id, 'name', sub.name) order by sub.name)
              from sub_category sub where sub.category_id = category.id), '[]') as sub_categories
      from category order by category.position, category.name, category.id`.execute(db);
  return rows;
}

/** Every brand in the order of the desk, with the number of products it makes. */
export async function selectBrands(db: Db) {
  const { rows } = await sql<{ id: number; name: string; thumbnail: string; is_hidden: boolean; products: number }>`
    select brand.id, brand.name, brand.thumbnail, brand.is_hidden,
           (select count(*)::integer from product_brand where brand_id = brand.id) as products
      from brand order by brand.position, brand.name, brand.id`.execute(db);
  return rows;
}

/** Every unit by its short name. */
export function selectUnits(db: Db) {
  return db.selectFrom("unit").select(["id", "name", "short_name"]).orderBy("short_name").orderBy("id").execute();
}

/** Which products the desk asks for. */
export interface ProductQuery {
  readonly page?: number | undefined;
  readonly search?: string | undefined;
}

/** A product as the desk lists it. */
interface ProductRow {
  readonly id: number;
  readonly name: string;
  readonly hsn: string;
  readonly gst_bp: number;
  readonly is_active: boolean;
  readonly category: string;
  readonly brands: number;
  readonly sizes: number;
  readonly live: number;
}

const liveOf = sql`
  (select count(*)::integer from listing where commodity_product_id = p.id and status = 'live')`;

function wordsOf(search = "") {
  const key = search.trim().replace(/\s+/g, " ");
  return { key, fit: textSearch(key) };
}

/** How many such products there are, next to a page of so many rows. */
export function countProducts(db: Db, { page, search }: ProductQuery, rows: number): Promise<number> {
  const { key, fit } = wordsOf(search);
  return totalOf(db, { page, rows }, sql`commodity_product p where ${key === "" ? sql`true` : fit.condition}`);
}

/** A page of the products; the best matches of a text come first. */
export async function selectProducts(db: Db, { page, search }: ProductQuery): Promise<readonly ProductRow[]> {
  const { key, fit } = wordsOf(search);
  const { rows } = await sql<ProductRow>`
    select p.id, p.name, p.hsn, p.gst_bp, p.is_active,
           (select name from category where id = p.category_id) as category,
           (select count(*)::integer from product_brand where commodity_product_id = p.id) as brands,
           (select count(*)::integer from size_variation where commodity_product_id = p.id) as sizes,
           ${liveOf} as live
      from commodity_product p
     where ${key === "" ? sql`true` : fit.condition}
     order by ${key === "" ? sql`p.position, p.name, p.id` : sql`${fit.order}, p.id`}
     limit ${sql.lit(deskRows)} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/** A product as its own page shows it. */
interface ProductShown extends Omit<ProductRow, "brands" | "sizes"> {
  readonly category_id: number;
  readonly sub_category_id: number;
  readonly sub_category: string;
  readonly unit: string;
  readonly thumbnail: string;
  readonly min_order_kg: number;
  readonly place: number;
}

/** One product; undefined where there is none. */
export async function selectProduct(db: Db, id: number): Promise<ProductShown | undefined> {
  const { rows } = await sql<ProductShown>`
    select p.id, p.name, p.hsn, p.gst_bp, p.is_active, p.category_id, p.sub_category_id, p.thumbnail, p.min_order_kg,
           (select name from category where id = p.category_id) as category,
           (select name from sub_category where id = p.sub_category_id) as sub_category,
           (select short_name from unit where id = p.unit_id) as unit,
           (select count(*)::integer from commodity_product other
             where (other.position, other.name, other.id) <= (p.position, p.name, p.id)) as place,
           ${liveOf} as live
      from commodity_product p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** A size of a product with its values and the number of listings that have it. */
interface SizeRow {
  readonly id: number;
  readonly is_hidden: boolean;
  readonly values: {
    readonly name: string;
    readonly value: string;
    readonly unit_id: number | null;
    readonly unit: string;
  }[];
  readonly listings: number;
}

const comesIn = (size: string) => sql`
  (select count(*)::integer from listing_variation offered join listing on listing.id = offered.listing_id
    where offered.size_variation_id = ${sql.ref(size)} and offered.is_selected and listing.status <> 'removed')`;

/** The sizes of a product in its order. */
export async function selectSizes(db: Db, productId: number): Promise<readonly SizeRow[]> {
  const { rows } = await sql<SizeRow>`
    select size.id, size.is_hidden, ${comesIn("size.id")} as listings,
           coalesce((select jsonb_agg(jsonb_build_object('name', own.name, 'value', own.value, 'unit_id', own.unit_id,
                       'unit', coalesce(unit.short_name, '')) order by own.position)
              from size_value own left join unit on unit.id = own.unit_id where own.size_variation_id = size.id), '[]') as values
      from size_variation size where size.commodity_product_id = ${productId}
     order by size.position, size.id`.execute(db);
  return rows;
}

/** The number of listings that have a size. */
export async function countListingsOfSize(db: Db, sizeId: number): Promise<number> {
  const { rows } = await sql<{ listings: number }>`
    select ${comesIn("size_variation.id")} as listings from size_variation where id = ${sizeId}`.execute(db);
  return rows[0]?.listings ?? 0;
}

/** The sizes in which sellers offer a product of a brand. */
export async function selectOfferedSizes(db: Db, productId: number, brandId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct offered.size_variation_id as id
      from size_variation size
      join brand_size made on made.size_variation_id = size.id and made.brand_id = ${brandId}
      join listing_variation offered on offered.size_variation_id = size.id and offered.is_selected
      join listing on listing.id = offered.listing_id and listing.brand_id = made.brand_id
     where size.commodity_product_id = ${productId} and listing.status <> 'removed'`.execute(db);
  return rows.map(({ id }) => id);
}

/** The brands that make a product, with the sizes in which each does. */
export async function selectMakers(db: Db, productId: number) {
  const { rows } = await sql<{ id: number; name: string; is_hidden: boolean; size_ids: number[] }>`
    select brand.id, brand.name, brand.is_hidden,
           coalesce((select jsonb_agg(size.id order by size.position, size.id)
              from size_variation size join brand_size made on made.size_variation_id = size.id and made.brand_id = brand.id
             where size.commodity_product_id = ${productId}), '[]') as size_ids
      from product_brand join brand on brand.id = product_brand.brand_id
     where product_brand.commodity_product_id = ${productId}
     order by brand.position, brand.name, brand.id`.execute(db);
  return rows;
}

/** The qualities and kinds of packaging of a product, each in order. */
export async function selectExtras(db: Db, table: "product_quality" | "product_packaging", productId: number) {
  const paise = table === "product_quality" ? sql`price_paise` : sql`charge_paise`;
  const { rows } = await sql<{ id: number; name: string; is_hidden: boolean; paise: number }>`
    select id, name, is_hidden, ${paise} as paise from ${sql.table(table)}
     where commodity_product_id = ${productId} order by position, id`.execute(db);
  return rows;
}

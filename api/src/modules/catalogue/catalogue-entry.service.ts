import { eachOnceText } from "@mandi/shared/contract/desk/new-order";
import { counted } from "@mandi/shared/format/counted";
import type { Db } from "../../platform/database/database";
import { databaseErrorCode, inSavepoint } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { refuseStale } from "../../platform/read-version";
import { addProductBrand, existAll } from "./catalogue-change.open.store";
import * as store from "./catalogue-entry.store";

/** The version that a writer read before writing; without it nothing is compared. */
interface Asked {
  readonly version: string | undefined;
}

/** A name that is already taken is reported at its field. */
async function unlessTaken(tx: Db, work: () => Promise<void>): Promise<void> {
  try {
    await inSavepoint(tx, work);
  } catch (error) {
    // unique_violation
    if (databaseErrorCode(error) === "23505") throw invalidField("name", "This name is taken");
    throw error;
  }
}

/** Renames a category. @throws Refusal 404, 409; 422 when the name is taken */
export async function editCategory(tx: Db, id: number, { name, version }: { readonly name: string } & Asked) {
  await store.lockCatalogue(tx);
  const read = found(await store.selectCategory(tx, id));
  refuseStale(version, { name: read.name });
  await unlessTaken(tx, () => store.updateCategory(tx, id, name.trim()));
}

/** Renames a brand or changes its picture. @throws Refusal 404, 409; 422 when the name is taken */
export async function editBrand(
  tx: Db,
  id: number,
  { name, thumbnail, version }: { readonly name: string; readonly thumbnail: string | undefined } & Asked,
): Promise<void> {
  await store.lockCatalogue(tx);
  const read = found(await store.selectBrand(tx, id));
  refuseStale(version, { name: read.name, thumbnail: read.thumbnail });
  await unlessTaken(tx, () =>
    store.updateBrand(tx, id, { name: name.trim(), ...(thumbnail !== undefined && { thumbnail }) }),
  );
}

/** A product as entered. */
interface TypedProduct {
  readonly name: string;
  readonly subCategoryId: number;
  readonly thumbnail: string | undefined;
  readonly minOrderKg: number;
}

/** Changes the name, sub-category, picture or minimum order of a product. @throws Refusal 404, 409; 422 naming the field */
export async function editProduct(tx: Db, id: number, { version, ...typed }: TypedProduct & Asked): Promise<void> {
  await store.lockCatalogue(tx);
  const { name, category_id, sub_category_id, thumbnail, min_order_kg, is_active } = found(
    await store.selectEntry(tx, id),
  );
  refuseStale(version, { name, category_id, sub_category_id, thumbnail, min_order_kg });
  const place = await store.selectSubCategory(tx, typed.subCategoryId);
  if (!place) throw invalidField("sub_category_id", "There is no such sub-category");
  if (is_active && place.is_hidden) throw invalidField("sub_category_id", "Its category is hidden. Show it first");
  await unlessTaken(tx, () =>
    store.updateProduct(tx, id, {
      name: typed.name.trim(),
      category_id: place.category_id,
      sub_category_id: place.id,
      min_order_kg: typed.minOrderKg,
      ...(typed.thumbnail !== undefined && { thumbnail: typed.thumbnail }),
    }),
  );
}

/**
 * Gives a product another HSN with the GST rate that `findRate` returns; its listings follow within a minute.
 *
 * @throws Refusal 404, 409, and whatever `findRate` refuses
 */
export async function changeHsn<Rate extends { readonly bp: number }>(
  tx: Db,
  id: number,
  { hsn, findRate, version }: { readonly hsn: string; readonly findRate: () => Promise<Rate> } & Asked,
): Promise<Rate> {
  await store.lockCatalogue(tx);
  const read = found(await store.selectEntry(tx, id));
  refuseStale(version, { hsn: read.hsn });
  const rate = await findRate();
  await store.updateProduct(tx, id, { hsn, gst_bp: rate.bp });
  return rate;
}

/** Moves a product to a position in the catalogue, from 1; a position beyond the last means the last. @throws Refusal 404 */
export async function placeProduct(tx: Db, id: number, place: number): Promise<void> {
  await store.lockCatalogue(tx);
  const ids = await store.selectOrder(tx, "commodity_product", null);
  if (!ids.includes(id)) throw new Refusal("not_found");
  const others = ids.filter((other) => other !== id);
  await store.updateOrder(tx, "commodity_product", others.toSpliced(place - 1, 0, id));
}

/** Takes a product off the market, or brings it back. @throws Refusal 404; 409 while its category is hidden */
export async function hideProduct(tx: Db, id: number, isHidden: boolean): Promise<void> {
  await store.lockCatalogue(tx);
  const product = found(await store.selectEntry(tx, id));
  const category = found(await store.selectCategory(tx, product.category_id));
  if (!isHidden && category.is_hidden) {
    throw new Refusal("conflict", { message: `The category ${category.name} is hidden. Show it first.` });
  }
  await store.updateProduct(tx, id, { is_active: !isHidden });
}

/** Hides a category without traded products, or shows it. @throws Refusal 404, 409 */
export async function hideCategory(tx: Db, id: number, isHidden: boolean): Promise<void> {
  await store.lockCatalogue(tx);
  const traded = await store.countTraded(tx, id);
  if (isHidden && traded > 0) {
    const products = counted(traded, "product");
    throw new Refusal("conflict", { message: `${products} of this category can be traded. Hide or move them first.` });
  }
  await hideEntry(tx, "category", id, isHidden);
}

/** Hides a category or a brand from new choices, or shows it. @throws Refusal 404 */
export async function hideEntry(tx: Db, table: "brand" | "category", id: number, isHidden: boolean): Promise<void> {
  if (!(await store.updateHidden(tx, table, id, isHidden))) throw new Refusal("not_found");
}

/** A part of a product: its kind and its key. */
export interface Part {
  readonly table: store.PartTable;
  readonly productId: number;
  readonly id: number;
}

/** Hides a size, a quality or a packaging of a product from new choices, or shows it. @throws Refusal 404 */
export async function hidePart(tx: Db, part: Part, isHidden: boolean): Promise<void> {
  await lockPart(tx, part);
  await store.updateHidden(tx, part.table, part.id, isHidden);
}

/** @throws Refusal 404 when the product does not have it */
async function lockPart(tx: Db, { table, productId, id }: Part): Promise<void> {
  if (!(await store.lockPart(tx, table, productId, id))) throw new Refusal("not_found");
}

/** Which list is put in order: one of the whole catalogue, or the parts of one product. */
type List =
  | { readonly table: "brand" | "category"; readonly productId: null }
  | { readonly table: store.PartTable; readonly productId: number };

/** Reorders a whole list. @throws Refusal 404, 409; 422 when one is missing or named twice */
export async function orderEntries(tx: Db, { table, productId }: List, ids: readonly number[], { version }: Asked) {
  await store.lockCatalogue(tx);
  if (productId !== null) found(await store.selectEntry(tx, productId));
  const read = await store.selectOrder(tx, table, productId);
  refuseStale(version, { ids: read });
  const isWhole = ids.length === read.length && read.every((id) => ids.includes(id));
  if (!isWhole) throw invalidField("ids", eachOnceText);
  await store.updateOrder(tx, table, ids);
}

/** A value of a size as entered. */
interface TypedValue {
  readonly name: string;
  readonly value: string;
  readonly unit_id?: number;
}

/** The values as they are stored. @throws Refusal 422 when a unit is not there */
export async function storedValues(tx: Db, values: readonly TypedValue[]) {
  const units = values.flatMap(({ unit_id }) => unit_id ?? []);
  if (!(await existAll(tx, "unit", units))) throw invalidField("values", "There is no such unit");
  return values.map(({ name, value, unit_id }) => ({
    name: name.trim(),
    value: value.trim(),
    unit_id: unit_id ?? null,
  }));
}

/** A size as it is corrected. */
interface TypedSize extends Asked {
  readonly productId: number;
  readonly id: number;
  readonly values: readonly TypedValue[];
  /** How many listings have this size, counted once it is locked. */
  readonly countListings: () => Promise<number>;
}

/**
 * Corrects the values of a size that nobody offers. One that sellers offer keeps them, because its prices were set for these figures
 * (docs/decisions/0113-sizes-keep-their-figures.md).
 *
 * @throws Refusal 404, 409, 422
 */
export async function editSize(tx: Db, { productId, id, values, countListings, version }: TypedSize): Promise<void> {
  await lockPart(tx, { table: "size_variation", productId, id });
  refuseStale(version, await store.selectSizeValues(tx, id));
  const listings = await countListings();
  if (listings > 0) {
    const offers = counted(listings, "product of a seller comes", "products of sellers come");
    throw new Refusal("conflict", {
      message: `${offers} in this size, at prices for these figures. Add a new size, and hide this one.`,
    });
  }
  await store.replaceSizeValues(tx, id, await storedValues(tx, values));
}

/** The sizes that a brand makes of a product, as entered. */
interface MadeSizes extends Asked {
  readonly brandId: number;
  readonly sizeIds: readonly number[];
  /** Sizes that sellers offer of this brand now. */
  readonly offered: readonly number[];
}

/** Sets the sizes in which a brand makes a product; returns whether it made the product before. @throws Refusal 404; 409 when sellers offer one that is left out; 422 */
export async function changeBrandSizes(
  tx: Db,
  productId: number,
  made: MadeSizes,
): Promise<{ readonly isNew: boolean }> {
  const { brandId, sizeIds, offered, version } = made;
  await store.lockCatalogue(tx);
  found(await store.selectEntry(tx, productId));
  if (!(await existAll(tx, "brand", [brandId]))) throw invalidField("brand_id", "There is no such brand");
  const read = await store.selectBrandSizes(tx, productId, brandId);
  refuseStale(version, { sizes: read ?? [] });
  const own = await store.selectOrder(tx, "size_variation", productId);
  if (!sizeIds.every((id) => own.includes(id))) {
    throw invalidField("size_ids", "A size does not belong to this product. Load the page again");
  }
  if (!offered.every((id) => sizeIds.includes(id))) {
    throw new Refusal("conflict", {
      message: "Sellers offer this brand in a size that you left out. Hide the size instead, or ask them first.",
    });
  }
  await addProductBrand(tx, productId, brandId);
  await store.replaceBrandSizes(tx, productId, brandId, sizeIds);
  return { isNew: read === null };
}

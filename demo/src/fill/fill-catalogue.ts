import { sanitiseHtml } from "@mandi/api/public/sanitise-html";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { brands } from "../content/brands";
import { categories } from "../content/categories";
import { type Product, products } from "../content/products";

import { type FillContext, idsOf, inParts, named } from "./context";

const tonne = { name: "Metric tonne", short_name: "MT" };

/** A few small brands leave out the largest size, as small mills do. */
export function brandMakes(brand: string, product: Product, sizeIndex: number): boolean {
  const isLast = sizeIndex === product.sizes.length - 1 && sizeIndex !== product.defaultSize;
  return !(isLast && (brand === "pragati-rolling" || brand === "hooghly-pipes" || brand === "satpura-cement"));
}

async function fillUnits({ tx }: FillContext): Promise<ReadonlyMap<string, number>> {
  const shortNames = new Set(
    products.flatMap(({ sizes }) => sizes.flatMap(({ measures }) => measures.map(({ unit }) => unit))),
  );
  const rows = await tx
    .insertInto("unit")
    .values([tonne, ...[...shortNames].map((unit) => ({ name: unit, short_name: unit }))])
    .returning(["id", "short_name"])
    .execute();
  return new Map(rows.map(({ id, short_name }) => [short_name, id]));
}

async function fillCategories({ tx }: FillContext): Promise<ReadonlyMap<string, number>> {
  await tx
    .insertInto("category")
    .values(categories.map(({ name }, position) => ({ name, position })))
    .execute();
  const ids = await idsOf(tx, "category");
  const rows = await tx
    .insertInto("sub_category")
    .values(
      categories.flatMap(({ name, subCategories }) =>
        subCategories.map((sub) => ({ category_id: named(ids, name), name: sub })),
      ),
    )
    .returning(["id", "category_id", "name"])
    .execute();
  return new Map(rows.map(({ id, category_id, name }) => [`${category_id} ${name}`, id]));
}

/** Fills units, categories, brands and products with their sizes, qualities and packaging. */
export async function fillCatalogue(context: FillContext): Promise<void> {
  const units = await fillUnits(context);
  const subCategories = await fillCategories(context);
  const brandIdOf = await fillBrands(context);
  const productIdOf = await fillProducts(context, units, subCategories);
  await fillChoices(context, productIdOf, brandIdOf);
  const sizeIdOf = await fillSizes(context, productIdOf);
  await fillMeasures(context, sizeIdOf, units);
  await fillBrandSizes(context, sizeIdOf, brandIdOf);
}

type BrandIdOf = (brandKey: string) => number;
type ProductIdOf = (product: Product) => number;
type SizeIdOf = (product: Product, sizeIndex: number) => number;

async function fillBrands({ tx }: FillContext): Promise<BrandIdOf> {
  await tx
    .insertInto("brand")
    .values(brands.map(({ key, name }, position) => ({ name, thumbnail: `/media/brands/${key}.svg`, position })))
    .execute();
  const ids = await idsOf(tx, "brand");
  const names = new Map(brands.map(({ key, name }) => [key, name]));
  return (key) => named(ids, named(names, key));
}

async function fillProducts(
  { tx }: FillContext,
  units: ReadonlyMap<string, number>,
  subCategories: ReadonlyMap<string, number>,
): Promise<ProductIdOf> {
  const categoryIds = await idsOf(tx, "category");
  const categoryNames = new Map(categories.map(({ key, name }) => [key, name]));
  await tx
    .insertInto("commodity_product")
    .values(
      products.map((product, position) => {
        const categoryId = named(categoryIds, named(categoryNames, product.category));
        return {
          name: product.name,
          category_id: categoryId,
          sub_category_id: named(subCategories, `${categoryId} ${product.subCategory}`),
          unit_id: named(units, tonne.short_name),
          description: sanitiseHtml(`${product.descriptionHtml}<p>${product.standard}. HSN ${product.hsn}.</p>`),
          delivery_info: sanitiseHtml(product.deliveryHtml),
          terms_condition: sanitiseHtml(product.termsHtml),
          thumbnail: `/media/products/${product.pictures[0]}.svg`,
          images: product.pictures.map((picture) => `/media/products/${picture}.svg`),
          hsn: product.hsn,
          gst_bp: basisPointsFromPercent(product.gstPercent),
          min_order_kg: kilogramsFromTonnes(product.minOrderTonnes),
          position,
        };
      }),
    )
    .execute();
  const ids = await idsOf(tx, "commodity_product");
  return ({ name }) => named(ids, name);
}

/** Brands, qualities and packagings of each product. */
async function fillChoices({ tx }: FillContext, idOf: ProductIdOf, brandIdOf: BrandIdOf): Promise<void> {
  await tx
    .insertInto("product_brand")
    .values(
      products.flatMap((product) =>
        product.brands.map((brand) => ({ commodity_product_id: idOf(product), brand_id: brandIdOf(brand) })),
      ),
    )
    .execute();
  await tx
    .insertInto("product_quality")
    .values(
      products.flatMap((product) =>
        product.qualities.map(({ name, price }, position) => ({
          commodity_product_id: idOf(product),
          name,
          price_paise: paiseFromRupees(price),
          position,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto("product_packaging")
    .values(
      products.flatMap((product) =>
        product.packagings.map(({ name, price }, position) => ({
          commodity_product_id: idOf(product),
          name,
          charge_paise: paiseFromRupees(price),
          position,
        })),
      ),
    )
    .execute();
}

async function fillSizes({ tx }: FillContext, idOf: ProductIdOf): Promise<SizeIdOf> {
  const stored = await tx
    .insertInto("size_variation")
    .values(
      products.flatMap((product) =>
        product.sizes.map((_, position) => ({ commodity_product_id: idOf(product), position })),
      ),
    )
    .returning(["id", "commodity_product_id", "position"])
    .execute();
  const ids = new Map(
    stored.map(({ id, commodity_product_id, position }) => [`${commodity_product_id} ${position}`, id]),
  );
  return (product, index) => named(ids, `${idOf(product)} ${index}`);
}

async function fillMeasures(
  { tx }: FillContext,
  sizeIdOf: SizeIdOf,
  units: ReadonlyMap<string, number>,
): Promise<void> {
  const values = products.flatMap((product) =>
    product.sizes.flatMap(({ measures }, index) =>
      measures.map(({ name, value, unit }, position) => ({
        size_variation_id: sizeIdOf(product, index),
        position,
        name,
        value,
        unit_id: named(units, unit),
      })),
    ),
  );
  for (const part of inParts(values)) await tx.insertInto("size_value").values(part).execute();
}

async function fillBrandSizes({ tx }: FillContext, sizeIdOf: SizeIdOf, brandIdOf: BrandIdOf): Promise<void> {
  const made = products.flatMap((product) =>
    product.brands.flatMap((brand) =>
      product.sizes.flatMap((_, index) =>
        brandMakes(brand, product, index)
          ? [{ brand_id: brandIdOf(brand), size_variation_id: sizeIdOf(product, index) }]
          : [],
      ),
    ),
  );
  for (const part of inParts(made)) await tx.insertInto("brand_size").values(part).execute();
}

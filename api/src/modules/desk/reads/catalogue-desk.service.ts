import type {
  DeskBrandListAnswer,
  DeskCategoryListAnswer,
  DeskProductAnswer,
  DeskProductListAnswer,
  DeskUnitListAnswer,
} from "@mandi/shared/contract/desk/catalogue-entry";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { versionOf } from "../../../platform/read-version";
import { percent, rupees, tonnes } from "../../../platform/wire-figures";
import * as catalogue from "../../../reads/desk/catalogue.read";
import { findGstRate } from "../../tax/tax-row.service";

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);
/** A digest of the list order that was read. */
const orderOf = (rows: readonly { readonly id: number }[]): string => versionOf({ ids: rows.map(({ id }) => id) });

/** Every category, as the desk edits it. */
export async function listCategoriesForDesk(db: Db): Promise<DeskCategoryListAnswer> {
  const rows = await catalogue.selectCategories(db);
  return {
    data: rows.map(({ is_hidden, ...row }) => ({
      ...row,
      is_hidden: flag(is_hidden),
      version: versionOf({ name: row.name }),
    })),
    order: orderOf(rows),
  };
}

/** Every brand, as the desk edits it. */
export async function listBrandsForDesk(db: Db): Promise<DeskBrandListAnswer> {
  const rows = await catalogue.selectBrands(db);
  return {
    data: rows.map(({ is_hidden, ...row }) => ({
      ...row,
      is_hidden: flag(is_hidden),
      version: versionOf({ name: row.name, thumbnail: row.thumbnail }),
    })),
    order: orderOf(rows),
  };
}

/** Every unit of measure. */
export async function listUnitsForDesk(db: Db): Promise<DeskUnitListAnswer> {
  return { data: await catalogue.selectUnits(db) };
}

/** A page of the products of the catalogue. */
export async function listProductsForDesk(db: Db, query: catalogue.ProductQuery): Promise<DeskProductListAnswer> {
  const rows = await catalogue.selectProducts(db, query);
  return {
    data: rows.map(({ is_active, gst_bp, ...row }) => ({ ...row, is_hidden: flag(!is_active), gst: percent(gst_bp) })),
    total: await catalogue.countProducts(db, query, rows.length),
  };
}

/** A product with everything it comes in, as the desk edits it. @throws Refusal 404 */
export async function readProductForDesk(db: Db, id: number, now: Date): Promise<DeskProductAnswer> {
  const [read, sizes, makers, qualities, packagings] = await Promise.all([
    catalogue.selectProduct(db, id),
    catalogue.selectSizes(db, id),
    catalogue.selectMakers(db, id),
    catalogue.selectExtras(db, "product_quality", id),
    catalogue.selectExtras(db, "product_packaging", id),
  ]);
  const { is_active, gst_bp, min_order_kg, ...row } = found(read);
  const { name, category_id, sub_category_id, thumbnail } = row;
  const rate = await findGstRate(db, row.hsn, tradeDay(now));
  return {
    data: {
      ...row,
      is_hidden: flag(!is_active),
      gst: percent(gst_bp),
      is_rate_confirmed: flag(rate?.isConfirmed === true),
      min_order: tonnes(min_order_kg),
      version: versionOf({ name, category_id, sub_category_id, thumbnail, min_order_kg }),
      hsn_version: versionOf({ hsn: row.hsn }),
      sizes: sizes.map(presentSize),
      size_order: orderOf(sizes),
      brands: makers.map(({ is_hidden, size_ids, ...brand }) => ({
        ...brand,
        size_ids,
        is_hidden: flag(is_hidden),
        version: versionOf({ sizes: size_ids }),
      })),
      qualities: qualities.map(({ paise, is_hidden, ...one }) => ({
        ...one,
        is_hidden: flag(is_hidden),
        price: rupees(paise),
      })),
      quality_order: orderOf(qualities),
      packagings: packagings.map(({ paise, is_hidden, ...one }) => ({
        ...one,
        is_hidden: flag(is_hidden),
        charge: rupees(paise),
      })),
      packaging_order: orderOf(packagings),
    },
  };
}

function presentSize({ is_hidden, values, ...size }: Awaited<ReturnType<typeof catalogue.selectSizes>>[number]) {
  return {
    ...size,
    values,
    is_hidden: flag(is_hidden),
    version: versionOf(values.map(({ name, value, unit_id }) => ({ name, value, unit_id }))),
  };
}

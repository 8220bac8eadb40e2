import type {
  SellerProductChange,
  SellerProductOutcome,
  SellerSettings,
  SomePrices,
} from "@mandi/shared/contract/seller-products-many";
import { formatGrouped } from "@mandi/shared/format/rupees";
import type { Db } from "../../platform/database/database";
import { inSavepoint } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { readSizeValues } from "../catalogue/catalogue.service";
import { freshSince, isStale } from "./price-age";
import { selectSizesOfListings } from "./product-detail.store";
import { presentPriceSettings, presentSellerStock } from "./seller-listing.presenter";
import { kilogramsOrNull, notYours, savePrice, saveStocks } from "./seller-listing.service";
import {
  lockOwnListings,
  lockStocks,
  renewPrice,
  selectPriceMoment,
  selectPriceSettings,
  selectPriceSettingsOf,
} from "./seller-listing.store";

/** Price and stock of those of the products that are the seller's, in the order of the request. */
export async function listManySettings(db: Db, sellerId: number, ids: readonly number[]): Promise<SellerSettings[]> {
  const prices = new Map((await selectPriceSettingsOf(db, sellerId, ids)).map(({ id, ...price }) => [id, price]));
  const made = (await selectSizesOfListings(db, [...prices.keys()])).filter(({ brand_id }) => brand_id !== null);
  const values = await readSizeValues(db, [...new Set(made.map(({ id }) => id))]);
  const sizesOf = new Map<number, typeof made>();
  for (const size of made) sizesOf.set(size.listing_id, [...(sizesOf.get(size.listing_id) ?? []), size]);
  return [...new Set(ids)].flatMap((id) => {
    const price = prices.get(id);
    if (!price) return [];
    const stock = (sizesOf.get(id) ?? []).map((size) => presentSellerStock(size, values));
    return [{ id, price: presentPriceSettings(price), stock }];
  });
}

/**
 * Changes price and stock of many products in one transaction. Each is changed as the single calls would, completely or not at
 * all; one that is refused does not affect the others and reports why.
 *
 * @throws Refusal 422 when a product is named twice: which of its changes would count?
 */
export async function changeListings(
  tx: Db,
  sellerId: number,
  changes: readonly SellerProductChange[],
  now: Date,
): Promise<SellerProductOutcome[]> {
  const ids = changes.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalidField("products", "This product is listed twice.");
  await lockOwnListings(tx, sellerId, ids);
  const outcomes: SellerProductOutcome[] = [];
  for (const change of changes) outcomes.push(await outcomeOf(tx, sellerId, change, now));
  return outcomes;
}

async function outcomeOf(tx: Db, sellerId: number, change: SellerProductChange, now: Date) {
  const { id } = change;
  try {
    const isChanged = await inSavepoint(tx, () => changeListing(tx, sellerId, change, now));
    return { id, outcome: isChanged ? ("changed" as const) : ("unchanged" as const), reason: "" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, outcome: "refused" as const, reason: error.message };
  }
}

/** @returns false when nothing had to change */
async function changeListing(tx: Db, sellerId: number, change: SellerProductChange, now: Date): Promise<boolean> {
  const isPriceNew = await changePrice(tx, sellerId, change, now);
  const isStockNew = await changeStock(tx, sellerId, change);
  return isPriceNew || isStockNew;
}

const priceFields = [
  ["base_price", "base price"],
  ["loading_charge", "loading charge"],
  ["insurance_charge", "insurance charge"],
  ["quality_charge", "quality charge"],
  ["gst", "GST"],
  ["tcs", "TCS"],
] as const satisfies readonly (readonly [keyof SomePrices, string])[];

async function changePrice(tx: Db, sellerId: number, change: SellerProductChange, now: Date): Promise<boolean> {
  const { id, price = {}, price_before: before = {}, confirmed_base_price } = change;
  const current = presentPriceSettings(found(await selectPriceSettings(tx, sellerId, id), notYours));
  // 0 means the rate of the product, as in the single call.
  const next = { ...current, ...price, gst: price.gst || current.gst };
  if (priceFields.every(([field]) => next[field] === current[field])) {
    return Object.keys(price).length > 0 && renewSamePrice(tx, id, now);
  }
  for (const [field, name] of priceFields) {
    if (before[field] === undefined || before[field] === current[field]) continue;
    const standing = formatGrouped(current[field], "auto");
    throw new Refusal("refused", { message: `Its ${name} was changed in the meantime, to ${standing}` });
  }
  const body = confirmed_base_price === undefined ? next : { ...next, confirmed_base_price };
  await savePrice(tx, sellerId, id, body, now);
  return true;
}

/** A price that is sent again is current again, as in the single call. @returns whether it had been too old */
async function renewSamePrice(tx: Db, id: number, now: Date): Promise<boolean> {
  const updatedAt = await selectPriceMoment(tx, id);
  await renewPrice(tx, id, now);
  return isStale(updatedAt, await freshSince(tx, now));
}

async function changeStock(tx: Db, sellerId: number, { id, stock, stock_before }: SellerProductChange) {
  if (!stock) return false;
  const offered = new Map(
    (await lockStocks(tx, id, stock.id)).flatMap((size) =>
      size.is_selected ? [[size.size_variation_id, size.stock_kg]] : [],
    ),
  );
  if (stock.id.some((size) => !offered.has(size))) {
    throw invalidField("stock", "The size is not selected under Variation");
  }
  if (stock.id.every((size, index) => offered.get(size) === kilogramsOrNull(stock.stock[index]))) return false;
  await saveStocks(tx, sellerId, id, stock_before ? { ...stock, stock_before } : stock);
  return true;
}

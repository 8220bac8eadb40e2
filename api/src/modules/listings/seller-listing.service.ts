import type {
  SellerPriceBody,
  SellerStockBody,
  SellerVariationBody,
  StoreProductBody,
} from "@mandi/shared/contract/seller-product";
import { type Kilograms, kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import type { Db } from "../../platform/database/database";
import { databaseErrorCode } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { percent } from "../../platform/wire-figures";
import { findBrandedProduct } from "../catalogue/catalogue.service";
import { cityNames } from "../places/places";
import { checkListedPrice } from "./far-listed-price.service";
import { refreshListingPrice } from "./listing-price.service";
import { fillLoadingAddresses } from "./loading-address.service";
import { selectListingSizes } from "./product-detail.store";
import {
  insertListing,
  lockOwnListing,
  lockStocks,
  renewPrice,
  selectRateOfProduct,
  updatePriceSettings,
  updateSizeStocks,
  upsertSizeSettings,
} from "./seller-listing.store";

/** For calls and rows that name a product which does not exist or is another seller's. */
export const notYours = "This product was not found among yours.";

/** Adds a product of a brand at a city to the seller's own; it is a draft until it has a price and a size. */
export async function storeListing(tx: Db, sellerId: number, body: StoreProductBody, now: Date): Promise<number> {
  const product = await findBrandedProduct(tx, body.product_id, body.brand_id);
  if (!product) throw invalidField("brand_id", "Please select a brand");
  const cities = cityNames(body.state);
  if (cities.length === 0) throw invalidField("state", "Please select a state");
  if (!cities.includes(body.city)) throw invalidField("city", "Please select a city");
  const id = await insertListing(tx, {
    sellerId,
    productId: product.id,
    brandId: body.brand_id,
    state: body.state,
    city: body.city,
    gstBp: product.gst_bp,
    now,
  });
  if (id === undefined) throw invalidField("city", "You already sell this product of this brand from this city.");
  await fillLoadingAddresses(tx, sellerId, now);
  return id;
}

/**
 * Writes the price settings of a product.
 *
 * @throws Refusal 404 when it is not the seller's, 422 for another GST than the product's or a base price far from the last,
 * unconfirmed
 */
export async function savePrice(tx: Db, sellerId: number, id: number, body: SellerPriceBody, now: Date): Promise<void> {
  found(await lockOwnListing(tx, sellerId, id), notYours);
  const { gst_bp } = await selectRateOfProduct(tx, id);
  const sent = basisPointsFromPercent(body.gst);
  // 0 means the field was left empty.
  if (sent !== 0 && sent !== gst_bp) {
    const rate = percent(gst_bp);
    throw invalidField("gst", `The GST rate follows from the product. Please enter ${rate} or leave it empty.`);
  }
  const basePaise = paiseFromRupees(body.base_price);
  const { confirmed_base_price: confirmed } = body;
  await checkListedPrice(tx, id, {
    basePaise,
    confirmedPaise: confirmed === undefined ? null : paiseFromRupees(confirmed),
  });
  await updatePriceSettings(tx, id, {
    base_price_paise: basePaise,
    loading_charge_paise: paiseFromRupees(body.loading_charge),
    insurance_charge_paise: paiseFromRupees(body.insurance_charge),
    quality_charge_paise: paiseFromRupees(body.quality_charge),
    gst_bp,
    tcs_bp: basisPointsFromPercent(body.tcs),
  });
  await refreshListingPrice(tx, id, now);
}

/** The seller confirms their price: it counts as entered now, so that they are asked again. */
export async function confirmPrice(tx: Db, sellerId: number, id: number, now: Date): Promise<void> {
  found(await lockOwnListing(tx, sellerId, id), notYours);
  if (!(await renewPrice(tx, id, now))) throw new Refusal("refused", { message: "This product has no price yet." });
}

export async function saveVariations(
  tx: Db,
  sellerId: number,
  id: number,
  body: SellerVariationBody,
  now: Date,
): Promise<void> {
  found(await lockOwnListing(tx, sellerId, id), notYours);
  await checkSizeIds(tx, id, body.id, [body.price.length, body.is_selected.length]);
  const settings = body.id.map((sizeId, index) => {
    const isSelected = body.is_selected[index] === 1;
    const price = body.price[index] ?? null;
    if (isSelected && price === null) throw invalidField(`price.${index}`, "The selected price can not be negative");
    return { id: sizeId, price_paise: paiseFromRupees(price ?? 0), is_selected: isSelected };
  });
  await upsertSizeSettings(tx, id, settings);
  await refreshListingPrice(tx, id, now);
}

/** The stock of a size as it should be, and as its seller last saw it. */
interface EnteredStock {
  readonly id: number;
  readonly stock_kg: Kilograms;
  readonly before_kg: Kilograms | null;
}

/**
 * Writes the stock of each size. One that is as its seller last saw it is not written: an order may have taken some since.
 *
 * @throws Refusal 409 when the stock is neither `stock_before` nor the new value, because an order has taken some of it
 */
export async function saveStocks(tx: Db, sellerId: number, id: number, body: SellerStockBody): Promise<void> {
  const { stock_before: before } = body;
  found(await lockOwnListing(tx, sellerId, id), notYours);
  await checkSizeIds(tx, id, body.id, [body.stock.length, ...(before ? [before.length] : [])]);
  const entered = body.id.map((sizeId, index) => ({
    id: sizeId,
    stock_kg: kilogramsFromTonnes(body.stock[index] ?? 0),
    before_kg: kilogramsOrNull(before?.[index]),
  }));
  const changed = before ? entered.filter(({ stock_kg, before_kg }) => stock_kg !== before_kg) : entered;
  if (before) await refuseMovedStock(tx, id, changed);
  try {
    await updateSizeStocks(tx, id, changed);
  } catch (error) {
    // check_violation: the database compares with what is on hold at this very moment.
    if (databaseErrorCode(error) !== "23514") throw error;
    throw invalidField("stock", "Part of this stock is on hold for quotations and orders");
  }
}

async function refuseMovedStock(tx: Db, id: number, changed: readonly EnteredStock[]): Promise<void> {
  const sizeIds = changed.map((size) => size.id);
  const standing = new Map((await lockStocks(tx, id, sizeIds)).map((size) => [size.size_variation_id, size.stock_kg]));
  const isMoved = changed.some((size) => {
    const now = standing.get(size.id) ?? null;
    // A value that is already as requested may be the caller's own write, whose answer was lost.
    return now !== size.before_kg && now !== size.stock_kg;
  });
  if (isMoved) {
    throw new Refusal("conflict", { message: "Its stock was changed in the meantime. Please check it again." });
  }
}

/** Kilograms of MT that may not have been entered. */
export function kilogramsOrNull(tonnes: number | null | undefined): Kilograms | null {
  return tonnes === null || tonnes === undefined ? null : kilogramsFromTonnes(tonnes);
}

/** Parallel lists must be of one length and name each size of this very product once. */
async function checkSizeIds(tx: Db, id: number, sizeIds: readonly number[], lengths: readonly number[]): Promise<void> {
  const known = new Set(
    (await selectListingSizes(tx, { listingId: id })).filter((size) => size.brand_id !== null).map((size) => size.id),
  );
  const isWhole = lengths.every((length) => length === sizeIds.length) && new Set(sizeIds).size === sizeIds.length;
  if (!isWhole || !sizeIds.every((sizeId) => known.has(sizeId))) {
    throw invalidField("id", "The sizes do not belong to this product. Please reload the page.");
  }
}

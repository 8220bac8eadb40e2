import type {
  SellerPriceAnswer,
  SellerProductAnswer,
  SellerProductListAnswer,
  SellerStock,
  SellerVariation,
} from "@mandi/shared/contract/seller-product";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { type PageQuery, presentPage, windowOf } from "../../platform/routes/paging";
import { readMarketRules } from "../auction/market-rules";
import { listPackaging, readSizeValues } from "../catalogue/catalogue.service";
import { cityNames } from "../places/places";
import { selectLoadingAddresses } from "./loading-address.store";
import { freshSince } from "./price-age";
import { selectListingSizes } from "./product-detail.store";
import {
  type PriceRules,
  presentPriceSettings,
  presentSellerProduct,
  presentSellerProductDetail,
  presentSellerStock,
  presentSellerVariation,
} from "./seller-listing.presenter";
import {
  countOwnListings,
  selectCitiesOnSale,
  selectOwnListing,
  selectOwnListings,
  selectPriceSettings,
  selectRateOfProduct,
} from "./seller-listing.store";

/* Reads of a seller's own products; everything is loaded through the seller, so another's cannot be found. */

/** Products in one answer when the client asks for no page. */
const productsAtMost = 500;

/** A seller's own products: all, or the page that the request asks for. */
export async function readOwnListings(
  db: Db,
  sellerId: number,
  query: PageQuery,
  now: Date,
): Promise<SellerProductListAnswer> {
  const window = windowOf(query, productsAtMost);
  const [rules, rows, total] = await Promise.all([
    priceRules(db, now),
    selectOwnListings(db, sellerId, window),
    countOwnListings(db, sellerId),
  ]);
  const items = rows.map((row) => presentSellerProduct(row, rules));
  return presentPage(items, window.page, window.perPage, total);
}

async function priceRules(db: Db, now: Date): Promise<PriceRules> {
  const [{ farPriceShare }, since] = await Promise.all([readMarketRules(db), freshSince(db, now)]);
  return { since, farPercent: percentFromBasisPoints(farPriceShare) };
}

export async function readOwnListing(db: Db, sellerId: number, id: number, now: Date): Promise<SellerProductAnswer> {
  const listing = found(await selectOwnListing(db, sellerId, id));
  const packaging = await listPackaging(db, listing.commodity_product_id);
  const addresses = await selectLoadingAddresses(db, id);
  return presentSellerProductDetail(listing, packaging, addresses, await priceRules(db, now));
}

/** Cities of a state where the seller does not offer this product of this brand yet. */
export async function listFreeCities(
  db: Db,
  sellerId: number,
  choice: { commodity_product_id: number; brand_id: number; state: string },
): Promise<string[]> {
  const { commodity_product_id: productId, brand_id: brandId, state } = choice;
  const taken = await selectCitiesOnSale(db, sellerId, productId, brandId, state);
  return cityNames(state).filter((city) => !taken.has(city));
}

export async function readOwnPrice(db: Db, sellerId: number, id: number): Promise<SellerPriceAnswer> {
  const price = presentPriceSettings(found(await selectPriceSettings(db, sellerId, id)));
  const { hsn } = await selectRateOfProduct(db, id);
  return { data: price, gst_source: hsn === "" ? "" : `HSN ${hsn}` };
}

export async function listOwnVariations(db: Db, sellerId: number, id: number): Promise<SellerVariation[]> {
  const { sizes, values } = await readOwnSizes(db, sellerId, id);
  return sizes.map((size) => presentSellerVariation(size, values));
}

export async function listOwnStock(db: Db, sellerId: number, id: number): Promise<SellerStock[]> {
  const { sizes, values } = await readOwnSizes(db, sellerId, id);
  return sizes.map((size) => presentSellerStock(size, values));
}

/** The sizes of a listing that its brand makes, with their values. */
async function readOwnSizes(db: Db, sellerId: number, id: number) {
  found(await selectPriceSettings(db, sellerId, id));
  const sizes = (await selectListingSizes(db, { listingId: id })).filter((size) => size.brand_id !== null);
  const values = await readSizeValues(
    db,
    sizes.map((size) => size.id),
  );
  return { sizes, values };
}

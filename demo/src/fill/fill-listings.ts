import { secondsAfter } from "@mandi/api/public/clock";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { calculateUnitPrice } from "@mandi/shared/pricing/calculate-price";
import type { PriceBreakdown } from "@mandi/shared/pricing/price-breakdown";
import { termsFromRupees } from "@mandi/shared/pricing/price-terms";
import { brands } from "../content/brands";
import { agrawal } from "../content/buyers";
import { cities } from "../content/cities";
import { listings } from "../content/listings";
import { type Product, products } from "../content/products";
import { sellers } from "../content/sellers";
import type { Brand, City, Listing, Seller } from "../content/shapes";
import { type BaseChange, basePrices } from "../prices/listing-prices";
import { type FillContext, idsOf, inParts, named, present, userIdsByPhone } from "./context";
import { brandMakes } from "./fill-catalogue";

interface Offer {
  readonly listing: Listing;
  readonly product: Product;
  readonly brand: Brand;
  readonly city: City;
  readonly seller: Seller;
  readonly changes: readonly BaseChange[];
  /**
   * The price from a base price and what the size and the quality add, in rupees; of the default size and the first
   * quality where none is given.
   */
  readonly price: (base: number, size?: number, quality?: number) => PriceBreakdown;
  readonly charges: Charges;
}

interface Charges {
  readonly loading: number;
  readonly insurance: number;
  readonly inspection: number;
  readonly other: readonly { readonly name: string; readonly operator: "+" | "-"; readonly price: number }[];
}

const byKey = <Item extends { readonly key: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.key, item]));
const productByKey = byKey(products);
const brandByKey = byKey(brands);
const sellerByKey = byKey(sellers);
const cityByName = new Map(cities.map((city) => [city.name, city]));

function chargesOf(
  { product: { priceKind, gstPercent, typicalPrice } }: Pick<Offer, "product">,
  listing: Listing,
): Charges {
  if (priceKind === "mineral") return { loading: gstPercent === 18 ? 60 : 20, insurance: 0, inspection: 0, other: [] };
  const weighment = { name: "Weighment", operator: "+" as const, price: 100 };
  // Re-rollers who want full trucks give a small rebate.
  const fullTruck = { name: "Full truck rebate", operator: "-" as const, price: 150 };
  const givesRebate = listing.seller === "bansal" || listing.seller === "marathwada";
  return {
    loading: 250,
    insurance: 50,
    inspection: typicalPrice > 60_000 ? 150 : 0,
    other: givesRebate ? [weighment, fullTruck] : [weighment],
  };
}

function offerOf(listing: Listing, { market, now }: FillContext): Offer {
  const product = named(productByKey, listing.product);
  const brand = named(brandByKey, listing.brand);
  const city = named(cityByName, listing.city);
  const charges = chargesOf({ product }, listing);
  const size = present(product.sizes[product.defaultSize]);
  const termsOf = (quality: number) =>
    termsFromRupees({
      loading_charge: charges.loading,
      insurance_charge: charges.insurance,
      quality_charge: charges.inspection,
      other_charges: charges.other,
      quality_price: quality,
      packaging_price: present(product.packagings[0]).price,
      gst: product.gstPercent,
    });
  const price = (base: number, difference = size.difference, quality = present(product.qualities[0]).price) =>
    calculateUnitPrice(paiseFromRupees(base), paiseFromRupees(difference), termsOf(quality));
  return {
    listing,
    product,
    brand,
    city,
    seller: named(sellerByKey, listing.seller),
    changes: basePrices(listing, product, brand, city, market, now),
    price,
    charges,
  };
}

/** Stock by size: the middle sizes are rolled most, and the largest of a long list is sometimes sold out. */
function stockTonnes({ listing, product }: Offer, sizeIndex: number): number {
  const last = product.sizes.length - 1;
  if (product.key === "tmt-bar" && sizeIndex === last) return 0;
  const weight = 1 + Math.min(sizeIndex, last - sizeIndex);
  const total = product.sizes.reduce((sum, _, index) => sum + 1 + Math.min(index, last - index), 0);
  return Math.max(1, Math.round((listing.stockTonnes * weight) / total));
}

/** Fills the sellers' offers, with sizes, stock, addresses and past prices. */
export async function fillListings(context: FillContext): Promise<void> {
  const { tx } = context;
  const offers = listings.map((listing) => offerOf(listing, context));
  const users = await userIdsByPhone(tx);
  const productIds = await idsOf(tx, "commodity_product");
  const sizes = await tx.selectFrom("size_variation").select(["id", "commodity_product_id", "position"]).execute();
  const sizeIds = new Map(
    sizes.map(({ id, commodity_product_id, position }) => [`${commodity_product_id} ${position}`, id]),
  );
  const qualities = await tx.selectFrom("product_quality").select(["id", "commodity_product_id", "name"]).execute();
  const qualityIds = new Map(
    qualities.map(({ id, commodity_product_id, name }) => [`${commodity_product_id} ${name}`, id]),
  );
  const ids: ListingIds = {
    users,
    products: productIds,
    brands: await idsOf(tx, "brand"),
    sizeOf: ({ name }, index) => named(sizeIds, `${named(productIds, name)} ${index}`),
    qualityOf: ({ name }, quality) => named(qualityIds, `${named(productIds, name)} ${quality}`),
  };
  const placed = await placeOffers(context, offers, ids);
  await fillOtherCharges(context, placed);
  await fillVariations(context, placed, ids);
  await fillLoadingAddresses(context, placed);
  await fillPriceHistory(context, placed);
  await fillWatchList(context, placed, named(users, agrawal.phone));
}

/** The keys of the objects that a listing refers to. */
interface ListingIds {
  readonly users: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
  readonly sizeOf: (product: Product, sizeIndex: number) => number;
  readonly qualityOf: (product: Product, name: string) => number;
}

interface PlacedOffer {
  readonly id: number;
  readonly offer: Offer;
}

async function placeOffers(
  { tx, now }: FillContext,
  offers: readonly Offer[],
  ids: ListingIds,
): Promise<readonly PlacedOffer[]> {
  const stored = await tx
    .insertInto("listing")
    .values(offers.map((offer) => listingRow(offer, ids, now)))
    .returning(["id", "seller_id", "commodity_product_id", "brand_id", "city"])
    .execute();
  const nameOf = (seller: number, product: number, brand: number, city: string) =>
    [seller, product, brand, city].join(" ");
  const listingIds = new Map(
    stored.map((row) => [nameOf(row.seller_id, row.commodity_product_id, row.brand_id, row.city), row.id]),
  );
  return offers.map((offer) => {
    const { seller, product, brand, city } = offer;
    const name = nameOf(
      named(ids.users, seller.phone),
      named(ids.products, product.name),
      named(ids.brands, brand.name),
      city.name,
    );
    return { offer, id: named(listingIds, name) };
  });
}

function currentPrice({ changes, product }: Pick<Offer, "changes" | "product">, now: Date): BaseChange {
  return changes.at(-1) ?? { at: now, base: product.typicalPrice };
}

function listingRow({ product, brand, city, seller, changes, price, charges }: Offer, ids: ListingIds, now: Date) {
  const current = currentPrice({ changes, product }, now);
  const { totalChargesPaise, totalAmountPaise, exPaise } = price(current.base);
  return {
    seller_id: named(ids.users, seller.phone),
    commodity_product_id: named(ids.products, product.name),
    brand_id: named(ids.brands, brand.name),
    state: city.state,
    city: city.name,
    status: "live" as const,
    base_price_paise: paiseFromRupees(current.base),
    loading_charge_paise: paiseFromRupees(charges.loading),
    insurance_charge_paise: paiseFromRupees(charges.insurance),
    quality_charge_paise: paiseFromRupees(charges.inspection),
    gst_bp: basisPointsFromPercent(product.gstPercent),
    total_charges_paise: totalChargesPaise,
    total_amount_paise: totalAmountPaise,
    ex_price_paise: exPaise,
    default_size_id: ids.sizeOf(product, product.defaultSize),
    default_quality_id: ids.qualityOf(product, present(product.qualities[0]).name),
    price_updated_at: current.at,
    created_at: secondsAfter(now, -200 * 24 * 3600),
  };
}

async function fillOtherCharges({ tx }: FillContext, placed: readonly PlacedOffer[]): Promise<void> {
  const other = placed.flatMap(({ offer, id }) =>
    offer.charges.other.map(({ name, operator, price }, position) => ({
      listing_id: id,
      position,
      name,
      operator,
      price_paise: paiseFromRupees(price),
    })),
  );
  for (const part of inParts(other)) await tx.insertInto("listing_other_charge").values(part).execute();
}

async function fillVariations(
  { tx, now }: FillContext,
  placed: readonly PlacedOffer[],
  ids: ListingIds,
): Promise<void> {
  const variations = placed.flatMap(({ offer, id }) =>
    offer.product.sizes.map(({ difference }, index) => {
      const isSelected = brandMakes(offer.listing.brand, offer.product, index);
      const { base } = currentPrice(offer, now);
      const inEach = offer.product.qualities.map(({ name, price }) => [
        ids.qualityOf(offer.product, name),
        offer.price(base, difference, price).exPaise,
      ]);
      return {
        listing_id: id,
        size_variation_id: ids.sizeOf(offer.product, index),
        price_paise: paiseFromRupees(difference),
        ex_price_paise: offer.price(base, difference).exPaise,
        quality_prices: JSON.stringify(Object.fromEntries(inEach)),
        is_selected: isSelected,
        stock_kg: isSelected ? kilogramsFromTonnes(stockTonnes(offer, index)) : null,
      };
    }),
  );
  for (const part of inParts(variations)) await tx.insertInto("listing_variation").values(part).execute();
}

async function fillLoadingAddresses({ tx }: FillContext, placed: readonly PlacedOffer[]): Promise<void> {
  await tx
    .insertInto("loading_address")
    .values(
      placed.map(({ offer: { city, seller }, id }) => {
        const isHome = seller.company.city === city.name;
        return {
          listing_id: id,
          address_line_one: isHome ? seller.company.addressLineOne : `${seller.company.name}, stock yard`,
          address_line_two: isHome ? seller.company.addressLineTwo : city.area,
          pincode: isHome ? seller.company.pincode : city.pincode,
          city: city.name,
          state: city.state,
        };
      }),
    )
    .execute();
}

async function fillPriceHistory({ tx }: FillContext, placed: readonly PlacedOffer[]): Promise<void> {
  const history = placed.flatMap(({ offer, id }) =>
    offer.changes.map(({ at, base }) => ({
      listing_id: id,
      at,
      base_price_paise: paiseFromRupees(base),
      ex_price_paise: offer.price(base).exPaise,
    })),
  );
  for (const part of inParts(history, 1000)) await tx.insertInto("listing_price").values(part).execute();
}

async function fillWatchList({ tx, now }: FillContext, placed: readonly PlacedOffer[], userId: number): Promise<void> {
  const watched = placed
    .filter(
      ({ offer }) => offer.listing.seller !== "jaiswal" && ["tmt-bar", "ms-beam", "opc-43"].includes(offer.product.key),
    )
    .slice(0, 5);
  await tx
    .insertInto("bookmark")
    .values(
      watched.map(({ offer, id }, index) => {
        const savedAt = secondsAfter(now, -(index + 1) * 2 * 24 * 3600);
        const before = offer.changes.filter(({ at }) => at <= savedAt).at(-1) ?? currentPrice(offer, now);
        const saved_price_paise = offer.price(before.base).exPaise;
        return { user_id: userId, listing_id: id, created_at: savedAt, saved_price_paise };
      }),
    )
    .execute();
}

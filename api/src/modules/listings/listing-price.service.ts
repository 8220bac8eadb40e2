import { paise } from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { calculateUnitPrice } from "@mandi/shared/pricing/calculate-price";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { listPackaging, listQualities } from "../catalogue/catalogue.service";
import type { Quality } from "../catalogue/catalogue.store";
import { autoApproveSellers, readSetting } from "../site/settings";
import { noteChangeOffMarket } from "./change-off-market.service";
import type { ListingStatus } from "./listing.tables";
import {
  insertPriceChange,
  type SizePrice,
  selectPricesDue,
  selectPricesForUpdate,
  updateDerivedPrices,
  updateSizePrices,
} from "./listing-price.store";
import { termsOfListing } from "./listing-terms";
import { selectListingSizes, selectOtherCharges } from "./product-detail.store";

/**
 * Computes a listing's derived prices with the shared price function and stores the change. Call it in the transaction of every
 * write that a price depends on.
 *
 * The price shown is that of the default size (the first that the seller offers and the brand makes) in the first quality
 * and packaging (docs/domain.md#prices); beside it stands the price of every size in every quality. Without a base price or
 * such a size there is no price, and the listing is not offered.
 */
export async function refreshListingPrice(tx: Db, listingId: number, now: Date): Promise<void> {
  const listing = await derivePrices(tx, listingId, now);
  const status = await statusAfter(tx, listing.status, listing.exPaise);
  const isSentIn = status === "pending approval" && listing.status !== status;
  await updateDerivedPrices(tx, listingId, {
    status,
    ...(isSentIn ? { sent_in_at: now } : {}),
    // A price that was entered again is fresh even when it is the same.
    price_updated_at: now,
  });
  await noteChangeOffMarket(tx, listingId, now);
}

/** Gives a listing the GST rate of its product; its price before GST and the age of that price stay the same. */
export async function changeListingRate(tx: Db, listingId: number, gst: BasisPoints, now: Date): Promise<void> {
  await updateDerivedPrices(tx, listingId, { gst_bp: gst });
  await derivePrices(tx, listingId, now);
}

/** Derives the prices of listings whose catalogue has changed, each in its own transaction; the age of their prices stays the same. */
export async function followCatalogue(db: Db, atMost: number, now: Date): Promise<void> {
  for (const id of await selectPricesDue(db, atMost)) {
    await inTransaction(db, async (tx) => {
      await derivePrices(tx, id, now);
    });
  }
}

async function derivePrices(tx: Db, listingId: number, now: Date) {
  const listing = await selectPricesForUpdate(tx, listingId);
  // One after the other, because a transaction is one connection, which runs one statement at a time.
  const qualities = await listQualities(tx, listing.commodity_product_id);
  const packaging = await listPackaging(tx, listing.commodity_product_id);
  const otherCharges = await selectOtherCharges(tx, { listingId });
  const sizes = await selectListingSizes(tx, { listingId });
  const size = sizes.find((candidate) => candidate.is_selected === true && candidate.brand_id !== null);
  const priceIn = ({ price_paise: qualityPaise }: Pick<Quality, "price_paise">, sizePaise: number | null) => {
    const chosen = { qualityPaise, packagingPaise: packaging[0]?.charge_paise ?? 0 };
    const terms = termsOfListing(listing, otherCharges, chosen);
    return calculateUnitPrice(paise(listing.base_price_paise), paise(sizePaise ?? 0), terms);
  };
  const [usual = { id: null, price_paise: 0 }] = qualities;
  const price = priceIn(usual, size?.price_paise ?? null);
  const exPrice = listing.base_price_paise > 0 && size ? price.exPaise : 0;
  const sizePrices = sizes.map(({ id, price_paise }): SizePrice => {
    if (exPrice === 0) return { id, ex_price_paise: 0, quality_prices: {} };
    const inEach = qualities.map((quality) => [quality.id, priceIn(quality, price_paise).exPaise]);
    return { id, ex_price_paise: priceIn(usual, price_paise).exPaise, quality_prices: Object.fromEntries(inEach) };
  });
  await updateSizePrices(tx, listingId, sizePrices);
  const hasMoved = exPrice !== listing.ex_price_paise;
  await updateDerivedPrices(tx, listingId, {
    default_size_id: size?.id ?? null,
    default_quality_id: usual.id,
    total_charges_paise: price.totalChargesPaise,
    total_amount_paise: price.totalAmountPaise,
    ex_price_paise: exPrice,
    is_price_due: false,
  });
  if (hasMoved && exPrice > 0) {
    await insertPriceChange(tx, {
      listing_id: listingId,
      at: now,
      base_price_paise: listing.base_price_paise,
      ex_price_paise: exPrice,
    });
  }
  return { status: listing.status, exPaise: exPrice };
}

/**
 * A draft that has become complete goes to the desk, or live where the desk has delegated that. A listing that the desk rejected
 * becomes a draft again with the seller's next change, and always goes to the desk (docs/domain.md#catalogue-and-listings).
 */
async function statusAfter(tx: Db, status: ListingStatus, exPrice: number): Promise<ListingStatus> {
  if (status === "rejected") return exPrice === 0 ? "draft" : "pending approval";
  if (status !== "draft" || exPrice === 0) return status;
  return (await readSetting(tx, autoApproveSellers)) ? "live" : "pending approval";
}

import { type Paise, paise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { readMarketRules } from "../auction/market-rules";
import { checkFarPrice } from "../auction/offers/far-price.policy";
import { selectLastListedPrice } from "./seller-listing.store";

/**
 * A typing error in the listed price (45 for 45,000) reaches every buyer at once and distorts the comparison of offers, so a price far
 * from the last one needs confirmation. An empty price takes the product off the market and harms nobody.
 *
 * @throws Refusal 422 with the figures when the seller has not confirmed exactly this price
 */
export async function checkListedPrice(
  tx: Db,
  listingId: number,
  price: { readonly basePaise: Paise; readonly confirmedPaise: Paise | null },
): Promise<void> {
  const listedPaise = paise((await selectLastListedPrice(tx, listingId)) ?? 0);
  if (price.basePaise === zeroPaise || listedPaise === zeroPaise) return;
  const { farPriceShare } = await readMarketRules(tx);
  checkFarPrice({ ...price, listedPaise, share: farPriceShare });
}

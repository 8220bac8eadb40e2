import type { Product } from "../content/products";
import type { Brand, City, Listing } from "../content/shapes";
import type { IngotMarket } from "./ingot-market";
import { chance } from "./noise";
import { instant, isClosed, tradedDay } from "./trade-day";

export interface BaseChange {
  readonly at: Date;
  /** Rupees per MT. */
  readonly base: number;
}

/** The ingot price when the typical prices of the catalogue were recorded. */
const referenceIngot = 40_850;
const historyDays = 45;

function steelBase(
  listing: Listing,
  product: Product,
  brand: Brand,
  city: City,
  market: IngotMarket,
  day: number,
): number {
  const ingot = market.close("Raipur", day);
  // Expensive goods move less with the ingot than rebar does: zinc, drawing and threading do not change every day.
  const share = Math.min(1, 52_000 / product.typicalPrice) * (product.typicalPrice < 32_000 ? 0.7 : 0.9);
  const own =
    day === tradedDay(market.todayNumber)
      ? 0
      : Math.round((chance(listing.seller, listing.product, listing.city, day) - 0.5) * 3) * 50;
  const followed =
    product.key === "ms-ingot" ? ingot - referenceIngot : Math.round(((ingot - referenceIngot) * share) / 50) * 50;
  return product.typicalPrice + brand.premium + city.premium + listing.nudge + followed + own;
}

/** Cement and stone have list prices: these change on Mondays, and not every week. */
function mineralBase(listing: Listing, product: Product, brand: Brand, city: City, day: number, today: number): number {
  const week = Math.floor((day + 3) / 7);
  const weeksBack = Math.floor((today + 3) / 7) - week;
  let drift = 0;
  for (let step = 0; step < weeksBack; step++) {
    if (chance(listing.seller, listing.product, "week", week + step) < 0.4)
      drift += product.typicalPrice > 3000 ? 40 : 10;
  }
  const distance = product.typicalPrice > 3000 ? Math.round((city.premium * 0.12) / 10) * 10 : 0;
  return product.typicalPrice + (product.typicalPrice > 3000 ? brand.premium : 0) + distance + listing.nudge - drift;
}

/** Every change of a listing's base price in the last weeks, oldest first; the last one is the current price. */
export function basePrices(
  listing: Listing,
  product: Product,
  brand: Brand,
  city: City,
  market: IngotMarket,
  now: Date,
): readonly BaseChange[] {
  const changes: BaseChange[] = [];
  const today = market.todayNumber;
  for (let day = today - historyDays; day <= today; day++) {
    if (isClosed(day)) continue;
    const minute = 555 + Math.floor(chance(listing.seller, listing.product, listing.city, "minute", day) * 130);
    const at = instant(day, minute);
    if (at > now) break;
    const base =
      product.priceKind === "steel"
        ? steelBase(listing, product, brand, city, market, day)
        : mineralBase(listing, product, brand, city, day, today);
    const isFresh = day >= tradedDay(today - 1);
    if (isFresh || changes.at(-1)?.base !== base) changes.push({ at, base });
  }
  return changes;
}

import type { OfferItem } from "@mandi/shared/contract/product-list";

/** From the lowest to the highest end of all estimates of a list: one scale for all of its rows. */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
}

/** Null where there are no estimates. */
export function scaleOf(offers: readonly OfferItem[]): PriceScale | null {
  const estimates = offers.flatMap(({ landed }) => landed ?? []);
  if (estimates.length === 0) return null;
  return { min: Math.min(...estimates.map(({ low }) => low)), max: Math.max(...estimates.map(({ high }) => high)) };
}

/** Position of a price on the scale, in percent of its length. */
export function placeOn({ min, max }: PriceScale, price: number): number {
  return max === min ? 50 : ((price - min) * 100) / (max - min);
}

/** The offers whose range overlaps that of the lowest estimate: any of them may end lowest. */
export function mayEndLowest(offers: readonly OfferItem[]): readonly OfferItem[] {
  const lowest = offers.flatMap(({ landed }) => landed ?? []).toSorted((one, other) => one.price - other.price)[0];
  return lowest ? offers.filter(({ landed }) => landed && landed.low <= lowest.high) : [];
}

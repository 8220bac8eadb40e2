import type { Paise } from "../money/paise";
import { type BasisPoints, wholeInBasisPoints } from "../money/percent";

/** Whether a price is further from a listed one than this share of the listed one, above it or below. */
export function isFarPrice(price: Paise, listed: Paise, share: BasisPoints): boolean {
  return Math.abs(price - listed) * wholeInBasisPoints > listed * share;
}

/** How far, in percent with one decimal, cut off so that 99.99 never reads as 100. Null without a listed price. */
export function percentBetween(price: Paise, listed: Paise): number | null {
  return listed === 0 ? null : Math.floor((Math.abs(price - listed) * 1000) / listed) / 10;
}

import type { Paise } from "../money/paise";
import { type BasisPoints, wholeInBasisPoints } from "../money/percent";

/** Whether a price differs from a listed one by more than this share of it, above or below. */
export function isFarPrice(price: Paise, listed: Paise, share: BasisPoints): boolean {
  return Math.abs(price - listed) * wholeInBasisPoints > listed * share;
}

/**
 * By how much, in percent with one decimal, truncated so that 99.99 never reads as 100. Null without a listed price.
 */
export function percentBetween(price: Paise, listed: Paise): number | null {
  return listed === 0 ? null : Math.floor((Math.abs(price - listed) * 1000) / listed) / 10;
}

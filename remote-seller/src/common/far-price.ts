import { farPrice } from "@mandi/shared/messages/seller";
import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { roundPart } from "@mandi/shared/money/rounding";
import { isFarPrice, percentBetween } from "@mandi/shared/pricing/far-price";

/** How far a price is from the listed one, as a sentence. */
export function distanceSentence(typed: Paise, listed: Paise): string {
  const percent = percentBetween(typed, listed);
  if (percent === null) return farPrice.unlisted;
  const text = percent.toLocaleString("en-IN");
  return typed < listed ? farPrice.below(text) : farPrice.above(text);
}

/** Whether a price to list is so far from the listed one that it has to be confirmed; the server uses the same rule. */
export function isFarListedPrice(typed: Paise, listed: Paise, farPercent: number): boolean {
  if (typed === zeroPaise || listed === zeroPaise) return false;
  return isFarPrice(typed, listed, basisPointsFromPercent(farPercent));
}

/** The remark about such a price in a preview; empty for others. */
export function farNote(typed: Paise, listed: Paise, farPercent: number): { readonly far?: string } {
  return isFarListedPrice(typed, listed, farPercent) ? { far: distanceSentence(typed, listed) } : {};
}

/** Three, two or one digit missing, and one too many. */
const tenfold = [10_000, 1_000, 100, 1] as const;

/**
 * The price that was probably meant, such as 45,000 for `45`: the typed digits near the listed price; null where there
 * is none.
 */
export function meantPrice(typed: Paise, listed: Paise, farPercent: number): Paise | null {
  if (!isFarListedPrice(typed, listed, farPercent)) return null;
  const meant = tenfold.map((part) => roundPart(typed, part, 10));
  return meant.find((price) => price > zeroPaise && !isFarListedPrice(price, listed, farPercent)) ?? null;
}

import { farPrice } from "@mandi/shared/messages/seller";
import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { isFarPrice, percentBetween } from "@mandi/shared/pricing/far-price";

/** How far a price is from the listed one, in a sentence. */
export function distanceSentence(typed: Paise, listed: Paise): string {
  const percent = percentBetween(typed, listed);
  if (percent === null) return farPrice.unlisted;
  const text = percent.toLocaleString("en-IN");
  return typed < listed ? farPrice.below(text) : farPrice.above(text);
}

/** Whether a price to list is so far from the listed one that it has to be confirmed; the server decides by the same rule. */
export function isFarListedPrice(typed: Paise, listed: Paise, farPercent: number): boolean {
  if (typed === zeroPaise || listed === zeroPaise) return false;
  return isFarPrice(typed, listed, basisPointsFromPercent(farPercent));
}

/** The remark of a preview on such a price; none on others. */
export function farNote(typed: Paise, listed: Paise, farPercent: number): { readonly far?: string } {
  return isFarListedPrice(typed, listed, farPercent) ? { far: distanceSentence(typed, listed) } : {};
}

import { formatSize } from "./sizes";
import { unbroken } from "./unbroken";

/** The size and the grade that the price of an offer is for. */
export interface Priced {
  readonly default_variation?:
    | { readonly value: string; readonly unit: { readonly short_name: string } }
    | null
    | undefined;
  readonly default_quality?: string | null | undefined;
}

/** `12 mm`: the size that the price of an offer is for; empty where there is none. */
export function sizeOfPrice({ default_variation: size }: Priced): string {
  return size ? formatSize(`${size.value} ${size.unit.short_name}`.trim()) : "";
}

/** `12 mm, Fe 550D`: the size and the grade that the price of an offer is for, neither of them broken across lines. */
export function goodsOfPrice(offer: Priced): string {
  return [sizeOfPrice(offer), offer.default_quality ?? ""].filter(Boolean).map(unbroken).join(", ");
}

/** `Fe 550D +2`: the grade that the price of an offer is for, and how many others it comes in. */
export function gradesOfOffer({
  quality,
  default_quality,
}: Pick<Priced, "default_quality"> & { readonly quality: readonly string[] }): string | undefined {
  const first = default_quality ?? quality[0];
  if (first === undefined) return undefined;
  return unbroken(quality.length < 2 ? first : `${first} +${quality.length - 1}`);
}

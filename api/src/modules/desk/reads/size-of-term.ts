import { sizeText } from "@mandi/shared/format/size-text";
import type { ListedSize } from "../../../reads/desk/listings.read";

/** `Size 5.5 × 0.187, stock`: a term of a size, as `listing_terms` names it by the bare values. */
const named = /^Size (.+), (stock|difference)$/;

/** As `listing_terms` joins the values of a size. */
const bareName = ({ values }: ListedSize): string => bare(values.map(({ value }) => value).join(" × "));
const bare = (name: string): string => name.replaceAll(" x ", " × ");

/**
 * Names terms of sizes as pages write sizes, with their units: `Size 5.5 mm, 0.187 kg/m, stock`. A name stays as it is where no size of the
 * product has these values, or two that differ only in their units.
 */
export function sizeNamer(sizes: readonly ListedSize[]): (name: string) => string {
  const texts = new Map<string, Set<string>>();
  for (const size of sizes) {
    const key = bareName(size);
    texts.set(key, (texts.get(key) ?? new Set()).add(sizeText(size.values)));
  }
  return (name) => {
    const [, values = "", what = ""] = named.exec(name) ?? [];
    const [text, ...others] = texts.get(bare(values)) ?? [];
    return text === undefined || others.length > 0 ? name : `Size ${text}, ${what}`;
  };
}

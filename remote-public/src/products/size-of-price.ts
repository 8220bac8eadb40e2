import type { OfferItem } from "@mandi/shared/contract/product-list";
import { formatSize } from "@mandi/shared/format/sizes";

/** `12 mm`: the size that the price of an offer is for; empty where there is none. */
export function sizeOfPrice({ default_variation: size }: Pick<OfferItem, "default_variation">): string {
  return size ? formatSize(`${size.value} ${size.unit.short_name}`.trim()) : "";
}

/** The size of all these prices; null where they differ, or a price is for no size. */
export function commonSize(offers: readonly OfferItem[]): string | null {
  const [first, ...others] = new Set(offers.map(sizeOfPrice));
  return first && others.length === 0 ? first : null;
}

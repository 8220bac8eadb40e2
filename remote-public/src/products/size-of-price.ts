import type { OfferItem } from "@mandi/shared/contract/product-list";
import { formatSize } from "@mandi/shared/format/sizes";

/** `12 mm`: the size that the price of an offer is for; empty where there is none. */
export function sizeOfPrice({ default_variation: size }: Pick<OfferItem, "default_variation">): string {
  return size ? formatSize(`${size.value} ${size.unit.short_name}`.trim()) : "";
}

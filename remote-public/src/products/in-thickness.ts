import type { OfferItem } from "@mandi/shared/contract/product-list";
import { sizeOfPrice } from "@mandi/shared/format/priced-goods";
import { sizeWithThickness } from "@mandi/shared/format/size-with-thickness";

/** The offer with the one thickness of a list in the name of its size, `50 × 50 × 6 mm`. */
export function inThickness(offer: OfferItem, thickness: string | undefined): OfferItem {
  const size = offer.default_variation;
  if (size?.unit.short_name !== "mm") return offer;
  const value = sizeWithThickness(sizeOfPrice(offer), thickness).replace(/ mm$/u, "");
  return { ...offer, default_variation: { ...size, value } };
}

import { type Priced, sizeOfPrice } from "./priced-goods";
import { sizeWithThickness } from "./size-with-thickness";

/** The offer with the one thickness of a list in the name of its size, `50 × 50 × 6 mm`. */
export function inThickness<Offer extends Priced>(offer: Offer, thickness: string | undefined): Offer {
  const size = offer.default_variation;
  if (size?.unit.short_name !== "mm") return offer;
  const value = sizeWithThickness(sizeOfPrice(offer), thickness).replace(/ mm$/u, "");
  return { ...offer, default_variation: { ...size, value } };
}

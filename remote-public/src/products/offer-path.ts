import { productDetailOfSizePath, productDetailPath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { sizeOfPrice } from "./size-of-price";

/** Where an offer of a list opens: on the size of its price when the list is narrowed to sizes, else as its seller shows it. */
export function offerPath(offer: OfferItem, askedSizes: string | undefined): string {
  const size = askedSizes === undefined ? "" : sizeOfPrice(offer);
  return size === "" ? productDetailPath(offer.id) : productDetailOfSizePath(offer.id, size);
}

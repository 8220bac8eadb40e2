import { type OfferFilter, valuesOf } from "@mandi/shared/contract/offer-filter";
import { productDetailAskedPath, productDetailPath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { sizeOfPrice } from "@mandi/shared/format/priced-goods";
import { useSearchParams } from "react-router-dom";
import { isWantedQuantity } from "./compare/wanted-quantity";

/**
 * Where an offer of a list opens: with the list's filters, the size of its price (named in its thickness), a single
 * grade and the quantity of the address; otherwise with its defaults.
 */
export function useOfferPath(filter: OfferFilter): (offer: OfferItem) => string {
  const [params] = useSearchParams();
  const mt = params.get("mt") ?? "";
  const [grade, ...others] = valuesOf(filter.grade);
  const isSized = filter.size !== undefined || filter.thickness !== undefined;
  return (offer) => {
    const size = isSized ? sizeOfPrice(offer) : "";
    const asked = {
      ...(size !== "" && { size }),
      ...(grade !== undefined && others.length === 0 && { grade }),
      ...(isWantedQuantity(mt) && { mt }),
    };
    return Object.keys(asked).length === 0 ? productDetailPath(offer.id) : productDetailAskedPath(offer.id, asked);
  };
}

import { type OfferFilter, valuesOf } from "@mandi/shared/contract/offer-filter";
import { productDetailAskedPath, productDetailPath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { sizeOfPrice } from "@mandi/shared/format/priced-goods";
import { useSearchParams } from "react-router-dom";
import { isWantedQuantity } from "./compare/wanted-quantity";

/**
 * Where an offer of a list opens: with the list's filters, the size of its price, a single grade and the quantity of
 * the address; otherwise with its defaults.
 */
export function useOfferPath(filter: OfferFilter): (offer: OfferItem) => string {
  const [params] = useSearchParams();
  const mt = params.get("mt") ?? "";
  const [grade, ...others] = valuesOf(filter.grade);
  const isSized = filter.size !== undefined || filter.thickness !== undefined;
  return (offer) => {
    const size = isSized ? inFull(sizeOfPrice(offer), filter.thickness) : "";
    const asked = {
      ...(size !== "" && { size }),
      ...(grade !== undefined && others.length === 0 && { grade }),
      ...(isWantedQuantity(mt) && { mt }),
    };
    return Object.keys(asked).length === 0 ? productDetailPath(offer.id) : productDetailAskedPath(offer.id, asked);
  };
}

/** `50 × 50 × 6 mm`: sides with the one thickness of a list, by which an offer tells two sizes with the same sides apart. */
function inFull(sides: string, thickness: string | undefined): string {
  const [, figure] = /^([\d.]+) mm$/u.exec(thickness ?? "") ?? [];
  const named = sides.match(/\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
  if (figure === undefined || named.length < 2 || named.includes(Number(figure))) return sides;
  return sides.replace(/ mm$/u, ` × ${figure} mm`);
}

import { useSearchParams } from "react-router-dom";
import { CompareOffers } from "./compare/compare-offers";
import { comparedIds } from "./compare/compared-ids";
import { OfferList } from "./offer-list";

/** The offers of a product or a brand; with `?compare=` some of them side by side. */
export default function ProductListPage() {
  const [params] = useSearchParams();
  const ids = comparedIds(params.get("compare"));
  return ids === null ? <OfferList /> : <CompareOffers ids={ids} />;
}

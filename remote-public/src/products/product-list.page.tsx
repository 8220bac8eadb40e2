import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useSearchParams } from "react-router-dom";
import { comparedIds } from "./compare/compared-ids";
import { LoadingOffers, OfferList } from "./offer-list";

// A part that most visitors of a list do not use.
const CompareOffers = latePart(
  async () => (await import(/* webpackChunkName: "compare" */ "./compare/compare-offers")).CompareOffers,
  { failed: common.failedTitle, waiting: <LoadingOffers /> },
);

/** The offers of a product or a brand; with `?compare=` some of them side by side. */
export default function ProductListPage() {
  const [params] = useSearchParams();
  const ids = comparedIds(params.get("compare"));
  return ids === null ? <OfferList /> : <CompareOffers ids={ids} />;
}

import { definePages } from "@mandi/shared/query/pages";
import { useParams, useSearchParams } from "react-router-dom";
import { useListPages } from "../common/use-list-pages";
import { type OfferOrder, type OfferWish, readOffers, type SearchKind } from "./products.api";

const offerPages = definePages((signal, page: number, wish: OfferWish) => readOffers(wish, page, signal), {
  keyOf: ({ id }) => id,
  isKept: true,
});

/** The offers of the address, with order and length from its query. */
export function useOffers() {
  const { id = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const kind: SearchKind = params.get("type") === "brand" ? "brand" : "product";
  const order = orderOf(params.get("sort"));
  const list = useListPages(offerPages, [{ kind, id, order }]);

  function changeOrder(wanted: string): void {
    setParams(
      (before) => {
        before.delete("page");
        if (wanted === "") before.delete("sort");
        else before.set("sort", wanted);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { ...list, kind, id, order, changeOrder };
}

function orderOf(text: string | null): OfferOrder {
  return text === "price" || text === "-price" ? text : "";
}

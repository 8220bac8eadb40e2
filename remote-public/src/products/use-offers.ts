import type { OfferFilter } from "@mandi/shared/contract/offer-filter";
import { definePages } from "@mandi/shared/query/pages";
import { useParams, useSearchParams } from "react-router-dom";
import { useListPages } from "../common/use-list-pages";
import { filterOf, writeFilter } from "./filter-address";
import { type OfferOrder, type OfferWish, readOffers, type SearchKind } from "./products.api";

const offerPages = definePages((signal, page: number, wish: OfferWish) => readOffers(wish, page, signal), {
  keyOf: ({ id }) => id,
  isKept: true,
});

/** The offers of the address, with filters, order and length from its query. */
export function useOffers() {
  const { id = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const kind: SearchKind = params.get("type") === "brand" ? "brand" : "product";
  const wish: OfferWish = { kind, id, order: orderOf(params.get("sort")), filter: filterOf(params) };
  const list = useListPages(offerPages, [wish]);

  const changeAddress = (change: (params: URLSearchParams) => URLSearchParams) =>
    setParams(change, { replace: true, preventScrollReset: true });

  function changeOrder(wanted: string): void {
    changeAddress((before) => {
      before.delete("page");
      if (wanted === "") before.delete("sort");
      else before.set("sort", wanted);
      return before;
    });
  }

  const changeFilter = (filter: OfferFilter) => changeAddress((before) => writeFilter(before, filter));

  return { ...list, wish, changeOrder, changeFilter };
}

function orderOf(text: string | null): OfferOrder {
  return text === "price" || text === "-price" || text === "-updated" ? text : "";
}

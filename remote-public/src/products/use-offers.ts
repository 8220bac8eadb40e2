import { useParams, useSearchParams } from "react-router-dom";
import { useGrowingList } from "../common/use-growing-list";
import { type OfferOrder, readOffers, type SearchKind } from "./products.api";

/** The offers of the address, with order and length from its query. */
export function useOffers() {
  const { id = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const kind: SearchKind = params.get("type") === "brand" ? "brand" : "product";
  const order = orderOf(params.get("sort"));
  const list = useGrowingList({
    name: `${kind} ${id} by ${order}`,
    readPage: (page, signal) => readOffers({ kind, id, order }, page, signal),
    keyOf: (offer) => offer.id,
  });

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

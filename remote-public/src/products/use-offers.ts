import type { OfferItem } from "@mandi/shared/contract/product-list";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useParams, useSearchParams } from "react-router-dom";
import { readOffers, type SearchKind } from "./products.api";

/** Offers of one page of the list. */
export const offersPerPage = 12;

export type OfferOrder = "" | "price" | "-price";

/** The offers of the address, with order and page from its query. */
export function useOffers() {
  const { id = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const kind: SearchKind = params.get("type") === "brand" ? "brand" : "product";
  const order = orderOf(params.get("sort"));
  const state = usePageState(`${kind} ${id}`, (signal) => readOffers(kind, id, signal), {
    isEmpty: (offers) => offers.length === 0,
  });

  function pageHref(page: number) {
    const query = new URLSearchParams(params);
    if (page === 1) query.delete("page");
    else query.set("page", String(page));
    return { search: query.toString() };
  }

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

  return { state, kind, order, page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1), pageHref, changeOrder };
}

function orderOf(text: string | null): OfferOrder {
  return text === "price" || text === "-price" ? text : "";
}

/** The offers of one page in the wanted order. */
export function offersOfPage(offers: readonly OfferItem[], order: OfferOrder, page: number): readonly OfferItem[] {
  const sign = order === "-price" ? -1 : 1;
  const ordered = order === "" ? offers : [...offers].sort((one, other) => sign * (one.ex_price - other.ex_price));
  return ordered.slice((page - 1) * offersPerPage, page * offersPerPage);
}

import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import type { OfferFilter } from "@mandi/shared/contract/offer-filter";
import { definePages } from "@mandi/shared/query/pages";
import { useDelivery } from "@mandi/shared/session";
import { useParams, useSearchParams } from "react-router-dom";
import { useListPages } from "../common/use-list-pages";
import { type FilterChange, filterOf, noRange, withRange, writeFilter } from "./filter-address";
import { type OfferOrder, type OfferWish, readOffers, type SearchKind } from "./products.api";
import { useHeldPlace } from "./use-held-place";

const offerPages = definePages((signal, page: number, wish: OfferWish) => readOffers(wish, page, signal), {
  keyOf: ({ id }) => id,
  isKept: true,
});

/** The offers of the address, with filters, order and length from its query. */
export function useOffers() {
  const [, changeAddress] = useAddressQuery();
  const wanted = useOfferWish();
  const { wish, ...list } = useHeldPlace(wanted, useListPages(offerPages, [wanted]));

  function changeOrder(wanted: string): void {
    changeAddress((before) => {
      before.delete("page");
      if (wanted === "") before.delete("sort");
      else before.set("sort", wanted);
      return before;
    });
  }

  const changeFilter = (change: FilterChange) =>
    changeAddress((before) => writeFilter(before, change(askedFilter(before, wanted.pincode))));

  return { ...list, wish, changeOrder, changeFilter };
}

/** The query that follows from the address and the place of delivery. */
export function useOfferWish(): OfferWish {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const pincode = useDelivery()?.pincode ?? null;
  const kind: SearchKind = params.get("type") === "brand" ? "brand" : "product";
  return { kind, id, order: orderOf(params.get("sort"), kind, pincode), filter: askedFilter(params, pincode), pincode };
}

/** The filter of an address. Without a pincode there are no landed prices to filter by. */
function askedFilter(params: URLSearchParams, pincode: string | null): OfferFilter {
  const asked = filterOf(params);
  return pincode === null ? withRange(asked, "landed", noRange) : asked;
}

/**
 * By landed price where there is one, because it decides. Offers of a brand are of many products, which are not
 * comparable by it.
 */
function orderOf(text: string | null, kind: SearchKind, pincode: string | null): OfferOrder {
  if (text === "price" || text === "-price" || text === "-updated") return text;
  return pincode !== null && (kind === "product" || text === "landed") ? "landed" : "";
}

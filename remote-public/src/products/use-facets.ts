import type { OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useRef } from "react";
import { type OfferWish, readOfferFacets } from "./products.api";

const facetsQuery = defineQuery((signal, wish: OfferWish) => readOfferFacets(wish, signal), { isKept: true });

/**
 * The available filters of the offers; null while unknown. The list works without them, so a failure is not reported.
 * The previous ones stay while those of the next choice load, so that nothing disappears just before it is pressed.
 */
export function useFacets(wish: OfferWish): OfferFacetsAnswer | null {
  const state = useQuery(facetsQuery, [{ ...wish, order: "" }]);
  const of = `${wish.kind} ${wish.id} ${wish.pincode}`;
  const last = useRef<{ readonly of: string; readonly facets: OfferFacetsAnswer } | null>(null);
  if (state.kind === "ready") last.current = { of, facets: state.data };
  return last.current?.of === of ? last.current.facets : null;
}

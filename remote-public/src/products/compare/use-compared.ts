import type { OfferItem } from "@mandi/shared/contract/product-list";
import { inThickness } from "@mandi/shared/format/in-thickness";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { type OfferWish, readComparedOffers } from "../products.api";

const comparedQuery = defineQuery(
  (signal, wish: OfferWish, ids: readonly number[]) => readComparedOffers(wish, ids, signal),
  { isKept: true },
);

/**
 * The offers side by side, in the order in which they were chosen, their sizes named with the thickness of the address; those no
 * longer on offer are left out.
 */
export function useCompared(wish: OfferWish, ids: readonly number[]) {
  // Only size, thickness and grade apply here, because prices are for them: the chosen offers are compared, however the list
  // has been filtered since.
  const { size, thickness, grade } = wish.filter;
  const filter = {
    ...(size !== undefined && { size }),
    ...(thickness !== undefined && { thickness }),
    ...(grade !== undefined && { grade }),
  };
  const asked = { ...wish, order: "" as const, filter };
  const state = useQuery(comparedQuery, [asked, ids]);
  const inOrder = (offers: readonly OfferItem[]) =>
    ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? []).map((offer) => inThickness(offer, thickness));
  return state.kind === "ready" ? { ...state, data: inOrder(state.data) } : state;
}

import { useRef } from "react";
import type { OfferWish } from "./products.api";

/**
 * While the prices at another place of delivery load, those before stay on screen, with the wish that they are for: what stands
 * around the list does not move.
 */
export function useHeldPlace<List extends { readonly state: { readonly kind: string } }>(wish: OfferWish, list: List) {
  const shown = { ...list, wish };
  const held = useRef(shown);
  const isLoading = list.state.kind === "loading";
  if (!isLoading) held.current = shown;
  return isLoading && isElsewhere(held.current.wish, wish) ? held.current : shown;
}

/** The same list at another place. Its order is not compared: by landed price there is one only where there is a place. */
function isElsewhere(before: OfferWish, now: OfferWish): boolean {
  const listOf = ({ kind, id, filter }: OfferWish) => JSON.stringify([kind, id, filter]);
  return before.pincode !== now.pincode && listOf(before) === listOf(now);
}

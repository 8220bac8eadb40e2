import type { Location } from "react-router-dom";

/** What the router calls every page that a tab opens by loading it: an address that was typed, or a move to a newer set. */
const keyOfAnyLoad = "default";

/**
 * Under which name the scrolled height of a page is kept. A page that was loaded again is known by its address: under the
 * router's one name for all of them, another page would open as far down as the one before was left.
 */
export function scrollPlace({ key, pathname, search }: Location): string {
  return key === keyOfAnyLoad ? pathname + search : key;
}

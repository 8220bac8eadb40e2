import type { Location } from "react-router-dom";

/** The router's key for every page opened by a full load: a typed address, or a move to a newer set. */
const keyOfAnyLoad = "default";

/**
 * The key under which the scroll position of a page is kept. A reloaded page is identified by its address: under the
 * router's single key for all of them, another page would open at the scroll position of the previous one.
 */
export function scrollPlace({ key, pathname, search }: Location): string {
  return key === keyOfAnyLoad ? pathname + search : key;
}

import { usePageState } from "@mandi/shared/state/use-page-state";
import { readBookmarks } from "../bookmarks/bookmark.api";

/** What the user has on the watch list. */
export function useWatchlist() {
  return usePageState("watchlist", readBookmarks, { isEmpty: (offers) => offers.length === 0 });
}

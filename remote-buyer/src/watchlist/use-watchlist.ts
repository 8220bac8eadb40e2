import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readBookmarks } from "../bookmarks/bookmark.api";

const watchlistQuery = defineQuery(readBookmarks, { isEmpty: (offers) => offers.length === 0 });

/** What the user has on the watch list. */
export function useWatchlist() {
  return useQuery(watchlistQuery, []);
}

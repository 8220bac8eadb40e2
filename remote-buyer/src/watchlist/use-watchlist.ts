import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readBookmarks } from "../bookmarks/bookmark.api";

const watchlistQuery = defineQuery(readBookmarks, { isEmpty: (offers) => offers.length === 0 });

/** The user's watch list, with landed prices where a place of delivery is set. */
export function useWatchlist(pincode: string | null) {
  return useQuery(watchlistQuery, [pincode]);
}

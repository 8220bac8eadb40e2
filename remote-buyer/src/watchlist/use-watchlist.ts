import { defineQuery } from "@mandi/shared/query/query";
import { useHeldPage } from "@mandi/shared/query/use-held-page";
import { useQuery } from "@mandi/shared/query/use-query";
import { useSession } from "@mandi/shared/session";
import { readBookmarks } from "../bookmarks/bookmark.api";

const watchlistQuery = defineQuery(readBookmarks, { isEmpty: (offers) => offers.length === 0 });

/** The user's watch list, with landed prices where a place of delivery is set; one that is set meanwhile changes them in place. */
export function useWatchlist(pincode: string | null) {
  const phone = useSession(({ user }) => user?.phone ?? "");
  return useHeldPage(useQuery(watchlistQuery, [pincode]), phone);
}

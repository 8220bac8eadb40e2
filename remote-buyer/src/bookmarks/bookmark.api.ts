import {
  BookmarkAnswer,
  type BookmarkBody,
  BookmarkListAnswer,
  type WatchedOffer,
} from "@mandi/shared/contract/bookmark";
import { http } from "@mandi/shared/http";

/** The watch list, newest first; with a pincode (null: none) also the landed price there. */
export async function readBookmarks(signal: AbortSignal, pincode: string | null): Promise<WatchedOffer[]> {
  const { data } = await http.get("/bookmark", BookmarkListAnswer, {
    signal,
    ...(pincode === null ? {} : { query: { pincode } }),
  });
  return data;
}

/** Bookmarks an offer, or removes the bookmark, as the body says. */
export function saveBookmark(body: BookmarkBody): Promise<BookmarkAnswer> {
  return http.post("/bookmark", body, BookmarkAnswer);
}

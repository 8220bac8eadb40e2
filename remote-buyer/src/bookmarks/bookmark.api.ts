import { type BookmarkBody, BookmarkListAnswer } from "@mandi/shared/contract/bookmark";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** The watch list, newest first. */
export async function readBookmarks(signal: AbortSignal): Promise<OfferItem[]> {
  const { data } = await http.get("/bookmark", BookmarkListAnswer, { signal });
  return data;
}

/** Sets the mark, or takes it away when it is set. */
export function toggleBookmark(body: BookmarkBody): Promise<MessageAnswer> {
  return http.post("/bookmark", body, MessageAnswer);
}

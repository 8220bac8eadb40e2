import { notify } from "@mandi/shared/browser/notify";
import type { BookmarkBody } from "@mandi/shared/contract/bookmark";
import { HttpFailure } from "@mandi/shared/http";
import { useRef, useState } from "react";
import { toggleBookmark } from "./bookmark.api";

/** What can be kept on the watch list. */
export interface Markable extends BookmarkBody {
  readonly is_bookmarked: boolean;
}

/**
 * Bookmarks of the offers on a page. A press shows at once and is taken back when the server refuses it; the call toggles,
 * so a second press waits for the first one's answer.
 */
export function useBookmarks() {
  const [marks, setMarks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const running = useRef(new Set<number>());

  const mark = (id: number, isMarked: boolean) => setMarks((before) => new Map(before).set(id, isMarked));

  const isMarked = (offer: Markable): boolean => marks.get(offer.seller_commodity_product_id) ?? offer.is_bookmarked;

  async function toggle(offer: Markable): Promise<void> {
    const { commodity_product_id, seller_commodity_product_id } = offer;
    if (running.current.has(seller_commodity_product_id)) return;
    running.current.add(seller_commodity_product_id);
    const before = isMarked(offer);
    mark(seller_commodity_product_id, !before);
    try {
      const { message } = await toggleBookmark({ commodity_product_id, seller_commodity_product_id });
      notify.success(message);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      mark(seller_commodity_product_id, before);
      if (error.kind !== "aborted") notify.error(error.message);
    } finally {
      running.current.delete(seller_commodity_product_id);
    }
  }

  return { isMarked, toggle };
}

export type Bookmarks = ReturnType<typeof useBookmarks>;

import type { BookmarkBody } from "@mandi/shared/contract/bookmark";
import { useOptimistic } from "@mandi/shared/query/use-optimistic";
import { useMemo } from "react";
import { saveBookmark } from "./bookmark.api";

/** An item that can be on the watch list. */
export interface Markable extends BookmarkBody {
  readonly is_bookmarked: boolean;
}

/** Bookmarks of the offers on a page. A press shows at once and is reverted when the server refuses it. */
export function useBookmarks() {
  const { shown, change } = useOptimistic<number, boolean>();

  return useMemo(() => {
    const isMarked = (offer: Markable): boolean => shown(offer.seller_commodity_product_id, offer.is_bookmarked);

    function toggle(offer: Markable): Promise<void> {
      const { commodity_product_id, seller_commodity_product_id: id } = offer;
      const from = isMarked(offer);
      const body = { commodity_product_id, seller_commodity_product_id: id, is_bookmarked: !from };
      const send = async () => {
        const { message, is_bookmarked: held } = await saveBookmark(body);
        return { message, held };
      };
      return change(id, { from, to: !from, send });
    }

    return { isMarked, toggle };
  }, [shown, change]);
}

export type Bookmarks = ReturnType<typeof useBookmarks>;

import { notify } from "@mandi/shared/browser/notify";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { traders } from "@mandi/shared/contract/role";
import { HttpFailure } from "@mandi/shared/http";
import { roleOf, useSession } from "@mandi/shared/session";
import { useState } from "react";
import { toggleBookmark } from "./products.api";

/** The mark that keeps an offer on the watch list of a signed-in trader; nobody else has one. */
export function useBookmark(offer: OfferItem) {
  const role = useSession(roleOf);
  const [isMarked, setIsMarked] = useState(offer.is_bookmarked);
  const [isSending, setIsSending] = useState(false);

  async function toggle(): Promise<void> {
    if (isSending) return;
    const { commodity_product_id, seller_commodity_product_id } = offer;
    setIsSending(true);
    // Shown at once and taken back when the server refuses: a mark is not money.
    setIsMarked(!isMarked);
    try {
      const { message } = await toggleBookmark({ commodity_product_id, seller_commodity_product_id });
      notify.success(message);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      setIsMarked(isMarked);
      if (error.kind !== "aborted") notify.error(error.message);
    } finally {
      setIsSending(false);
    }
  }

  return { canMark: traders.some((trader) => trader === role), isMarked, toggle };
}

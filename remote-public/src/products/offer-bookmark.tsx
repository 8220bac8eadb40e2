import { notify } from "@mandi/shared/browser/notify";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { traders } from "@mandi/shared/contract/role";
import { HttpFailure } from "@mandi/shared/http";
import { products } from "@mandi/shared/messages/public";
import { roleOf, useSession } from "@mandi/shared/session";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { toggleBookmark } from "./products.api";

export interface OfferBookmarkProps {
  readonly offer: OfferItem;
  readonly className?: string | undefined;
}

/** Keeps an offer on the watch list of a signed-in trader; nobody else has one. */
export function OfferBookmark({ offer, className }: OfferBookmarkProps) {
  const role = useSession(roleOf);
  const [isMarked, setIsMarked] = useState(offer.is_bookmarked);
  const [isSending, setIsSending] = useState(false);
  if (!traders.some((trader) => trader === role)) return null;

  async function handleToggle(): Promise<void> {
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
      notify.error(error.message);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <IconButton
      icon={Bookmark}
      label={products.bookmark(`${offer.name}, ${offer.brand}, ${offer.city}`)}
      aria-pressed={isMarked}
      isFilled={isMarked}
      className={className}
      onClick={handleToggle}
    />
  );
}

import type { OfferItem } from "@mandi/shared/contract/product-list";
import { products } from "@mandi/shared/messages/public-products";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Bookmark } from "lucide-react";
import { useBookmark } from "./use-bookmark";

export interface OfferBookmarkProps {
  readonly offer: OfferItem;
  readonly className?: string | undefined;
}

/** Adds an offer to the watch list, or removes it. */
export function OfferBookmark({ offer, className }: OfferBookmarkProps) {
  const { canMark, isMarked, toggle } = useBookmark(offer);
  if (!canMark) return null;
  return (
    <IconButton
      icon={Bookmark}
      label={products.bookmark(`${offer.name}, ${offer.brand}, ${offer.city}`)}
      aria-pressed={isMarked}
      isFilled={isMarked}
      className={className}
      onClick={toggle}
    />
  );
}

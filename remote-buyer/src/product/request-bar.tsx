import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { Button } from "@mandi/shared/ui/controls/button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { LeadSize } from "./lead-size";
import { type PricedSelection, unitPriceOf } from "./price/product-price";
import type { Selection } from "./selection";

export interface RequestBarProps {
  readonly product: ProductDetail;
  readonly lead: LeadSize;
  readonly selection: Selection;
  readonly priced: PricedSelection;
  readonly onRequest: () => void;
}

/**
 * On a phone keeps the total and the one action in reach of the thumb: until there is a quantity, the price per MT. It
 * is the last element of the page, so it sticks to its end.
 */
export function RequestBar({ product, lead, selection, priced, onRequest }: RequestBarProps) {
  if (!useMediaQuery("(max-width: 767px)")) return null;
  return (
    <BottomBar
      {...(priced.totalTonnes > 0 ? totalOf(priced) : priceOf(product, lead, selection))}
      action={
        <Button variant="primary" onClick={onRequest}>
          {messages.request}
        </Button>
      }
    />
  );
}

function totalOf({ total, totalTonnes }: PricedSelection) {
  return { caption: messages.totalCaption(formatTonnes(totalTonnes)), figure: formatRupees(total) };
}

function priceOf(product: ProductDetail, lead: LeadSize, selection: Selection) {
  return {
    caption: messages.exPriceOf(lead.name),
    figure: formatRupees(unitPriceOf(product, selection, lead.price)),
  };
}

import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { product as words } from "@mandi/shared/messages/buyer";
import { Button } from "@mandi/shared/ui/controls/button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { PricedSelection } from "./price/product-price";

export interface RequestBarProps {
  readonly priced: PricedSelection;
  readonly onRequest: () => void;
}

/** On a phone the total and the one action stay in reach of the thumb. It is the last thing of the page, so it sticks to its end. */
export function RequestBar({ priced: { total, totalTonnes }, onRequest }: RequestBarProps) {
  if (!useMediaQuery("(max-width: 767px)")) return null;
  return (
    <BottomBar
      caption={words.totalCaption(formatTonnes(totalTonnes))}
      figure={formatRupees(total)}
      action={
        <Button variant="primary" onClick={onRequest}>
          {words.request}
        </Button>
      }
    />
  );
}

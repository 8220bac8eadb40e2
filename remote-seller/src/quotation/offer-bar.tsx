import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { countdownFigures } from "@mandi/shared/ui/data/countdown-figures";
import { useRemaining } from "@mandi/shared/ui/data/use-remaining";
import { useIsInView } from "@mandi/shared/ui/media/use-is-in-view";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { RefObject } from "react";

export interface TimeBarProps {
  readonly quotation: SellerQuotation;
  readonly priceFieldId: string;
  /** The element with the form of the offer. */
  readonly place: RefObject<HTMLElement | null>;
}

/** On a phone: the time left, and the way back up to the price while its form is not on the screen. */
export function TimeBar({ quotation, priceFieldId, place }: TimeBarProps) {
  const left = useRemaining(Date.parse(quotation.reply_deadline));
  const isFormShown = useIsInView(place);
  return (
    <BottomBar
      isHidden={isFormShown}
      caption={messages.timeRemaining}
      figure={countdownFigures(Math.ceil(left / 1000))
        .map(({ text, unit }) => `${text} ${unit}`)
        .join(" ")}
      action={
        <Button variant="primary" onClick={() => document.getElementById(priceFieldId)?.focus()}>
          {quotation.orderData.basePrice === null ? messages.makeOffer : messages.changePrice}
        </Button>
      }
    />
  );
}

import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatClock } from "@mandi/shared/format/dates";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { useRemaining } from "@mandi/shared/ui/data/use-remaining";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";

export interface TimeBarProps {
  readonly quotation: SellerQuotation;
  readonly priceFieldId: string;
}

/** On a phone: the time left, and the way back up to the price. */
export function TimeBar({ quotation, priceFieldId }: TimeBarProps) {
  const left = useRemaining(Date.parse(quotation.reply_deadline));
  return (
    <BottomBar
      caption={messages.timeRemaining}
      figure={formatClock(left / 1000)}
      action={
        <Button variant="primary" onClick={() => document.getElementById(priceFieldId)?.focus()}>
          {quotation.orderData.basePrice === null ? messages.makeOffer : messages.changePrice}
        </Button>
      }
    />
  );
}

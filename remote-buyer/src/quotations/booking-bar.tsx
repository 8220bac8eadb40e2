import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payment, quotations } from "@mandi/shared/messages/buyer-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { pricesOf } from "./quotation-prices";

/** The form that the bar's button sends. */
export const bookingFormId = "booking";

/** On a phone the booking amount and its button stay in reach of the thumb. */
export function BookingBar({ quotation }: { readonly quotation: Quotation }) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const prices = pricesOf(quotation);
  if (!isPhone || !prices || quotation.status !== "Seller Marked" || quotation.payment_under_check) return null;
  return (
    <BottomBar
      caption={quotations.booking}
      figure={formatRupees(prices.booking)}
      action={
        <Button type="submit" form={bookingFormId} variant="primary">
          {payment.pay(formatRupees(prices.booking))}
        </Button>
      }
    />
  );
}

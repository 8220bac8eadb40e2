import { formatRupees } from "@mandi/shared/format/rupees";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { payment, quotations } from "@mandi/shared/messages/buyer-trade";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { PaymentAction } from "../payments/payment-form";

/** The form that the bar's button sends. */
export const bookingFormId = "booking";

export interface BookingBarProps {
  /** The booking amount in rupees. */
  readonly booking: number;
  /** The form's own, so that both buttons always say and do the same. */
  readonly action: PaymentAction;
}

/** On a phone the booking amount and its button stay in reach of the thumb. */
export function BookingBar({ booking, action }: BookingBarProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  if (!isPhone) return null;
  return (
    <BottomBar
      caption={quotations.booking}
      figure={formatRupees(booking)}
      action={
        <SubmitButton
          form={bookingFormId}
          saving={{ isBusy: action.isBusy, isBlocked: false }}
          busyText={payment.paying}
        >
          {action.text}
        </SubmitButton>
      }
    />
  );
}

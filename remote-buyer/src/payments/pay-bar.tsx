import { formatRupees } from "@mandi/shared/format/rupees";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { PaymentAction } from "./payment-form";

export interface PayBarProps {
  /** The form that the bar's button sends. */
  readonly form: string;
  readonly caption: string;
  /** What the form asks for, in rupees. */
  readonly amount: number;
  /** The form's own, so that both buttons always say and do the same. */
  readonly action: PaymentAction;
}

/** On a phone what is to be paid and the button that pays it stay in reach of the thumb. */
export function PayBar({ form, caption, amount, action }: PayBarProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  if (!isPhone) return null;
  return (
    <BottomBar
      caption={caption}
      figure={formatRupees(amount)}
      action={
        <SubmitButton
          form={form}
          variant={action.isAskedNow ? "primary" : "secondary"}
          saving={{ isBusy: action.isBusy, isBlocked: false }}
          busyText={payment.paying}
        >
          {action.text}
        </SubmitButton>
      }
    />
  );
}

import { formatRupees } from "@mandi/shared/format/rupees";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { PaymentAction } from "./payment-form";

export interface PayBarProps {
  /** Id of the form that the bar's button submits. */
  readonly form: string;
  readonly caption: string;
  /** The amount in the form, in rupees. */
  readonly amount: number;
  /** The form's own action, so that both buttons always show and do the same. */
  readonly action: PaymentAction;
}

/** On a phone keeps the amount and the button that pays it in reach of the thumb. */
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

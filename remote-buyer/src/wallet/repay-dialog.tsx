import { formatRupees } from "@mandi/shared/format/rupees";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { useState } from "react";
import { PaymentForm } from "../payments/payment-form";
import { repaymentMeaning } from "../payments/payment-meanings";
import { useRepayment } from "./use-repayment";

export interface RepayDialogProps {
  readonly used: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Repays used credit, all of it or a part. */
export function RepayDialog({ used, onClose, onDone }: RepayDialogProps) {
  const paying = useRepayment(onDone);
  const [isTyped, setIsTyped] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={wallet.repayTitle}
      context={wallet.repayText(formatRupees(used))}
      isBusy={paying.saving.isBusy}
      isKeptOnOutsidePress
      hasUnsaved={isTyped}
    >
      <PaymentForm
        id="repayment"
        due={used}
        isPartAllowed
        sources={["cash", "bank"]}
        meaning={repaymentMeaning(used)}
        paying={paying}
        onTyped={setIsTyped}
      />
    </Dialog>
  );
}

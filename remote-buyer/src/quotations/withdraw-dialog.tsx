import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { useWithdraw } from "./use-withdraw";

export interface WithdrawDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a request is withdrawn. */
export function WithdrawDialog({ id, onClose, onDone }: WithdrawDialogProps) {
  const send = useWithdraw(id);
  return (
    <ConfirmSubmit
      isDanger
      title={quotations.withdrawTitle}
      confirmText={quotations.withdrawConfirm}
      busyText={quotations.withdrawing}
      cancelText={quotations.keep}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {quotations.withdrawText}
    </ConfirmSubmit>
  );
}

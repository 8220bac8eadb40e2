import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
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
      title={quotationPage.withdrawTitle}
      confirmText={quotationPage.withdrawConfirm}
      busyText={quotationPage.withdrawing}
      cancelText={quotationPage.keep}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {quotationPage.withdrawText}
    </ConfirmSubmit>
  );
}

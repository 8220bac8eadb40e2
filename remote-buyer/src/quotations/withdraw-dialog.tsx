import { quotations } from "@mandi/shared/messages/buyer-trade";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { useWithdraw } from "./use-withdraw";

export interface WithdrawDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a request is taken back. */
export function WithdrawDialog({ id, onClose, onDone }: WithdrawDialogProps) {
  const { withdraw, isBusy, refusal } = useWithdraw(id, onDone);
  return (
    <ConfirmDialog
      isOpen
      title={quotations.withdrawTitle}
      confirmText={quotations.withdrawConfirm}
      busyText={quotations.withdrawing}
      cancelText={quotations.keep}
      isDanger
      isBusy={isBusy}
      error={refusal}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {quotations.withdrawText}
    </ConfirmDialog>
  );
}

import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { PaymentAct } from "./use-payment-decision";

/** An act with a confirmation first; that of accepting has the sum in its button. */
export type AskedAct = Exclude<PaymentAct, "verify">;

export interface PaymentDialogsProps {
  readonly payment: DeskPayment;
  readonly asked: AskedAct | null;
  readonly isBusy: boolean;
  readonly onConfirm: (act: AskedAct) => void;
  readonly onClose: () => void;
}

/** The confirmations before a transfer is rejected or put into the wallet. */
export function PaymentDialogs({ payment, asked, isBusy, onConfirm, onClose }: PaymentDialogsProps) {
  return (
    <>
      <ConfirmDialog
        isOpen={asked === "reject"}
        title={messages.rejectTitle}
        confirmText={messages.reject}
        isDanger
        isBusy={isBusy}
        onConfirm={() => onConfirm("reject")}
        onClose={onClose}
      >
        {messages.rejectText(payment.payer)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "into-wallet"}
        title={messages.walletTitle(formatRupees(payment.amount, { decimals: "auto" }))}
        confirmText={messages.intoWallet}
        isBusy={isBusy}
        onConfirm={() => onConfirm("into-wallet")}
        onClose={onClose}
      >
        {messages.walletText}
      </ConfirmDialog>
    </>
  );
}

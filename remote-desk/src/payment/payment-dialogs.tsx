import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payment as words } from "@mandi/shared/messages/desk";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { PaymentAct } from "./use-payment-decision";

/** An act with a question first; accepting has the sum in its button. */
export type AskedAct = Exclude<PaymentAct, "verify">;

export interface PaymentDialogsProps {
  readonly payment: DeskPayment;
  readonly asked: AskedAct | null;
  readonly isBusy: boolean;
  readonly onConfirm: (act: AskedAct) => void;
  readonly onClose: () => void;
}

/** The questions before a transfer is rejected or put into the wallet. */
export function PaymentDialogs({ payment, asked, isBusy, onConfirm, onClose }: PaymentDialogsProps) {
  return (
    <>
      <ConfirmDialog
        isOpen={asked === "reject"}
        title={words.rejectTitle}
        confirmText={words.reject}
        isDanger
        isBusy={isBusy}
        onConfirm={() => onConfirm("reject")}
        onClose={onClose}
      >
        {words.rejectText(payment.payer)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "into-wallet"}
        title={words.walletTitle(formatRupees(payment.amount, { decimals: "auto" }))}
        confirmText={words.intoWallet}
        isBusy={isBusy}
        onConfirm={() => onConfirm("into-wallet")}
        onClose={onClose}
      >
        {words.walletText}
      </ConfirmDialog>
    </>
  );
}

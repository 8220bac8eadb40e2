import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { likeWords } from "./like-payments";
import { twinsOf } from "./twins";
import type { PaymentAct } from "./use-payment-decision";

export interface PaymentDialogsProps {
  readonly payment: DeskPayment;
  readonly asked: PaymentAct | null;
  readonly isBusy: boolean;
  readonly onConfirm: (act: PaymentAct) => void;
  readonly onClose: () => void;
}

/** The confirmations before a transfer is rejected or put into the wallet, and before one is accepted that has a twin. */
export function PaymentDialogs({ payment, asked, isBusy, onConfirm, onClose }: PaymentDialogsProps) {
  const sum = formatRupees(payment.amount, { decimals: "auto" });
  return (
    <>
      <ConfirmDialog
        isOpen={asked === "verify"}
        title={messages.twinTitle(sum)}
        confirmText={messages.accept(sum)}
        isBusy={isBusy}
        onConfirm={() => onConfirm("verify")}
        onClose={onClose}
      >
        {messages.twinText}
        {twinsOf(payment).map((twin) => (
          <p key={twin.id}>
            {messages.alikeLink(twin.utr)}, {likeWords(twin)}
          </p>
        ))}
      </ConfirmDialog>
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
        title={messages.walletTitle(sum)}
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

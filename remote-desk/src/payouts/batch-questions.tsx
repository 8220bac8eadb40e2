import { formatPaise } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { PaidRows } from "./use-batch";

/** The confirmations before payments are booked, and before a row is dropped. */
export function BatchQuestions({ marking }: { readonly marking: PaidRows }) {
  const { question, saving } = marking;
  if (question === null) return null;
  const isPaid = question === "paid";
  return (
    <ConfirmDialog
      isOpen
      title={isPaid ? payouts.paidTitle(marking.paid.length) : payouts.dropTitle(question.payee)}
      confirmText={isPaid ? payouts.markPaid(marking.paid.length) : payouts.drop}
      {...(isPaid ? {} : { cancelText: payouts.keep })}
      isDanger={!isPaid}
      isBusy={saving.isBusy}
      error={saving.refusal}
      onConfirm={() => void marking.act(question)}
      onClose={marking.close}
    >
      {isPaid ? payouts.paidText(formatPaise(marking.paidSum, { decimals: 2 })) : payouts.dropText}
    </ConfirmDialog>
  );
}

import { formatPaise } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { ConfirmAct } from "../acts/confirm-act";
import type { BatchQuestion, PaidRows } from "./use-batch";

function dropText({ set_off = [] }: Exclude<BatchQuestion, "paid">): string {
  if (set_off.length === 0) return payouts.dropText;
  const sum = sumPaise(set_off.map(({ amount }) => paiseFromRupees(amount)));
  return `${payouts.dropText} ${payouts.dropSetOff(formatPaise(sum, { decimals: 2 }))}`;
}

/** The confirmations before payments are booked, and before a row is dropped. */
export function BatchQuestions({ marking }: { readonly marking: PaidRows }) {
  const { question, saving } = marking;
  if (question === null) return null;
  const isPaid = question === "paid";
  return (
    <ConfirmAct
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
      {isPaid ? payouts.paidText(formatPaise(marking.paidSum, { decimals: 2 })) : dropText(question)}
    </ConfirmAct>
  );
}

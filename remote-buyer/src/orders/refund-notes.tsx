import type { Order } from "@mandi/shared/contract/order";
import { formatRupees } from "@mandi/shared/format/rupees";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { Note } from "@mandi/shared/ui/feedback/note";

/** Where refunds of this order go, and went: the server decides by what paid for the order. */
export function RefundNotes({ order: { due_amount, refund, refunded } }: { readonly order: Order }) {
  return (
    <>
      {due_amount < 0 ? <Note tone="info">{comingWords(refund)}</Note> : null}
      {refunded !== undefined && refunded.to_credit + refunded.to_wallet > 0 ? (
        <Note tone="ok">{doneWords(refunded)}</Note>
      ) : null}
    </>
  );
}

function comingWords(refund: Order["refund"]): string {
  const words = orders.refundNote;
  if (refund === undefined) return words.unknown;
  const { to_credit: credit, to_wallet: cash } = refund;
  if (credit <= 0) return words.toWallet;
  return cash <= 0 ? words.toCredit : words.toBoth(formatRupees(credit), formatRupees(cash));
}

function doneWords({ to_credit: credit, to_wallet: cash }: NonNullable<Order["refunded"]>): string {
  const words = orders.refunded;
  if (credit <= 0) return words.toWallet(formatRupees(cash));
  return cash <= 0 ? words.toCredit(formatRupees(credit)) : words.toBoth(formatRupees(credit), formatRupees(cash));
}

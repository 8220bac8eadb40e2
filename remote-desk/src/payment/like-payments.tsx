import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatDay } from "@mandi/shared/format/dates";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Note } from "@mandi/shared/ui/feedback/note";
import { exact } from "../common/exact";

type Like = DeskPayment["alike"][number] & { readonly payer?: string };

/** Warns of other reports of the payer that look the same, and of other transfers that were reported with the same proof. */
export function LikePayments({ payment: { alike, proof } }: { readonly payment: DeskPayment }) {
  return (
    <>
      <Warning title={messages.alike} alike={alike} />
      <Warning title={messages.sameProof} alike={proof?.same ?? []} />
    </>
  );
}

function Warning({ title, alike }: { readonly title: string; readonly alike: readonly Like[] }) {
  if (alike.length === 0) return null;
  return (
    <Note tone="warn">
      <b>{title}</b>
      {alike.map((like) => (
        <p key={like.id}>{lineOf(like)}</p>
      ))}
    </Note>
  );
}

function lineOf({ payer, utr, amount, paid_on, status, reason, reversed_on: reversed }: Like): string {
  return messages.alikeLine(
    [...(payer === undefined ? [] : [payer]), utr, exact(amount), formatDay(paid_on)].join(", "),
    reversed === undefined ? status : messages.alikeReversed(formatDay(reversed)),
    reason,
  );
}

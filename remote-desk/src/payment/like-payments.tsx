import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { deskPaymentPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Link } from "react-router-dom";
import { exact } from "../common/exact";
import styles from "../common/panel.module.css";
import rowLink from "../common/row-link.module.css";

type Like = DeskPayment["alike"][number] & { readonly payer?: string };

/** Warns of other transfers with the same UTR or the same proof, and of other reports of the payer that look the same. */
export function LikePayments({ payment }: { readonly payment: DeskPayment }) {
  const { alike, same_utr = [], proof } = payment;
  const isOfAnother = same_utr.some(({ payer }) => payer !== payment.payer);
  const hasSameUtr = ({ id }: Like) => same_utr.some((same) => same.id === id);
  return (
    <div className={styles.notes}>
      <Warning title={isOfAnother ? messages.sameUtrOfAnother : messages.sameUtr} alike={same_utr} />
      <Warning title={messages.alike} alike={alike.filter((like) => !hasSameUtr(like))} />
      <Warning title={messages.sameProof} alike={proof?.same ?? []} />
    </div>
  );
}

function Warning({ title, alike }: { readonly title: string; readonly alike: readonly Like[] }) {
  if (alike.length === 0) return null;
  return (
    <Note tone="warn">
      <b>{title}</b>
      {alike.map((like) => (
        <div key={like.id}>
          <Link to={deskPaymentPath(like.id)} className={rowLink.link}>
            {messages.alikeLink(like.utr)}
          </Link>
          <p>{likeWords(like)}</p>
        </div>
      ))}
    </Note>
  );
}

/** Another transfer in a line. */
export function likeWords({ payer, amount, paid_on, status, reason, reversed_on: reversed }: Like): string {
  return messages.alikeLine(
    [...(payer === undefined ? [] : [payer]), exact(amount), formatDay(paid_on)].join(", "),
    reversed === undefined ? status : messages.alikeReversed(formatDay(reversed)),
    reason,
  );
}

import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatPaise } from "@mandi/shared/format/rupees";
import { payment as messages } from "@mandi/shared/messages/desk";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { PaperLink } from "../books/paper-link";
import { exact } from "../common/exact";
import { type Fact, FactTable } from "../common/fact-table";
import { BankEvidence } from "./bank-evidence";
import { paidPaper } from "./paid-paper";
import { paidThing } from "./paid-thing";
import { PaysButton } from "./pays-button";

export interface PaymentEvidenceProps {
  readonly payment: DeskPayment;
  readonly onChanged: () => void;
}

/** What the payer reported next to what we asked for, and similar reports. */
export function PaymentEvidence({ payment, onChanged }: PaymentEvidenceProps) {
  const { title, heads } = sourceOf(payment);
  return (
    <>
      {payment.alike.length === 0 ? null : (
        <Note tone="warn">
          <b>{messages.alike}</b>
          {payment.alike.map(({ id, utr, amount, paid_on, status, reason, reversed_on: reversed }) => (
            <p key={id}>
              {messages.alikeLine(
                `${utr}, ${exact(amount)}, ${formatDay(paid_on)}`,
                reversed === undefined ? status : messages.alikeReversed(formatDay(reversed)),
                reason,
              )}
            </p>
          ))}
        </Note>
      )}
      <Block title={title} actions={<PaidActs payment={payment} onChanged={onChanged} />}>
        <FactTable label={title} heads={heads} facts={factsOf(payment)} />
      </Block>
      <BankEvidence payment={payment} />
    </>
  );
}

/** What can be done about what it pays: another choice, and a look at the document. */
function PaidActs({ payment, onChanged }: PaymentEvidenceProps) {
  const { invoice = null, invoice_kind: kind } = payment;
  return (
    <>
      {invoice === null ? null : <PaperLink paper={invoice}>{paidPaper(invoice, kind)}</PaperLink>}
      <PaysButton payment={payment} onChanged={onChanged} />
    </>
  );
}

/** Whose word the facts are: the payer's, or for what they never reported the desk's. */
function sourceOf({ entered_by: by = null, status }: DeskPayment) {
  const isDecided = status !== "under check";
  if (by === null) return { title: isDecided ? messages.compareDecided : messages.compare, heads: messages.heads };
  return {
    title: isDecided ? messages.compareEnteredDecided : messages.compareEntered,
    heads: { ...messages.heads, claim: messages.headOfEntered },
  };
}

function factsOf(payment: DeskPayment): readonly Fact[] {
  const { amount, due, utr, paid_on, payer, phone, reference } = payment;
  return [
    {
      fact: messages.amount,
      claim: exact(amount),
      ours: due === null ? messages.notAsked : exact(due),
      check: due === null ? "" : agreement(amount, due),
    },
    { fact: messages.utr, claim: utr, ours: "", check: "" },
    { fact: messages.paidOn, claim: formatDay(paid_on), ours: "", check: "" },
    { fact: messages.from, claim: payer, ours: formatPhone(phone), check: "" },
    paysFact(payment),
    { fact: messages.reference, claim: "", ours: reference, check: "" },
  ];
}

/** What the payer named, and beside it what the desk changed that to. */
function paysFact(payment: DeskPayment): Fact {
  const { named } = payment;
  const thing = paidThing(payment);
  if (!named) return { fact: messages.pays, claim: thing, ours: "", check: "" };
  return {
    fact: messages.pays,
    claim: paidThing(named),
    ours: messages.changedTo(thing),
    check: messages.changedBy(named.changed_by, formatMoment(named.changed_at)),
  };
}

function agreement(claimed: number, due: number): string {
  const difference = Math.abs(paiseFromRupees(claimed) - (due === 0 ? 0 : paiseFromRupees(due)));
  return difference === 0 ? messages.agrees : messages.differs(formatPaise(difference, { decimals: 2 }));
}

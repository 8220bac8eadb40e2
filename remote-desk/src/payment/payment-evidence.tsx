import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { subtractRupees } from "@mandi/shared/money/paise";
import { Block } from "@mandi/shared/ui/layout/section";
import { PaperLink } from "../books/paper-link";
import { exact } from "../common/exact";
import { type Fact, FactTable } from "../common/fact-table";
import { BankEvidence } from "./bank-evidence";
import { LikePayments } from "./like-payments";
import { paidPaper } from "./paid-paper";
import { paidThing } from "./paid-thing";
import { PaymentProof } from "./payment-proof";
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
      <LikePayments payment={payment} />
      <Block title={title} actions={<PaidActs payment={payment} onChanged={onChanged} />}>
        <FactTable label={title} heads={heads} facts={factsOf(payment)} />
      </Block>
      <PaymentProof payment={payment} />
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

/** Who states the facts: the payer, or the desk for a transfer that the payer never reported. */
function sourceOf({ entered_by: by = null, status }: DeskPayment) {
  const isDecided = status !== "under check";
  if (by === null) return { title: isDecided ? messages.compareDecided : messages.compare, heads: messages.heads };
  return {
    title: isDecided ? messages.compareEnteredDecided : messages.compareEntered,
    heads: { ...messages.heads, claim: messages.headOfEntered },
  };
}

function factsOf(payment: DeskPayment): readonly Fact[] {
  const { utr, paid_on, payer, phone, reference } = payment;
  return [
    dueFact(payment),
    { fact: messages.utr, claim: utr, ours: "", check: null },
    { fact: messages.paidOn, claim: formatDay(paid_on), ours: "", check: null },
    { fact: messages.from, claim: payer, ours: formatPhone(phone), check: null },
    paysFact(payment),
    { fact: messages.reference, claim: "", ours: reference, check: null },
  ];
}

/** What the payer named, and beside it what the desk changed that to. */
function paysFact(payment: DeskPayment): Fact {
  const { named } = payment;
  const thing = paidThing(payment);
  if (!named) return { fact: messages.pays, claim: thing, ours: "", check: null };
  return {
    fact: messages.pays,
    claim: paidThing(named),
    ours: messages.changedTo(thing),
    check: { words: messages.changedBy(named.changed_by, formatMoment(named.changed_at)) },
  };
}

/** What is left to pay beside the other transfers under check, and whether this one fits it. */
function dueFact({ amount, due, claimed = 0, purpose, status }: DeskPayment): Fact {
  const fact = { fact: messages.amount, claim: exact(amount) };
  if (due === null) return { ...fact, ours: messages.notAsked, check: null };
  const left = Math.max(0, subtractRupees(due, claimed));
  const ours = claimed === 0 ? exact(due) : messages.besideClaimed(exact(left), exact(claimed));
  // A booking amount is paid whole.
  if (purpose !== "booking" && amount < left) {
    return { ...fact, ours, check: { words: status === "under check" ? messages.partOfDue : messages.partOfWasDue } };
  }
  const agrees = amount === left;
  const words = agrees ? messages.agrees : messages.differs(exact(Math.abs(subtractRupees(amount, left))));
  return { ...fact, ours, check: { words, agrees } };
}

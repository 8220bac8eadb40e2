import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Block } from "@mandi/shared/ui/layout/section";
import { PaperLink } from "../books/paper-link";
import { type Fact, FactTable } from "../common/fact-table";
import { BankEvidence } from "./bank-evidence";
import { dueFact } from "./due-fact";
import { LateLikes } from "./late-likes";
import { LateProof } from "./late-proof";
import { paidPaper } from "./paid-paper";
import { paidThing } from "./paid-thing";
import styles from "./payment-evidence.module.css";
import { PaysButton } from "./pays-button";

export interface PaymentEvidenceProps {
  readonly payment: DeskPayment;
  readonly onChanged: () => void;
}

/** What the payer reported next to what we asked for, with their proof beside it, and similar reports. */
export function PaymentEvidence({ payment, onChanged }: PaymentEvidenceProps) {
  const { title, heads } = sourceOf(payment);
  const { alike, same_utr = [], proof } = payment;
  return (
    <>
      {alike.length + same_utr.length + (proof?.same.length ?? 0) > 0 ? <LateLikes payment={payment} /> : null}
      <div className={proof === undefined ? undefined : styles.beside}>
        <Block title={title} actions={<PaidActs payment={payment} onChanged={onChanged} />}>
          <FactTable label={title} heads={heads} facts={factsOf(payment)} />
        </Block>
        {proof === undefined ? null : <LateProof proof={proof} utr={payment.utr} />}
        <BankEvidence payment={payment} />
      </div>
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

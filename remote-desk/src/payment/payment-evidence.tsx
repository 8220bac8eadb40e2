import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
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
import { twinsOf } from "./twins";

export interface PaymentEvidenceProps {
  readonly payment: DeskPayment;
  readonly onChanged: () => void;
}

/** What the payer reported next to what we asked for, with their proof beside it, and similar reports. */
export function PaymentEvidence({ payment, onChanged }: PaymentEvidenceProps) {
  const { title, heads } = sourceOf(payment);
  const { proof } = payment;
  return (
    <>
      {twinsOf(payment).length > 0 ? <LateLikes payment={payment} /> : null}
      <div className={proof === undefined ? undefined : styles.beside}>
        <Block title={title} actions={<PaidActs payment={payment} onChanged={onChanged} />}>
          <FactTable label={title} heads={heads} facts={comparedIn(payment)} />
          <DefinitionList items={statedIn(payment)} />
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

/** What has a counterpart on our side. */
function comparedIn(payment: DeskPayment): readonly Fact[] {
  const { named } = payment;
  return [dueFact(payment), ...(named ? [changedFact(payment, named)] : [])];
}

/** What only one side states: there is nothing to compare it with. */
function statedIn(payment: DeskPayment): readonly Definition[] {
  const { utr, paid_on, payer, phone, reference, named } = payment;
  return [
    { term: messages.utr, value: utr },
    { term: messages.paidOn, value: formatDay(paid_on) },
    { term: messages.from, value: `${payer}, ${formatPhone(phone)}` },
    ...(named ? [] : [{ term: messages.pays, value: paidThing(payment) }]),
    { term: messages.reference, value: reference },
  ];
}

/** What the payer named, and beside it what the desk changed that to. */
function changedFact(payment: DeskPayment, named: NonNullable<DeskPayment["named"]>): Fact {
  return {
    fact: messages.pays,
    claim: paidThing(named),
    ours: messages.changedTo(paidThing(payment)),
    check: { words: messages.changedBy(named.changed_by, formatMoment(named.changed_at)) },
  };
}

import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatPaise } from "@mandi/shared/format/rupees";
import { payment as messages } from "@mandi/shared/messages/desk";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { exact } from "../common/exact";
import { type Fact, FactTable } from "../common/fact-table";
import { BankEvidence } from "./bank-evidence";
import { PaysButton } from "./pays-button";

export interface PaymentEvidenceProps {
  readonly payment: DeskPayment;
  readonly onChanged: () => void;
}

/** What the payer reported next to what we asked for, and similar earlier reports. */
export function PaymentEvidence({ payment, onChanged }: PaymentEvidenceProps) {
  return (
    <>
      {payment.alike.length === 0 ? null : (
        <Note tone="warn">
          <b>{messages.alike}</b>
          {payment.alike.map(({ id, utr, amount, paid_on, status, reason }) => (
            <p key={id}>{messages.alikeLine(utr, exact(amount), formatDay(paid_on), status, reason)}</p>
          ))}
        </Note>
      )}
      <Block title={messages.compare} actions={<PaysButton payment={payment} onChanged={onChanged} />}>
        <FactTable label={messages.compare} heads={messages.heads} facts={factsOf(payment)} />
      </Block>
      <BankEvidence payment={payment} />
    </>
  );
}

function factsOf({
  amount,
  due,
  utr,
  paid_on,
  payer,
  phone,
  reference,
  order,
  invoice = null,
}: DeskPayment): readonly Fact[] {
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
    ...(order === null ? [] : [{ fact: messages.pays, claim: paidThing(invoice, order), ours: "", check: "" }]),
    { fact: messages.reference, claim: "", ours: reference, check: "" },
  ];
}

const paidThing = (invoice: string | null, order: string): string =>
  invoice === null ? messages.paysOrder(order) : messages.paysInvoice(invoice, order);

function agreement(claimed: number, due: number): string {
  const difference = Math.abs(paiseFromRupees(claimed) - (due === 0 ? 0 : paiseFromRupees(due)));
  return difference === 0 ? messages.agrees : messages.differs(formatPaise(difference, { decimals: 2 }));
}

import type { PaymentBody } from "@mandi/shared/contract/payment";
import { toIndianDay } from "@mandi/shared/format/dates";
import { useState } from "react";
import {
  findPaymentErrors,
  type PaymentErrors,
  type PaymentFields,
  type PaymentTerms,
  toPaymentBody,
} from "./payment-rules";

/**
 * The fields of a payment and what is wrong with them after a try. `onPay` says whether the server took it.
 *
 * Another amount may become due while the form stands: an invoice arrives, or a payment was taken. A form in which nothing was
 * written begins anew for it. What was written stays to the letter, because it may tell of a transfer already made; `dueBefore`
 * is then what was due as the writing began.
 */
export function usePaymentForm(terms: PaymentTerms, onPay: (body: PaymentBody) => Promise<boolean>) {
  /** As the form opened, or as it was sent. */
  const [known, setKnown] = useState<PaymentFields>(() => fieldsFor(terms.due));
  const [fields, setFields] = useState(known);
  const [knownDue, setKnownDue] = useState(terms.due);
  const [isTried, setIsTried] = useState(false);
  const errors: PaymentErrors = isTried ? findPaymentErrors(fields, terms) : {};
  // The way to pay does not count: it is chosen again by one press.
  const isTyped = fields.amount !== known.amount || fields.utr !== known.utr || fields.paidOn !== known.paidOn;

  if (terms.due !== knownDue && !isTyped) {
    const anew = { ...fieldsFor(terms.due), source: fields.source };
    setKnown(anew);
    setFields(anew);
    setKnownDue(terms.due);
    setIsTried(false);
  }

  async function submit(): Promise<void> {
    setIsTried(true);
    if (Object.keys(findPaymentErrors(fields, terms)).length > 0) return;
    if (!(await onPay(toPaymentBody(fields, terms)))) return;
    // It stays as it was sent until the new due amount arrives: an amount put in by itself could be paid by a second press.
    setKnown(fields);
    setKnownDue(terms.due);
  }

  return {
    fields,
    errors,
    isTyped,
    /** Null while what is due is what was due when the form was begun. */
    dueBefore: terms.due === knownDue ? null : knownDue,
    change: (part: Partial<PaymentFields>) => setFields((before) => ({ ...before, ...part })),
    submit,
  };
}

function fieldsFor(due: number): PaymentFields {
  return { source: "cash", utr: "", paidOn: toIndianDay(Date.now()), amount: String(due) };
}
